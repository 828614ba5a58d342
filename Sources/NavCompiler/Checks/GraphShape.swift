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
