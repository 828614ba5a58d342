/// What the predicates of a graph ask the app. Generated protocols refine this one and implement its requirement; an
/// app conforms to the generated protocol.
@MainActor public protocol GraphFacts<Graph> {
  /// The graph whose predicates these are.
  associatedtype Graph: NavigationGraph

  /// The graph's predicates, which ask these facts. A function with a label, since a fact may have any name.
  func predicates(of graph: Graph.Type) -> GraphPredicates
}
