/// The predicates of a graph or a fragment as functions over its facts. Generated code creates a value from the app's
/// facts.
@MainActor public struct GraphPredicates {
  /// Whether the `shouldPerform` of a segue holds. True if the segue does not declare one.
  let allows: @MainActor (SegueID, SegueContext) -> Bool
  /// Whether the `back` of ``SegueContext/sourceScreen`` holds. True if the screen does not declare one.
  let allowsBack: @MainActor (SegueContext) -> Bool
  /// The predicates of mounted fragments, by the screens that mount them.
  let mounted: [ScreenID: GraphPredicates]
  /// Whether the `requires` of a screen holds. True if the screen does not declare one.
  let meets: @MainActor (ScreenID, ScreenContext) -> Bool
  /// Whether the `shouldPerform` of a segue that reads an async fact holds.
  let decides: @MainActor (SegueID, SegueContext) async -> Bool

  /// Creates predicates. Generated code omits the parameters that the graph does not need.
  public init(
    allows: @escaping @MainActor (SegueID, SegueContext) -> Bool = { _, _ in true },
    allowsBack: @escaping @MainActor (SegueContext) -> Bool = { _ in true },
    meets: @escaping @MainActor (ScreenID, ScreenContext) -> Bool = { _, _ in true },
    decides: @escaping @MainActor (SegueID, SegueContext) async -> Bool = { _, _ in true },
    mounted: [ScreenID: GraphPredicates] = [:]
  ) {
    self.allows = allows
    self.allowsBack = allowsBack
    self.meets = meets
    self.decides = decides
    self.mounted = mounted
  }
}
