/// The last inputs of a guarded stack, at least 128 if there were that many.
///
/// Two logs take turns: when one is full, the older one is overwritten. So the kept inputs always begin at the start
/// of a log, where the state of the stack is known.
struct StackRecorder {
  private static let capacity = 128
  private var older: InputLog?
  private var newer: InputLog

  init(from start: GuardedStack) {
    newer = InputLog(from: start)
  }

  /// The logs, in order.
  var logs: [InputLog] { [older, newer].compactMap { $0 } }

  /// Whether the newer log is full, so that the other one must start with the current state of the stack.
  var isTurnDue: Bool { newer.count == Self.capacity }

  /// Records an input that was handled.
  mutating func record(_ input: StackInput, at time: Duration) {
    newer.record(input, at: time)
  }

  /// Restarts the older log with the state of the stack after all recorded inputs.
  mutating func turn(_ stack: GuardedStack) {
    var next = older ?? InputLog(from: stack)
    older = nil
    next.restart(from: stack)
    older = newer
    newer = next
  }
}
