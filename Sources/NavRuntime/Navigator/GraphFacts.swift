/// The facts that the predicates of a graph read. Generated protocols refine this protocol and implement its
/// requirement. An app conforms to the generated protocol.
@MainActor public protocol GraphFacts<Graph> {
  /// The graph of these predicates.
  associatedtype Graph: NavigationGraph

  /// Returns the graph's predicates over these facts. It is a function with a label, because a fact can have any
  /// name.
  func predicates(of graph: Graph.Type) -> GraphPredicates
}
