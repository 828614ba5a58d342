import NavRuntime

/// The history of a run that is needed to judge it. It does not affect the run.
struct ReferenceModel {
  /// A request without an outcome.
  struct OpenRequest {
    let request: StackRequest
    /// The screens on the path of a link, from the root.
    var link: [ScreenID]?
    /// The screens of a saved stack, from the root.
    var saved: [ScreenID]?

    var id: RequestID { request.id }
  }

  /// The content of a tab when it was deselected, from its first page.
  struct ParkedTab {
    let opening: StackOpening
    var pages: [InstanceID]
  }

  var parked: [ParkedTab] = []
  /// The evicted page in a parked tab, while the host performs the change.
  var unparking: InstanceID?
  /// The open requests, in the order of their creation.
  var open: [OpenRequest] = []
  /// The request that last returned to the queue.
  var returned: RequestID?
  /// The request that is being evaluated, and the request that was allowed.
  var evaluating: RequestID?
  var allowed: RequestID?
  /// Whether the last report of the host during an evaluation differed from the stack.
  var isElsewhere = false
  /// The policy for changes while the host is hidden, or `nil` if it is visible.
  var hiddenPolicy: HiddenHostPolicy?
  /// Whether the guard has a reason to query the host before the watchdog's deadline: a completion was too early, or
  /// an allowed gesture has not visibly started.
  var isLookedAt = false
  /// The number of created pages and of called hooks for the request that is being evaluated.
  var madePages = 0
  var preparations = 0
  var unwinds = 0
  /// The form that the host last reported while it was visible.
  var isExpanded = false
  /// Whether the guard gave up the host.
  var isGivenUp = false
  /// Whether the host was animating in its last report.
  var isHeardMoving = false
  /// Whether the host was asked to settle since it last was still. After that, its reports of animations are ignored.
  var isOverruled = false
  /// Whether the host was asked to settle for the saved stack that is being evaluated.
  var isSettledForSaved = false
  /// The current transition of the host, and its request.
  var underWay: TransitionID?
  var underWayRequest = RequestID.none
  var isGesture = false
  /// Whether the gesture still follows the finger.
  var isFollowing = false
  /// The time of the start or of the last movement of the finger, and the number of ticks until the transition is
  /// late.
  var start = 0
  var patience = 1
  /// Whether the host performed only a part of the change.
  var hasStoppedHalfway = false
  /// For the current transition: whether the host was asked to settle, and which events were sent.
  var isForced = false
  var hasReported = false
  var hasStalled = false
  var interactionOff = 0
  /// The pages that were created and not released, in the order of their creation.
  var made: [InstanceID] = []
  /// Whether an eviction was requested and has not happened yet.
  var isEvictionDue = false
  /// Whether facts changed and the requirements were not evaluated after that.
  var isReviewDue = false
  /// The number of repairs since time last passed, and since the guard was last open.
  var repairs = 0
  var tries = 0
  /// The alert whose button was chosen, as long as it counts as shown.
  var answered: InstanceID?
  /// Whether the page on top was reported as shown.
  var isTopReported = false
  /// The request that closed an alert, which determines the result of the alert.
  var leftBy: RequestID?
  /// The time since which the host is known to lack an alert without a reported button.
  var isLackedSince: Int?
  /// Whether a chosen button explains the state of the host.
  var isAnswering = false
  /// The first violation.
  private(set) var violation: String?

  mutating func fail(_ what: @autoclosure () -> String) {
    if violation == nil { violation = what() }
  }

  func request(_ id: RequestID) -> StackRequest? { open.first { $0.id == id }?.request }

  func link(_ id: RequestID) -> [ScreenID]? { open.first { $0.id == id }?.link }

  func saved(_ id: RequestID) -> [ScreenID]? { open.first { $0.id == id }?.saved }
}
