/// The minimum of an app without a navigator: an array of closures that run when a screen is left.
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

  /// The number of screens that were left.
  var timesLeft: Int { left.count }

  mutating func pushAndPop(_ times: Int) {
    for number in 0..<times {
      push(number)
      pop()
    }
  }

  // These calls are not inlined, so that the optimizer cannot remove a push and its pop.
  @inline(never) private mutating func push(_ number: Int) {
    items.append { [left] in left.count += number >= 0 ? 1 : 0 }
  }
  @inline(never) private mutating func pop() { items.removeLast()() }
}
