/// Writes down what the guarded stack is told: the last inputs, and the whole run for whoever asks for that.
@MainActor struct StackListeners {
  private struct Listener {
    weak var recording: StackRecording?
  }

  private var recorder: StackRecorder
  private var recordings: [Listener] = []

  init(from start: GuardedStack) {
    recorder = StackRecorder(from: start)
  }

  /// The last inputs, in order.
  var logs: [InputLog] { recorder.logs }

  mutating func append(_ recording: StackRecording) {
    recordings.append(Listener(recording: recording))
  }

  /// Whether the stack as it is now is wanted, before anything else is recorded.
  @inline(__always) var isTurnDue: Bool { recorder.isTurnDue }

  /// This is the stack after all that is recorded.
  mutating func turn(_ stack: GuardedStack) {
    recorder.turn(stack)
  }

  /// An input has been handled.
  mutating func record(_ input: StackInput, at time: Duration) {
    recorder.record(input, at: time)
    if recordings.isEmpty { return }
    recordings.removeAll { $0.recording == nil }
    for listener in recordings { listener.recording?.record(input, at: time) }
  }
}
