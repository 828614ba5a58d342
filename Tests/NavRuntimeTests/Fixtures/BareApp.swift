import NavRuntime

/// An app without hooks and predicates. By default, the page of a screen is the ID of the screen.
@MainActor final class BareApp<Graph: NavigationGraph>: GraphScreens, GraphFacts {
  var make: (ScreenID) -> Any = { $0 }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { make(screen) }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func predicates(of graph: Graph.Type) -> GraphPredicates { GraphPredicates() }
}
