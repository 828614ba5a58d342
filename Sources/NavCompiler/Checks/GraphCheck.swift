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
    UnusedFact.check(&context)
    UnusedCondition.check(&context)
    UnusedType.check(&context)
    HiddenNames.check(&context)
    ConditionCycle.check(&context)
    RootArgument.check(&context)
    var graph = resolution.graph
    var soundShape: GraphShape?
    var links = FragmentLinks()
    if let root = resolution.root.screen {
      let shape = GraphShape(resolution, root: root)
      PushToRoot.check(&context, shape)
      PushCycle.check(&context, shape)
      SecondParent.check(&context, shape)
      UnreachableScreen.check(&context, shape)
      RecursiveNotAncestor.check(&context, shape)
      UnwindFromRoot.check(&context, shape)
      UnwindNotAncestor.check(&context, shape)
      DeadEnd.check(&context, shape)
      graph.size.depth = shape.tree.depth { graph.fragment($0)?.size.depth ?? 1 }
      if case .known = resolution.root, resolution.knowsAllPushes, shape.isSound { soundShape = shape }
      var needingVia: Set<ScreenID> = []
      if case .known = resolution.root { links = LinkChecks.check(&context, shape, mounted, &graph, &needingVia) }
      NeedlessShared.check(&context, shape, needingVia: needingVia)
    }
    ConstantPredicates.check(&context, soundShape)
    MountedSize.check(&context, mounted, &graph.size)
    var diagnostics = found
    diagnostics.add(contentsOf: context.diagnostics)
    let interface = declarations.kind == .graph ? nil : FragmentInterface(resolution, graph: graph, links: links)
    return Checked(graph: graph, interface: interface, diagnostics: diagnostics)
  }
}

/// The tree that the pushes form, for the checks of the tree.
struct GraphShape {
  let tree: PushTree
  let dominators: Dominators

  init(_ resolution: Resolution, root: ScreenID) {
    tree = PushTree(resolution.pushes, root: root, isShared: resolution.graph.screens.map(\.isShared))
    dominators = Dominators(tree)
  }

  var pushes: PushGraph { tree.graph }
  var walk: PushWalk { tree.walk }

  /// Whether every push is where its author means it to be.
  var isSound: Bool { tree.extraParents.isEmpty && !pushes.edges.contains { $0.kind == .guessed } }

  /// The screens that the root leads to, in the order of the file.
  var screensReached: some Sequence<ScreenID> {
    (0..<pushes.screenCount).lazy.map { ScreenID($0) }.filter { walk.reaches($0) }
  }

  /// Whether `screen` lies below `other` in every place where `other` occurs.
  func isProperAncestor(_ screen: ScreenID, of other: ScreenID) -> Bool {
    screen != other && dominators.dominates(screen, other)
  }
}
