/// The guarded stack with what is written down of it, so that both hear of an input in one go and nothing is copied for that.
@MainActor struct RecordedStack {
  private(set) var core: GuardedStack
  private var listeners: StackListeners
  /// What the core wants done, until it is taken out. Nothing of the app's is in it.
  private var effects: [StackEffect] = []

  init(_ core: GuardedStack) {
    self.core = core
    listeners = StackListeners(from: core)
  }

  /// The last inputs, in order.
  var logs: [InputLog] { listeners.logs }

  mutating func append(_ recording: StackRecording) {
    listeners.append(recording)
  }

  /// Tells the core, and whoever looks at it.
  mutating func handle(_ input: StackInput, at time: Duration) {
    core.handle(input, at: time, into: &effects)
    listeners.record(input, at: time, core)
  }

  /// Takes out what is to be done.
  mutating func takeEffects() -> [StackEffect] { exchange(&effects, with: []) }

  /// Gives the room of the array back.
  mutating func reuse(_ array: consuming [StackEffect]) {
    array.removeAll(keepingCapacity: true)
    if effects.isEmpty { effects = array }
  }
}
