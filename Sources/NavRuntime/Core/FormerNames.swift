/// The former name of ``StackPlan``.
@available(*, deprecated, renamed: "StackPlan")
public typealias StackItinerary = StackPlan

extension StackInput {
  /// The former name of ``plan(_:_:)``.
  @available(*, deprecated, renamed: "plan(_:_:)")
  public static func itinerary(_ id: RequestID, _ plan: StackPlan) -> StackInput { .plan(id, plan) }
}
