/// The guarded stack with its recordings. One call passes an input to both, without a copy.
@MainActor struct RecordedStack {
  /// The properties of the core that are read often between two inputs. An access to the core itself would be checked
  /// by Swift.
  struct View {
    var observed = ObservedState.View()
    var isConfirming = false
    var canServeQueue = false
    var canPlace = true
  }

  private(set) var core: GuardedStack
  private var listeners: StackListeners

  init(_ core: GuardedStack) {
    self.core = core
    listeners = StackListeners(from: core)
  }

  /// The last inputs, in order.
  var logs: [InputLog] { listeners.logs }

  mutating func append(_ recording: StackRecording) {
    listeners.append(recording)
  }

  /// Passes an input to the core and its recordings. Appends the effects, and returns the new view of the core.
  mutating func handle(_ input: StackInput, at time: Duration, into effects: inout [StackEffect]) -> View {
    core.handle(input, at: time, into: &effects)
    listeners.record(input, at: time)
    if listeners.isTurnDue { listeners.turn(core) }
    return view
  }

  // Inlined, because a call would receive a copy of everything.
  @inline(__always) private var view: View {
    View(
      observed: ObservedState.View(
        depth: core.state.entries.count, top: core.state.entries.last?.instance, isBusy: core.isBusy,
        isLocked: core.isLocked), isConfirming: core.state.phase.isConfirming, canServeQueue: core.canServeQueue,
      canPlace: core.canPlace)
  }
}
