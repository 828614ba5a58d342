/// The screen that blocks a link, because its `back` or its hook refuses.
struct LinkHolder {
  let instance: InstanceID
  /// Whether the hook refuses. Otherwise the `back` predicate does, which reads facts.
  let isHook: Bool
}

/// The plan of a request that opens several screens or selects a tab, against the current stack.
///
/// A link and a go segue have a route. The planner adds one step per stop, before any page is created. Other plans
/// have steps without stops: a container with its first tab, a selected tab, and another root. The core receives a
/// finished plan as ``StackPlan``.
@MainActor final class RoutePlan {
  /// A screen to add to the stack.
  struct Step {
    /// The segue that opens the screen, or ``SegueID/none`` for a root or a restored screen.
    let segue: SegueID
    let screen: any Screen
    let key: ScreenKey
    let opening: StackOpening
  }

  /// The result of planning.
  enum Advance {
    /// The plan reaches its destination.
    case arrived
    /// The plan ends after its steps, for this reason.
    case refused(StackReason)
    /// The plan waits for the facts of a segue.
    case awaits(SegueID, SegueContext)
  }

  /// The URL of a link, or `nil` if the plan is not for a link.
  let url: String?
  /// The stops of the route, from the root to the destination. Empty if the plan does not have a route.
  var stops: [PlannedStop]
  /// The instance at which the link had stopped, if it continues from there.
  let stoppedAt: InstanceID?
  /// Whether the link has waited. If it cannot continue, it waits again.
  let hasWaited: Bool
  /// The screen that blocks the plan.
  var holder: LinkHolder?
  /// The index on the stack at which a link stops, if that is a container below the top.
  var stop: Int?
  /// Whether the link waits for another root.
  var awaitsRoot = false
  /// The number of current entries that stay, from the bottom.
  var kept = 0
  /// The parked entries of a tab above these.
  var resumed: [StackEntry] = []
  /// The screens to add above these entries.
  var steps: [Step] = []
  /// The index of the segue to the next stop that is evaluated.
  var candidate = 0
  /// Whether the awaited facts allow the next step.
  var isAnswered = false
  /// The reason that the first segue to the next stop was refused.
  var refusal: StackReason?
  /// Whether a hook or an async fact refused a step. A trial calls neither, so it cannot predict the next refusal.
  var isRefusedAlive = false
  /// Whether facts were awaited, so that earlier answers may have changed.
  var hasAwaited = false

  /// Creates a plan without a route.
  init(kept: Int, resumed: [StackEntry] = [], steps: [Step] = []) {
    url = nil
    stops = []
    stoppedAt = nil
    hasWaited = false
    self.kept = kept
    self.resumed = resumed
    self.steps = steps
  }

  /// Creates the plan of a route, without steps.
  init(url: String?, stops: [PlannedStop], stoppedAt: InstanceID? = nil, hasWaited: Bool = false) {
    self.url = url
    self.stops = stops
    self.stoppedAt = stoppedAt
    self.hasWaited = hasWaited
  }

  /// The number of stops that are on the stack, are parked, or have a step.
  var count: Int { kept + resumed.count + steps.count }

  /// Whether predicates alone refuse the next step. A trial then gets exactly as far.
  var isRefusedByFacts: Bool { holder.map { !$0.isHook } ?? !isRefusedAlive }

  /// Plans again, from the part of the stack that stays.
  func startOver(keeping common: RoutePlanner.Common) {
    kept = common.kept
    resumed = common.resumed
    holder = nil
    _ = exchange(&steps, with: [])
    candidate = 0
    isAnswered = false
    refusal = nil
    stop = nil
  }

  /// Continues with the next segue to the next stop.
  func refuse(_ refusal: StackReason) {
    self.refusal = self.refusal ?? refusal
    candidate += 1
    isAnswered = false
  }

  /// Adds a step. Planning continues with the next stop.
  func append(_ step: Step) {
    steps.append(step)
    candidate = 0
    isAnswered = false
    refusal = nil
  }
}
