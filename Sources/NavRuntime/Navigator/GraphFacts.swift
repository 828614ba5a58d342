/// What the predicates of a graph ask the app. Generated protocols refine this one and implement its requirements; an
/// app conforms to the generated protocol.
@MainActor public protocol GraphFacts<Graph> {
  /// The graph whose predicates these are.
  associatedtype Graph: NavigationGraph

  /// Whether the `shouldPerform` of a segue holds; true where it has none.
  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool

  /// Whether the `back` of ``SegueContext/sourceScreen`` holds; true where it has none.
  func allowsBack(_ context: SegueContext) -> Bool
}
