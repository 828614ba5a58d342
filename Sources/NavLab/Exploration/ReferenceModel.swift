import NavRuntime

/// What is remembered of a run in order to judge it; nothing here decides what happens.
struct ReferenceModel {
  /// A request without an outcome.
  struct OpenRequest {
    let request: StackRequest
    /// Of a link: the screens that it leads through, from the root.
    var link: [ScreenID]?
    /// The screens of a saved stack, from the root.
    var saved: [ScreenID]?

    var id: RequestID { request.id }
  }

  /// What a tab held when it was left, from its first page.
  struct ParkedTab {
    let opening: StackOpening
    var pages: [InstanceID]
  }

  var parked: [ParkedTab] = []
  /// The page in a tab that may not stay, while the host is told.
  var unparking: InstanceID?
  /// In the order in which they were made.
  var open: [OpenRequest] = []
  /// The request that last returned to the queue.
  var returned: RequestID?
  /// Which request was asked about last, and whether all have allowed it since.
  var evaluating: RequestID?
  var allowed: RequestID?
  /// Whether the host, when it spoke last while the app was asked, was not where the stack stands.
  var isElsewhere = false
  /// What is done with changes while the host is hidden; `nil` where it is not.
  var hiddenPolicy: HiddenHostPolicy?
  /// Whether there is a reason to look at the host before the watchdog's time: a completion that came too early, or a gesture
  /// that was allowed and has not been seen to begin.
  var isLookedAt = false
  /// Of what is asked about: how many pages have been made, and how often its hooks have been told.
  var madePages = 0
  var preparations = 0
  var unwinds = 0
  /// Whether nothing helped to bring it back there.
  var isGivenUp = false
  /// Whether the host, when it spoke last, said that it moves.
  var isHeardMoving = false
  /// Whether it has been made to settle since it last stood still: what it says of moving is not believed any more.
  var isOverruled = false
  /// Whether the host was made to settle for the saved stack that is evaluated.
  var isSettledForSaved = false
  /// What is under way at the host, and for whom.
  var underWay: TransitionID?
  var underWayRequest = RequestID.none
  var isGesture = false
  /// Whether it still follows the finger.
  var isFollowing = false
  /// When it began or the finger moved last, and how long it may take before it is called late, in ticks.
  var start = 0
  var patience = 1
  /// Whether the host has done a part of what it was told, and no more.
  var hasStoppedHalfway = false
  /// Of what is under way: whether the host was made to settle, and what has been said.
  var isForced = false
  var hasReported = false
  var hasStalled = false
  var interactionOff = 0
  /// The pages that have been made and not let go, in the order in which they were made.
  var made: [InstanceID] = []
  /// Whether it has been said which page may not stay, and nothing has come of it.
  var isEvictionDue = false
  /// Whether facts have changed, and nobody has been asked what that means.
  var isReviewDue = false
  /// How often the host has been told to show again what stands: since time passed last, and since the guard was open last.
  var repairs = 0
  var tries = 0
  /// The alert whose button was chosen, for as long as it counts as shown.
  var answered: InstanceID?
  /// Whether the page on top has been reported as shown.
  var isTopReported = false
  /// The request that an alert left by, which says what its answer is.
  var leftBy: RequestID?
  /// Since when the host is known to lack an alert of which no button has been reported.
  var isLackedSince: Int?
  /// Whether a choice is the answer to what the host has done.
  var isAnswering = false
  /// The first thing that should not have been.
  private(set) var violation: String?

  mutating func fail(_ what: @autoclosure () -> String) {
    if violation == nil { violation = what() }
  }

  func request(_ id: RequestID) -> StackRequest? { open.first { $0.id == id }?.request }

  func link(_ id: RequestID) -> [ScreenID]? { open.first { $0.id == id }?.link }

  func saved(_ id: RequestID) -> [ScreenID]? { open.first { $0.id == id }?.saved }
}
