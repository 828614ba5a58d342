/// The guarded stack with what is written down of it, so that both hear of an input in one go and nothing is copied for that.
@MainActor struct RecordedStack {
  /// What is looked at again and again between two inputs. To look at the core itself is an access that Swift checks.
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

  /// Tells the core, and whoever writes it down; appends what is to be done, and gives what is to be seen of the core then.
  mutating func handle(_ input: StackInput, at time: Duration, into effects: inout [StackEffect]) -> View {
    core.handle(input, at: time, into: &effects)
    listeners.record(input, at: time)
    if listeners.isTurnDue { listeners.turn(core) }
    return view
  }

  // Inlined: a call would be given a copy of all.
  @inline(__always) private var view: View {
    View(
      observed: ObservedState.View(
        depth: core.state.entries.count, top: core.state.entries.last?.instance, isBusy: core.isBusy,
        isLocked: core.isLocked), isConfirming: core.state.phase.isConfirming, canServeQueue: core.canServeQueue,
      canPlace: core.canPlace)
  }
}
