/// An event of a stack. The events in order describe a session. To replay a session, use ``StackTrace``.
public struct NavigationEvent {
  /// The description of a request in events.
  public struct Request {
    /// The ID of the request in later events.
    public let id: RequestID
    /// The segue, ``SegueID/none`` for a placed stack, or ``SegueID/link`` for a link.
    public let segue: SegueID
    /// The segue's name in the graph, `back`, or `link`. Empty for a placed stack.
    public let name: String
    /// The instance that made the request.
    public let source: ScreenInstance?
    /// For back, the instance to go back to, or `nil` for the one below the source.
    public let target: InstanceID?
    /// For a push, the destination with its arguments.
    public let destination: (any Screen)?
    /// For a placed stack, its screens, from the bottom.
    public let placed: [any Screen]
    /// For a link, its URL.
    public let url: String?
    /// For a link, the origin of its URL.
    public let linkSource: LinkSource?
    /// The sender of the request.
    public let sender: Sender
  }

  /// The reason for a review of facts.
  public enum FactsCause: Hashable, Sendable {
    /// The app called ``Navigator/factsDidChange()``.
    case called
    /// An observable fact changed.
    case observed
  }

  /// The kind of an event.
  public enum Kind {
    /// A request was made.
    case requested(Request)
    /// The request waits in the queue.
    case queued(RequestID)
    /// The request ended with this outcome.
    case ended(RequestID, Outcome)
    /// The host begins to show another stack. An eviction, another root, and a repair do not have a request, so there
    /// is no `requested` and no `ended` for them.
    case began(StackTransition)
    /// An instance is about to be on top.
    case willShow(ScreenInstance)
    /// An instance is on top, and its transition is complete.
    ///
    /// If a requirement fails, the stack changes even if the host does not perform the change. In that case,
    /// ``released(_:)`` and ``repairing(_:)`` precede this event, which follows when the host shows the stack.
    case didShow(ScreenInstance)
    /// An instance left the stack, and its page is released.
    case released(ScreenInstance)
    /// A gesture that pops the top screen or dismisses a layer began.
    case swipeBegan(TransitionID)
    /// The gesture moved, to a fraction of its distance.
    case swipeMoved(Double)
    /// The gesture ended.
    case swipeEnded(InteractivePopEnd)
    /// The host changed its stack by itself, and this is the current stack.
    case adopted([ScreenInstance])
    /// The form of the topmost run changed: whether its columns are side by side.
    case formChanged(isExpanded: Bool)
    /// The host made a change by itself, or made one incorrectly, and the result is not legal. The navigator shows
    /// this stack again.
    case repairing([ScreenInstance])
    /// The watchdog found a late transition.
    case stalled(TransitionID, Stall)
    /// A transition exceeded the limit. The case is indirect, because otherwise every event would be as large as a
    /// report.
    indirect case report(StallReport)
    /// A completion was ignored, because its transition is not in progress.
    case ignoredCompletion(TransitionID)
    /// A completion was ignored, because the host still animated. The navigator soon reads the host's state again.
    case earlyCompletion(TransitionID)
    /// The host cannot show anything for a while.
    case suspended
    /// The host can show changes again.
    case resumed
    /// A waiting link was given up, for example because the user went elsewhere.
    case linkGivenUp(url: String)
    /// The app took a lock.
    case locked
    /// A lock was released.
    case unlocked
    /// Facts may have changed. Requirements, roots, and a waiting link are evaluated again.
    case factsChanged(FactsCause)
    /// A fact changed at each of 64 consecutive reviews, without a request or an event of the host between them. The
    /// navigator follows facts again after the next one. The requirements are the followed ones, with their text in
    /// the graph file.
    case factsUnsettled(requirements: [String])
    /// The requirement of this screen, given with its text in the graph file, no longer holds. The screen is removed
    /// with all screens above it.
    case evicted(ScreenInstance, requirement: String)
    /// The page of this screen is a ``SegueSource`` of another screen, so its hooks are never called.
    case misplacedSource(ScreenInstance, names: String)
    /// The request waits for the facts of its segue, and the guard is closed.
    case awaiting(RequestID)
  }

  /// The time of the event on the host's clock.
  public let time: Duration
  /// The kind of the event.
  public let kind: Kind
}

/// The navigator's information about a transition that takes too long.
public struct StallReport {
  /// The transition.
  public let transition: TransitionID
  /// The state that the host reported: its stack, and whether it animates.
  public let host: HostState
  /// The current stack.
  public let stack: [ScreenInstance]
  /// Whether the guard is closed.
  public let isBusy: Bool
  /// Whether the app holds a lock.
  public let isLocked: Bool
  /// Whether interaction is on.
  public let isInteractionOn: Bool
  /// The requests in the queue, in order.
  public let queue: [NavigationEvent.Request]
  /// The last 64 events, oldest first. Reports among them do not contain events, and neither do reports in the log.
  public internal(set) var events: [NavigationEvent]
  /// The last inputs of the guarded stack. You can replay them, so a report is also a test. The traces of reports in
  /// the log have no steps.
  public internal(set) var trace: StackTrace
}
