/// Something that happened on a stack. In order, the events tell a session; ``StackTrace`` is what can be run again.
public struct NavigationEvent {
  /// A request, as events tell it.
  public struct Request {
    /// Names the request in later events.
    public let id: RequestID
    /// The segue; ``SegueID/none`` for a stack that is placed, ``SegueID/link`` for a link.
    public let segue: SegueID
    /// The segue's name in the graph, `back` or `link`; nothing for a stack that is placed.
    public let name: String
    /// The instance it was asked from.
    public let source: ScreenInstance?
    /// Of back: the instance to go back to; `nil` for the one under the source.
    public let target: InstanceID?
    /// Of a push: the destination with its arguments.
    public let destination: (any Screen)?
    /// Of a stack that is placed: its screens, from the bottom.
    public let placed: [any Screen]
    /// Of a link: the URL.
    public let url: String?
    /// Who asked.
    public let sender: Sender
  }

  /// The reason for a review of facts.
  public enum FactsCause: Hashable, Sendable {
    /// The app called ``Navigator/factsDidChange()``.
    case called
    /// An observable fact changed.
    case observed
  }

  /// What happened.
  public enum Kind {
    /// A segue was asked for.
    case requested(Request)
    /// The request waits.
    case queued(RequestID)
    /// The request has its outcome.
    case ended(RequestID, Outcome)
    /// The host was told to show another stack. An eviction, another root, and a repair have no request, and so no
    /// `requested` and no `ended`.
    case began(StackTransition)
    /// An instance is about to be on top.
    case willShow(ScreenInstance)
    /// An instance is on top, and stands.
    ///
    /// If a requirement fails, the stack changes even if the host does not carry out the change. Then ``released(_:)`` and
    /// ``repairing(_:)`` precede this event, which follows when the host shows the stack.
    case didShow(ScreenInstance)
    /// An instance has left the stack, and its page is let go.
    case released(ScreenInstance)
    /// A gesture that takes the top screen off has begun.
    case swipeBegan(TransitionID)
    /// The gesture has moved, to a fraction of the way.
    case swipeMoved(Double)
    /// The gesture is over.
    case swipeEnded(InteractivePopEnd)
    /// The host changed its stack on its own, and this is the stack now.
    case adopted([ScreenInstance])
    /// What the host did on its own, or did wrong, is not legal: it is told to show this stack again.
    case repairing([ScreenInstance])
    /// The watchdog found something.
    case stalled(TransitionID, Stall)
    /// A transition lasted longer than the limit. Indirect, since all events would be as large as a report.
    indirect case report(StallReport)
    /// A completion for a transition that is not under way was ignored.
    case ignoredCompletion(TransitionID)
    /// A completion came while the host still animated, and was ignored. The host is looked at again soon.
    case earlyCompletion(TransitionID)
    /// The host cannot show anything for a while.
    case suspended
    /// The host can show again what it is told.
    case resumed
    /// A link that waited is given up, since the user has gone elsewhere.
    case linkGivenUp(url: String)
    /// The app took a lock.
    case locked
    /// A lock was given back.
    case unlocked
    /// Facts may have changed, and requirements, roots, and a waiting link are evaluated again.
    case factsChanged(FactsCause)
    /// A fact changed at each of 64 reviews in a row, without a request or an event of the host between them. The
    /// navigator follows facts again after the next one. The requirements are those that it followed, as the graph file
    /// has them.
    case factsUnsettled(requirements: [String])
    /// What this screen requires, as it stands in the graph file, does not hold any more: it is taken off, and all above
    /// it.
    case evicted(ScreenInstance, requirement: String)
    /// The page of this screen is a ``SegueSource`` that names another screen, and so is never asked.
    case misplacedSource(ScreenInstance, names: String)
    /// The segue's facts are waited for, with the guard closed.
    case awaiting(RequestID)
  }

  /// When, by the host's clock.
  public let time: Duration
  /// What.
  public let kind: Kind
}

/// What a navigator knows about a transition that lasts too long.
public struct StallReport {
  /// The transition.
  public let transition: TransitionID
  /// What the host said: its stack, and whether it animates.
  public let host: HostState
  /// The stack that stands.
  public let stack: [ScreenInstance]
  /// Whether the guard is closed.
  public let isBusy: Bool
  /// Whether the app holds a lock.
  public let isLocked: Bool
  /// Whether interaction is turned on.
  public let isInteractionOn: Bool
  /// The requests that wait, in order.
  public let queue: [NavigationEvent.Request]
  /// The last 64 events, oldest first. Reports among them, and reports in the log, are without theirs.
  public internal(set) var events: [NavigationEvent]
  /// The last inputs of the guarded stack, which can be replayed: the report as a test. Those of reports in the log have no
  /// steps.
  public internal(set) var trace: StackTrace
}
