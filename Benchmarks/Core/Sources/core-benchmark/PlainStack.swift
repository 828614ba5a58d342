/// What a guarded stack is measured against: an array, appended to and removed from.
struct PlainStack {
  private var items: [Int]
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    items = Array(0..<depth)
    items.reserveCapacity(64)
  }

  /// Whether it is as it was.
  var isIntact: Bool { items == Array(0..<depth) }

  mutating func pushAndPop(_ times: Int) {
    for number in 0..<times {
      push(number)
      pop()
    }
  }

  // Calls that are not inlined cannot be taken for one that does nothing.
  @inline(never) private mutating func push(_ item: Int) { items.append(item) }
  @inline(never) private mutating func pop() { items.removeLast() }
}
