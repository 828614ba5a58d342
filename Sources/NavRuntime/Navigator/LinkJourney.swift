/// The screen that blocks a link, because its `back` or its hook refuses.
struct LinkHolder {
  let instance: InstanceID
  /// Whether the hook refuses. Otherwise the `back` predicate does, which reads facts.
  let isHook: Bool
}

/// A link on its way, or a segue that opens more than one screen: what it has found out, screen by screen, before anything of it is made.
@MainActor final class LinkJourney {
  /// A screen that is to be put up.
  struct Step {
    /// The segue that leads there; none leads to a root, or to what is restored.
    let segue: SegueID
    let screen: any Screen
    let key: ScreenKey
    let opening: StackOpening
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

  /// `nil` where it is no link.
  let url: String?
  var route: LinkRoute
  /// Of a link that goes on where it had stopped: the instance that has to stand for that.
  let stoppedAt: InstanceID?
  /// Whether it had waited. Where it gets no further, it waits on.
  let hasWaited: Bool
  /// The screen that it would take off and that may not be left.
  var holder: LinkHolder?
  /// Where on the stack it stops, where that is not on top but at a container.
  var stop: Int?
  /// Whether it waits for another root.
  var awaitsRoot = false
  /// How many entries of the stack are part of the way, from the bottom.
  var kept = 0
  /// What of a tab that is parked comes on top of those.
  var resumed: [StackEntry] = []
  /// What comes on top of that.
  var steps: [Step] = []
  /// Which of the segues to the next screen is asked.
  var candidate = 0
  /// Whether what it waits for has been answered with yes.
  var isAnswered = false
  /// Why the first one was not it.
  var refusal: StackReason?
  /// Whether a hook or an async fact has refused a step: a trial, which calls neither, cannot tell that it would again.
  var isRefusedAlive = false
  /// Whether anything has been waited for, so that what was asked before it may have changed.
  var hasAwaited = false

  /// Of what is no link and needs no route: what it comes to.
  init(kept: Int, resumed: [StackEntry] = [], steps: [Step] = []) {
    url = nil
    route = LinkRoute()
    stoppedAt = nil
    hasWaited = false
    self.kept = kept
    self.resumed = resumed
    self.steps = steps
  }

  init(url: String?, route: LinkRoute, stoppedAt: InstanceID? = nil, hasWaited: Bool = false) {
    self.url = url
    self.route = route
    self.stoppedAt = stoppedAt
    self.hasWaited = hasWaited
  }

  /// How many of the route's screens are kept or found.
  var count: Int { kept + resumed.count + steps.count }

  /// Whether predicates alone refuse the next step. A trial then gets exactly as far.
  var isRefusedByFacts: Bool { holder.map { !$0.isHook } ?? !isRefusedAlive }

  /// Forgets what was found out.
  func startOver(keeping common: LinkPlanner.Common) {
    kept = common.kept
    resumed = common.resumed
    holder = nil
    _ = exchange(&steps, with: [])
    candidate = 0
    isAnswered = false
    refusal = nil
    stop = nil
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
