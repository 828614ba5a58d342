/// Whether there is a page at the target of an unwind that names no screen. Such targets skip containers, because
/// containers have no page.
///
/// `previous` and back refer to the next page below the screen, `root` to the bottom of the stack, and `opener` to
/// the next page below the nearest shared screen. A screen may occur in several places, so the page may exist only in
/// some of them.
package struct PagesBelow: Sendable {
  /// The places of a screen in which the page exists.
  package enum Answer: Sendable { case everywhere, somewhere, nowhere }

  private let tree: PushTree
  /// The answers, by screen.
  private var previous: [Places]
  private var root: [Places]
  private var opener: [Places]
  /// Whether each screen or a screen below it is shared. A screen that is not shared has one parent, so the same
  /// holds in all places where it occurs.
  private var isBelowShared: [Bool]

  /// Whether there are places with a page, and places without one.
  private struct Places: OptionSet {
    var rawValue: UInt8
    static let with = Places(rawValue: 1)
    static let without = Places(rawValue: 2)

    static func of(_ hasPage: Bool) -> Places { hasPage ? .with : .without }

    var answer: Answer { self == .with ? .everywhere : contains(.with) ? .somewhere : .nowhere }
  }

  package init(_ tree: PushTree) {
    self.tree = tree
    previous = [Places](repeating: [], count: tree.graph.nodeCount)
    (root, opener) = (previous, previous)
    isBelowShared = (0..<tree.graph.nodeCount).map { tree.isShared(ScreenID($0)) }
    // A screen with a second parent is probably missing `shared`, which is already reported.
    for extra in tree.extraParents { isBelowShared[tree.graph.edges[extra.edge].target.position] = true }
    for root in tree.graph.roots { isBelowShared[root.position] = false }
    for screen in tree.walk.order {
      let position = screen.position
      let parents = tree.parents(of: screen)
      if parents.isEmpty {
        (previous[position], root[position], opener[position]) = (.without, .without, .without)
        continue
      }
      for parent in parents {
        let hasPage = tree.graph.hasPage(parent)
        previous[position].formUnion(hasPage ? .with : previous[parent.position])
        root[position].formUnion(tree.isRoot(parent) ? .of(hasPage) : root[parent.position])
      }
      if !isBelowShared[position] { isBelowShared[position] = parents.contains { isBelowShared[$0.position] } }
      opener[position] = tree.isShared(screen) ? previous[position] : opener[parents[parents.startIndex].position]
    }
  }

  /// Whether `opener` is defined: in shared screens, and above them.
  package func hasOpener(_ screen: ScreenID) -> Bool { isBelowShared[screen.position] }

  /// Whether the page of `previous`, `root`, or `opener` exists. Other targets are checked elsewhere.
  package func answer(for target: Segue.UnwindTarget, from screen: ScreenID) -> Answer {
    switch target {
    case .previous: previous[screen.position].answer
    case .root: root[screen.position].answer
    case .opener: opener[screen.position].answer
    case .screen, .exit: .everywhere
    }
  }

  /// Returns a path to a screen on which the page does not exist.
  package func path(without target: Segue.UnwindTarget, to screen: ScreenID) -> OccurrencePath? {
    OccurrencePath(to: screen, in: tree) { parent in
      switch target {
      case .previous: !tree.graph.hasPage(parent) && previous[parent.position].contains(.without)
      case .root: tree.isRoot(parent) ? !tree.graph.hasPage(parent) : root[parent.position].contains(.without)
      case .opener: opener[parent.position].contains(.without)
      case .screen, .exit: false
      }
    }
  }
}
