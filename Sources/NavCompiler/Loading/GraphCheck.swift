/// From declarations to a checked graph: names are looked up, then every check of the whole graph runs.
package enum GraphCheck {
  /// What checking gives.
  package struct Checked: Sendable {
    /// Whole only if neither these diagnostics nor those of earlier passes hold an error.
    package var graph: Graph
    /// What files that mount it may know of it, if it is a fragment.
    package var interface: FragmentInterface?
    package var diagnostics: DiagnosticBag
  }

  /// Checks what a file declares; `texts` is where its symbols are from, and `mounted` what it mounts.
  package static func check(
    _ declarations: Declarations, texts: Interner, mounted: MountedFragments = .none
  ) -> Checked {
    let (resolution, found) = Resolver.resolve(declarations, texts: texts, mounted: mounted)
    var context = CheckContext(resolution)
    for check in Self.ofNames { check(&context) }
    var graph = resolution.graph
    var soundShape: GraphShape?
    var links = FragmentLinks()
    if !resolution.root.screens.isEmpty {
      let shape = GraphShape(resolution)
      for check in Self.ofTree { check(&context, shape) }
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
