/// A link on its way: what it has found out, screen by screen, before anything of it is made.
@MainActor final class LinkJourney {
  /// A screen that is to be put up.
  struct Step {
    /// The segue that leads there; none leads to the root.
    let segue: SegueID
    let screen: any Screen
    let key: ScreenKey
  }

  /// What a link does next.
  enum Advance {
    /// These are the steps, and it ends there.
    case arrived
    /// No further than the steps, for this reason.
    case refused(StackReason)
    /// A segue's facts have to be waited for.
    case awaits(SegueID, SegueContext)
  }

  let url: String
  var route: LinkRoute
  /// Of a link that goes on where it had stopped: the instance that has to stand for that.
  let stoppedAt: InstanceID?
  /// Whether it had waited. Where it gets no further, it waits on.
  let hasWaited: Bool
  /// The screen that it would take off and that may not be left.
  var holder: InstanceID?
  /// How many entries of the stack are part of the way, from the bottom.
  var kept = 0
  /// What comes on top of those.
  var steps: [Step] = []
  /// Which of the segues to the next screen is asked.
  var candidate = 0
  /// Whether what it waits for has been answered with yes.
  var isAnswered = false
  /// Why the first one was not it.
  var refusal: StackReason?
  /// Whether anything has been waited for, so that what was asked before it may have changed.
  var hasAwaited = false

  init(url: String, route: LinkRoute, stoppedAt: InstanceID? = nil, hasWaited: Bool = false) {
    self.url = url
    self.route = route
    self.stoppedAt = stoppedAt
    self.hasWaited = hasWaited
  }

  /// How many of the route's screens are kept or found.
  var count: Int { kept + steps.count }

  /// Forgets what was found out.
  func startOver(keeping kept: Int) {
    self.kept = kept
    _ = exchange(&steps, with: [])
    candidate = 0
    isAnswered = false
    refusal = nil
  }

  /// The next of the segues to the next screen is asked.
  func refuse(_ refusal: StackReason) {
    self.refusal = self.refusal ?? refusal
    candidate += 1
    isAnswered = false
  }

  /// The next screen is found.
  func append(_ step: Step) {
    steps.append(step)
    candidate = 0
    isAnswered = false
    refusal = nil
  }
}
