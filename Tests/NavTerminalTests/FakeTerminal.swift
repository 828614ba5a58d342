@testable import NavTerminal

/// A screen that keeps every frame that it presents.
@MainActor final class FakeScreen: TerminalScreen {
  var size = GridSize(rows: 4, columns: 12)
  private(set) var frames: [Canvas] = []
  private(set) var forgotten = 0

  func present(_ frame: Canvas) {
    frames.append(frame)
  }

  func forget() {
    forgotten += 1
  }

  /// The rows of the last frame.
  var rows: [String] {
    guard let frame = frames.last else { return [] }
    return (0..<frame.size.rows).map { frame.text(row: $0) }
  }
}

/// A clock that a test advances. It runs each action at its time.
@MainActor final class FakeClock: HostClock {
  private final class Action: ScheduledAction {
    let time: Duration
    let order: Int
    var body: (@MainActor () -> Void)?

    init(time: Duration, order: Int, body: @escaping @MainActor () -> Void) {
      self.time = time
      self.order = order
      self.body = body
    }

    func cancel() {
      body = nil
    }
  }

  private(set) var now: Duration = .zero
  private var actions: [Action] = []
  private var count = 0

  /// The number of pending actions.
  var pending: Int { actions.count { $0.body != nil } }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any ScheduledAction {
    count += 1
    let action = Action(time: now + delay, order: count, body: action)
    actions.append(action)
    return action
  }

  func advance(by time: Duration) {
    let end = now + time
    while let next = actions.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      actions.removeAll { $0 === next }
      now = max(now, next.time)
      next.body?()
    }
    now = end
  }
}
