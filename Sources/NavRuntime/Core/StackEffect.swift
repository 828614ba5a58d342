/// A change that the host makes to its stack.
public struct StackTransition: Hashable, Sendable {
  /// The identifier to pass to the completion.
  public let id: TransitionID
  /// The request that started the transition. ``RequestID/none`` for an eviction, a repair, and, in events, another
  /// root.
  public let request: RequestID
  /// The segue. ``SegueID/none`` for an eviction, for a stack that is placed or repaired, and, in events, for another
  /// root.
  public let segue: SegueID
  /// The difference between the new stack and the old one.
  public let kind: StackChangeKind
  /// Whether the host animates the transition.
  public let isAnimated: Bool

  /// The same transition without a request and a segue, for events.
  var unasked: StackTransition {
    StackTransition(id: id, request: .none, segue: .none, kind: kind, isAnimated: isAnimated)
  }
}

/// The difference between a stack and the previous stack.
public enum StackChangeKind: Hashable, Sendable {
  /// One more entry is on top.
  case push
  /// One or more entries are removed from the top.
  case pop
  /// Any other difference, for example the first stack, a restored stack, or a repair.
  case set
}

/// The watchdog's finding about a transition that did not end in time.
public enum Stall: Hashable, Sendable {
  /// The host still animates, and gets more time.
  case stillAnimating
  /// The host shows the target. Only the completion is missing.
  case completionMissing
  /// The host is idle, but does not show the target.
  case settledElsewhere
  /// The host animated for too long, and was made to settle.
  case madeToSettle
}

/// An action that a guarded stack requires. Effects are performed in order, before the next input is handled.
public enum StackEffect: Hashable, Sendable {
  /// Evaluate the destination's requirement, the predicate, and the hook, in this order. Reply with
  /// ``StackInput/verdict(_:_:)``.
  ///
  /// The target is set for an unwind. For a link, reply with ``StackInput/plan(_:_:)``, or with a verdict if the link
  /// may not begin. Its hooks are called later.
  case evaluate(RequestID, source: InstanceID, target: InstanceID?)
  /// Call the hook of a link's next step, and reply with ``StackInput/verdict(_:_:)``.
  case evaluateStep(RequestID, source: InstanceID)
  /// Evaluate the requirements of the stack and of the tabs. Reply with ``StackInput/requirements(_:)``, or with
  /// ``StackInput/required(_:_:)`` if another root or tab replaces one that may not stay.
  case evaluateRequirements
  /// Notify the app of an eviction: this instance, whose requirement does not hold, and those above it.
  case evicting(InstanceID)
  /// Evaluate `back` for each entry of the stack that is not in the proposed stack. Reply with a verdict for
  /// ``RequestID/none``.
  case evaluateHostChange
  /// Let the gesture begin, as this transition.
  case swipe(TransitionID)
  /// Call the app's factory.
  case makePage(InstanceID, RequestID)
  /// Call the source's `prepare` hook. For a push, the target is the new instance.
  case prepare(RequestID, source: InstanceID, target: InstanceID)
  /// Call the target's unwind hook.
  case unwind(RequestID, source: InstanceID, target: InstanceID)
  /// Turn interaction off or on.
  case interaction(Bool)
  /// Make the host show ``GuardedStack/proposed``.
  case show(StackTransition)
  /// Notify the app that this instance is about to be on top.
  case willShow(InstanceID)
  /// Notify the app that the host shows this instance on top.
  case didShow(InstanceID)
  /// Release an instance that left the stack because of this request or because of the host.
  case release(InstanceID, by: RequestID)
  /// The request is in the queue.
  case queued(RequestID)
  /// The request ended.
  case end(RequestID, StackOutcome)
  /// Send ``StackInput/timerFired`` after this time, instead of after the previous time. `nil` clears the timer.
  case timer(Duration?)
  /// Read the host's state, and send ``StackInput/hostReport(_:)``.
  case askHost
  /// Make the host settle: it completes all running animations at once.
  case settleHost
  /// The watchdog checked a transition that did not end in time.
  case stalled(TransitionID, Stall)
  /// The transition took longer than the limit for stall reports. Emitted once per transition.
  case report(TransitionID)
  /// A completion was ignored, because its transition is not in progress.
  case ignored(TransitionID)
  /// A completion arrived while the host still moves. The host is checked again soon.
  case completedEarly(TransitionID)
  /// The form of the topmost run changed.
  case formChanged(isExpanded: Bool)
  /// The host's own change was adopted.
  case adopted
  /// The host's own change is not legal, so the current stack is shown again.
  case repairing
}
