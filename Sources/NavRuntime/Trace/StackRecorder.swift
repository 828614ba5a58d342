/// Keeps the last inputs of a guarded stack, at least 128 of them where there were as many.
///
/// Two logs take turns: where one is full, the older is recorded over. So what is kept always begins where a log does,
/// with a stack that is known.
struct StackRecorder {
  private static let capacity = 128
  private var older: InputLog?
  private var newer: InputLog

  init(from start: GuardedStack) {
    newer = InputLog(from: start)
  }

  /// The logs, in order.
  var logs: [InputLog] { [older, newer].compactMap { $0 } }

  /// Whether the newer log is full, and the other is to begin with the stack as it is now.
  var isTurnDue: Bool { newer.count == Self.capacity }

  /// An input has been handled.
  mutating func record(_ input: StackInput, at time: Duration) {
    newer.record(input, at: time)
  }

  /// Begins the older log anew, with the stack as it is after all that is recorded.
  mutating func turn(_ stack: GuardedStack) {
    var next = older ?? InputLog(from: stack)
    older = nil
    next.restart(from: stack)
    older = newer
    newer = next
  }
}
