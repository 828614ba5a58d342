/// The step from declarations to a checked graph: it resolves names, and then runs all checks of the entire graph.
package enum GraphCheck {
  /// The result of a check.
  package struct Checked: Sendable {
    /// The graph. It is complete only if neither these messages nor earlier ones contain an error.
    package var graph: Graph
    /// The interface for files that mount this fragment.
    package var interface: FragmentInterface?
    package var diagnostics: DiagnosticBag
  }

  /// Checks the declarations of a file.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - texts: The texts of their symbols.
  ///   - mounted: The fragments that the file mounts.
  ///   - isInterrupted: Whether the caller no longer needs the result. The remaining checks then do not run.
  /// - Returns: The graph and the messages.
  package static func check(
    _ declarations: Declarations, texts: Interner, mounted: MountedFragments = .none,
    isInterrupted: () -> Bool = { false }
  ) -> Checked {
    let (resolution, found) = Resolver.resolve(declarations, texts: texts, mounted: mounted)
    var context = CheckContext(resolution)
    for check in Self.ofNames where !isInterrupted() { check(&context) }
    var graph = resolution.graph
    var soundShape: GraphShape?
    var links = FragmentLinks()
    if !resolution.root.screens.isEmpty, !isInterrupted() {
      let shape = GraphShape(resolution)
      for check in Self.ofTree where !isInterrupted() { check(&context, shape) }
      PaneChecks.check(&context, shape, &graph)
      graph.size.depth = shape.tree.depth { graph.fragment($0)?.size.depth ?? 1 }
      if case .known = resolution.root, resolution.knowsAllPushes, shape.isSound { soundShape = shape }
      if case .known = resolution.root { links = LinkChecks.check(&context, shape, mounted, &graph) }
      NeedlessShared.check(&context, shape)
    }
    ConstantPredicates.check(&context, soundShape)
    MountedSize.check(&context, mounted, &graph.size)
    var diagnostics = found
    diagnostics.add(contentsOf: context.diagnostics)
    let interface = declarations.kind == .graph ? nil : FragmentInterface(resolution, graph: graph, links: links)
    return Checked(graph: graph, interface: interface, diagnostics: diagnostics)
  }
}
