/// The decision about a request.
package enum Decision<App: AppModel> {
  /// The core receives this verdict.
  case verdict(StackVerdict)
  /// The page refuses `back`.
  case keeps(PlanHolder)
  /// A page that would leave because of the request refuses `back`.
  case holds(PlanHolder)
  /// The plan is not performed, and the core receives this verdict. A link remembers the plan.
  case declines(RoutePlan<App>, StackVerdict)
  /// The core performs the plan, with this outcome.
  case performs(RoutePlan<App>, StackOutcome)
  /// The facts of a segue are looked up. ``Decisions/answer(_:_:on:)`` continues the plan, if there is one.
  case awaits(SegueID, App.Context, RoutePlan<App>?)

  static func refuses(_ refusal: StackRefusal) -> Decision { .verdict(.refused(refusal)) }
}

/// The decision about the screens that may not stay.
package enum Eviction<App: AppModel> {
  /// A plan replaces screens. If the requirement of an instance fails, it is named.
  case replaces(RoutePlan<App>, unmet: InstanceID?)
  /// An instance leaves the stack with everything above it. `nil` if all instances may stay.
  case leaves(InstanceID?)
}

/// The decision about a waiting link.
package enum LinkContinuation<App: AppModel> {
  /// The link waits on.
  case waits
  /// The screen at which the link stopped is off the stack.
  case isGone
  /// The link continues. If it stops, it waits again.
  case continues(RoutePlan<App>)
  /// The link stops waiting, and runs like a new one.
  case restarts(RoutePlan<App>)
}
