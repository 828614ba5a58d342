/// The checks of panes and splits. A graph without both has no columns to compute.
enum PaneChecks {
  /// Checks a graph, and counts the columns of its splits.
  static func check(_ context: inout CheckContext, _ shape: GraphShape, _ graph: inout Graph) {
    guard
      graph.screens.contains(where: { $0.split != nil }) || graph.segues.contains(where: { $0.opening == .pane })
        || graph.fragments.contains(where: { $0.size.columns > 0 })
    else { return }
    let columns = Columns(context.resolution, shape)
    SplitNotFirst.check(&context, shape, columns)
    SplitWithoutPane.check(&context, shape, columns)
    PaneWithoutSplit.check(&context, shape, columns)
    TooManyPanes.check(&context, shape, columns)
    graph.size.columns = columns.added
    let above = columns.above
    for index in graph.screens.indices { graph.screens[index].split?.columns = above[index] + 1 }
  }
}

extension Wording {
  /// The key `split` of a screen that has one.
  func split(_ screen: ScreenID) -> ScreenDeclaration.Split? {
    declarations.details(declarations.screens[screen.position])?.split
  }
}
