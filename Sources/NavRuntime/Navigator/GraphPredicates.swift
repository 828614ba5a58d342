/// The predicates of a graph as functions over its facts. Generated code makes one from the app's facts.
@MainActor public struct GraphPredicates {
  /// Whether the `shouldPerform` of a segue holds; true where it has none.
  let allows: @MainActor (SegueID, SegueContext) -> Bool
  /// Whether the `back` of ``SegueContext/sourceScreen`` holds; true where it has none.
  let allowsBack: @MainActor (SegueContext) -> Bool

  /// Made by generated code, which leaves out what the graph does not have.
  public init(
    allows: @escaping @MainActor (SegueID, SegueContext) -> Bool = { _, _ in true },
    allowsBack: @escaping @MainActor (SegueContext) -> Bool = { _ in true }
  ) {
    self.allows = allows
    self.allowsBack = allowsBack
  }
}
