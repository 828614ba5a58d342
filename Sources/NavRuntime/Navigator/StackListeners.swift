/// Records the inputs of the guarded stack: the last ones, and the entire run for each ``StackRecording``.
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

  /// Whether the current state of the stack must be recorded before the next input.
  @inline(__always) var isTurnDue: Bool { recorder.isTurnDue }

  /// Records the state of the stack after all recorded inputs.
  mutating func turn(_ stack: GuardedStack) {
    recorder.turn(stack)
  }

  /// Records an input that was handled.
  mutating func record(_ input: StackInput, at time: Duration) {
    recorder.record(input, at: time)
    if recordings.isEmpty { return }
    recordings.removeAll { $0.recording == nil }
    for listener in recordings { listener.recording?.record(input, at: time) }
  }
}
