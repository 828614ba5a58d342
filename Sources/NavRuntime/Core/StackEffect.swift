/// How a stack is to be changed at the host.
public struct StackTransition: Hashable, Sendable {
  /// What the completion has to name.
  public let id: TransitionID
  /// The request that started the transition, or ``RequestID/none`` if no request did: an eviction, another root, a
  /// repair.
  public let request: RequestID
  /// The segue; ``SegueID/none`` for a stack that is placed or repaired, and for another root.
  public let segue: SegueID
  /// How the new stack differs.
  public let kind: StackChangeKind
  /// Whether it is to be animated.
  public let isAnimated: Bool

  /// The same transition without a request, for events.
  var unasked: StackTransition {
    StackTransition(id: id, request: .none, segue: .none, kind: kind, isAnimated: isAnimated)
  }
}

/// How a stack differs from the one before.
public enum StackChangeKind: Hashable, Sendable {
  /// One entry more on top.
  case push
  /// One entry or several fewer on top.
  case pop
  /// Anything else: the first stack, a restored one, a repair.
  case set
}

/// What the watchdog found when a transition had not ended in time.
public enum Stall: Hashable, Sendable {
  /// The host still animates, and is given more time.
  case stillAnimating
  /// The host stood on the target; only the completion was missing.
  case completionMissing
  /// The host stood elsewhere.
  case settledElsewhere
  /// The host animated for too long, and was made to settle.
  case madeToSettle
}

/// What a guarded stack wants done, in this order. Each effect is carried out before the next input is handled.
public enum StackEffect: Hashable, Sendable {
  /// Ask the destination's requirement, then the predicate, then the hook, and answer with
  /// ``StackInput/verdict(_:_:)``. The target is set for an unwind. A link is answered with
  /// ``StackInput/plan(_:_:)``, or with a verdict if it may not begin; its hooks are asked later.
  case evaluate(RequestID, source: InstanceID, target: InstanceID?)
  /// Ask the hook of a link's next step, and answer with ``StackInput/verdict(_:_:)``.
  case evaluateStep(RequestID, source: InstanceID)
  /// Ask the requirements of the stack and of the tabs, and answer with ``StackInput/requirements(_:)``, or with
  /// ``StackInput/required(_:_:)`` where a root or a tab takes the place of another.
  case evaluateRequirements
  /// The requirement of this instance does not hold: it is taken off, and all above it.
  case evicting(InstanceID)
  /// Ask `back` of every entry of the stack that is not in the proposed one, and answer with a verdict for no request.
  case evaluateHostChange
  /// The gesture may begin; this is its transition.
  case swipe(TransitionID)
  /// Call the app's factory.
  case makePage(InstanceID, RequestID)
  /// Call the source's `prepare` hook; for a push, with the new instance as target.
  case prepare(RequestID, source: InstanceID, target: InstanceID)
  /// Call the target's unwind hook.
  case unwind(RequestID, source: InstanceID, target: InstanceID)
  /// Turn interaction off or on.
  case interaction(Bool)
  /// Tell the host to show ``GuardedStack/proposed``.
  case show(StackTransition)
  /// This instance is about to be on top.
  case willShow(InstanceID)
  /// This instance is on top, and stands.
  case didShow(InstanceID)
  /// The instance has left the stack, because of this request or because of the host.
  case release(InstanceID, by: RequestID)
  /// The request waits in the queue.
  case queued(RequestID)
  /// The request has ended.
  case end(RequestID, StackOutcome)
  /// Send ``StackInput/timerFired`` after this time, in place of the time asked for before; or never.
  case timer(Duration?)
  /// Send ``StackInput/hostReport(_:)``.
  case askHost
  /// Make the host end what it is doing.
  case settleHost
  /// The watchdog found something.
  case stalled(TransitionID, Stall)
  /// The transition lasted longer than the limit for reports. Once a transition.
  case report(TransitionID)
  /// A completion for a transition that is not under way was ignored.
  case ignored(TransitionID)
  /// A completion came while the host still moves. It is looked at again soon.
  case completedEarly(TransitionID)
  /// The host's own change was taken over.
  case adopted
  /// The host's own change is not legal; what stood before is shown again.
  case repairing
}
