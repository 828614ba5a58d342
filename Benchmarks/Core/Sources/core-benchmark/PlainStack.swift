/// The baseline for a guarded stack: an array with appends and removals.
struct PlainStack {
  private var items: [Int]
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    items = Array(0..<depth)
    items.reserveCapacity(64)
  }

  /// Whether the array has its original contents.
  var isIntact: Bool { items == Array(0..<depth) }

  mutating func pushAndPop(_ times: Int) {
    for number in 0..<times {
      push(number)
      pop()
    }
  }

  // These calls are not inlined, so that the optimizer cannot remove a push and its pop.
  @inline(never) private mutating func push(_ item: Int) { items.append(item) }
  @inline(never) private mutating func pop() { items.removeLast() }
}
