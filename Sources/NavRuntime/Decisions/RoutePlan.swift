/// A screen that a plan adds to the stack.
package struct PlanStep<App: AppModel> {
  /// The segue that opens the screen, or ``SegueID/none`` for a root or a restored screen.
  package let segue: SegueID
  package let screen: ScreenID
  package let value: App.Value
  package let key: App.Page.Key
  package let opening: StackOpening
  /// The number of entries directly below that are set aside for the layer that the screen starts.
  package var aside = 0
}

/// The page that blocks a request, because its `back` or its hook refuses.
package struct PlanHolder: Sendable {
  package let instance: InstanceID
  package let reason: StackReason

  /// Whether the hook refuses. Otherwise the `back` predicate does, which reads facts.
  var isHook: Bool { reason == .hook(.back) }
}

/// The plan of a request that opens several screens or selects a tab, against the current stack.
///
/// A link and a go segue have a route. One step per stop is added, before any page is created. Other plans have steps
/// without stops: a container with its first tab, a selected tab, and another root. The core receives a finished plan
/// as ``StackPlan``.
package struct RoutePlan<App: AppModel> {
  /// The part of the stack that a plan keeps.
  struct Common {
    /// The number of entries, from the bottom.
    var kept: Int
    /// The number of these entries that are set aside for layers, and are not stops of the route.
    var aside = 0
    /// The parked entries of a tab above these.
    var resumed: [StackEntry] = []
  }

  /// The link, or `nil` if the plan is not for a link.
  package let link: OpenedLink?
  /// The stops of the route, from the root to the destination. Empty if the plan does not have a route.
  package var stops: [PlannedStop<App.Reader>]
  /// The instance at which the link had stopped, if it continues from there.
  package let stoppedAt: InstanceID?
  /// Whether the link has waited. If it cannot continue, it waits again.
  package let hasWaited: Bool
  /// The page that blocks the plan.
  package var holder: PlanHolder?
  /// The index on the stack at which a link stops, if that is a container below the top.
  var stop: Int?
  /// Whether the link waits for another root.
  var awaitsRoot = false
  /// The number of current entries that stay, from the bottom.
  package var kept = 0
  /// The number of these entries that are set aside for layers.
  private(set) var aside = 0
  /// The parked entries of a tab above these.
  package var resumed: [StackEntry] = []
  /// The screens to add above these entries.
  package var steps: [App.Step] = []
  /// The index of the segue to the next stop that is evaluated.
  var candidate = 0
  /// Whether the awaited facts allow the next step.
  var isAnswered = false
  /// The reason that the first segue to the next stop was refused.
  package var refusal: StackReason?
  /// Whether a hook or an async fact refused a step. A trial calls neither, so it cannot predict the next refusal.
  var isRefusedAlive = false
  /// Whether facts were awaited, so that earlier answers may have changed.
  var hasAwaited = false

  /// Creates a plan without a route.
  package init(kept: Int, resumed: [StackEntry] = [], steps: [App.Step] = []) {
    self.init(link: nil, stops: [])
    self.kept = kept
    self.resumed = resumed
    self.steps = steps
  }

  /// Creates the plan of a route, without steps.
  package init(
    link: OpenedLink?, stops: [PlannedStop<App.Reader>], stoppedAt: InstanceID? = nil, hasWaited: Bool = false
  ) {
    self.link = link
    self.stops = stops
    self.stoppedAt = stoppedAt
    self.hasWaited = hasWaited
  }

  /// The number of stops that are on the stack, are parked, or have a step.
  var count: Int { kept - aside + resumed.count + steps.count }

  /// Whether predicates alone refuse the next step. A trial then gets exactly as far.
  var isRefusedByFacts: Bool { holder.map { !$0.isHook } ?? !isRefusedAlive }

  /// The reason that a link stops.
  package var obstacle: StackRefusal? { holder == nil ? refusal.map { .said($0) } : .held }

  /// The opening of the first entry above the kept ones.
  var firstOpening: StackOpening? { resumed.first?.opening ?? steps.first?.opening }

  /// The part of a parked run that the plan shows again.
  package var resumedRun: ResumedRun? {
    resumed.first.map { ResumedRun(first: $0.instance, count: resumed.count) }
  }

  /// Plans again, from the part of the stack that stays.
  mutating func startOver(keeping common: Common) {
    kept = common.kept
    aside = common.aside
    resumed = common.resumed
    holder = nil
    steps = []
    continueWithNextStop()
    stop = nil
  }

  /// Continues with the next segue to the next stop.
  mutating func refuse(_ refusal: StackReason) {
    self.refusal = self.refusal ?? refusal
    candidate += 1
    isAnswered = false
  }

  /// Adds a step. Planning continues with the next stop.
  mutating func append(_ step: App.Step) {
    steps.append(step)
    continueWithNextStop()
  }

  private mutating func continueWithNextStop() {
    candidate = 0
    isAnswered = false
    refusal = nil
  }
}

extension PlanStep: Sendable where App.Value: Sendable, App.Page.Key: Sendable {}
extension RoutePlan: Sendable
where App.Value: Sendable, App.Page.Key: Sendable, App.Reader.Argument: Sendable {}
