/// The tree that the push segues of a graph make: who pushes each screen.
struct PushTree {
  /// Of the screens that are not shared: no recursive push is an edge of the tree.
  private var parents: [ScreenID?]

  /// Linear in the segues.
  init(_ rules: StackRules) {
    parents = Array(repeating: nil, count: rules.screens.count)
    for segue in rules.segues {
      guard segue.from == nil, case .push(let screen, .none) = segue.action, parents[Int(screen.rawValue)] == nil else {
        continue
      }
      parents[Int(screen.rawValue)] = segue.source
    }
  }

  /// The screen that pushes one that is not shared.
  func parent(of screen: ScreenID) -> ScreenID? { parents[Int(screen.rawValue)] }
}
