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

  /// An input has been handled, and this is the stack now.
  mutating func record(_ input: StackInput, at time: Duration, _ stack: borrowing GuardedStack) {
    recorder.record(input, at: time, stack)
    if recordings.isEmpty { return }
    recordings.removeAll { $0.recording == nil }
    for listener in recordings { listener.recording?.record(input, at: time) }
  }
}
