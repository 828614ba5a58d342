/// The least that an app without a navigator would have: an array of what to do when a screen is left.
struct ClosureStack {
  private var items: [() -> Void] = []
  private let left: Counter

  private final class Counter {
    var count = 0
  }

  init() {
    left = Counter()
    items.reserveCapacity(64)
  }

  /// How often a screen has been left.
  var timesLeft: Int { left.count }

  mutating func pushAndPop(_ times: Int) {
    for number in 0..<times {
      push(number)
      pop()
    }
  }

  // Calls that are not inlined cannot be taken for one that does nothing.
  @inline(never) private mutating func push(_ number: Int) {
    items.append { [left] in left.count += number >= 0 ? 1 : 0 }
  }
  @inline(never) private mutating func pop() { items.removeLast()() }
}
