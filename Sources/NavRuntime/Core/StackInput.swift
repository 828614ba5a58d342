/// What a host says about itself when asked.
public struct HostState: Hashable, Sendable {
  /// The instances on its stack, from the bottom.
  public var stack: [InstanceID]
  /// Whether a transition is running.
  public var isAnimating: Bool
  /// Whether a layer of somebody else's lies over all that is on its stack.
  public var isCovered: Bool

  /// A host's state.
  public init(stack: [InstanceID], isAnimating: Bool, isCovered: Bool = false) {
    self.stack = stack
    self.isAnimating = isAnimating
    self.isCovered = isCovered
  }
}

/// What can happen to a guarded stack.
public enum StackInput: Hashable, Sendable, Codable {
  /// A segue is asked for.
  case request(StackRequest)
  /// A button of an alert was chosen, and the host may have closed it: an unwind of the alert is asked for.
  case alertChosen(StackRequest)
  /// A gesture that takes the top screen off wants to begin.
  case swipeBegan(StackRequest)
  /// The gesture moved.
  case swipeMoved
  /// The gesture ended, and the host is in this state.
  case swipeEnded(InteractivePopEnd, HostState)
  /// Whoever awaited the request does not any more.
  case cancel(RequestID)
  /// The answer to ``StackEffect/evaluate(_:source:target:)``, ``StackEffect/evaluateStep(_:source:)`` and
  /// ``StackEffect/evaluateHostChange``.
  case verdict(RequestID, StackVerdict)
  /// The answer to ``StackEffect/evaluate(_:source:target:)`` for a link that may take at least one step, and for a segue that opens
  /// several entries or selects a tab.
  case plan(RequestID, StackPlan)
  /// What requirements ask may have changed.
  case factsChanged
  /// The answer to ``StackEffect/evaluateRequirements``: the lowest instance whose requirement does not hold.
  case requirements(InstanceID?)
  /// The other answer to it: a root, or a tab, that may not stay gives way to another one.
  case required(RequestID, StackPlan)
  /// A whole stack is to be shown: the first one, or a restored one. What is not legal in it is left out, from there
  /// up.
  case place(RequestID, [StackPlacement])
  /// The transition takes this long.
  case lasts(TransitionID, Duration)
  /// The host says that a transition has ended, and is in this state.
  case completed(TransitionID, HostState)
  /// The host's stack changed without being told to, or the host answers ``StackEffect/askHost``.
  case hostReport(HostState)
  /// The time of ``StackEffect/timer(_:)`` has passed.
  case timerFired
  /// The app takes a lock.
  case lock
  /// The app gives a lock back.
  case unlock
  /// The host cannot show anything for a while.
  case suspended(HiddenHostPolicy)
  /// The host can show again what it is told, and is in this state.
  case resumed(HostState)
  /// Nothing nested runs any more; the queue may move.
  case serveQueue
}
