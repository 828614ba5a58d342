import NavCompiler

/// The segue at a cursor that opens a screen, and the nodes on top of which the screen opens.
struct Opening {
  private let model: FileModel
  private let scope: KeyScope
  private let source: Int?
  private let nodes: Set<Int>
  /// Whether each node is one of these, and whether it is one of these or below them in any place. Arrays, because each
  /// screen is looked up.
  private var isNode: [Bool]
  private var isBelow: [Bool]
  /// The targets of a recursive segue: the source and the screens below it in every place.
  private var recursive: Set<Int>?
  /// The targets of the other tabs of the container.
  private var otherTabs: Set<Int> = []

  init(_ scope: KeyScope, at completer: Completer) {
    let (model, tree) = (completer.model, completer.tree)
    (self.model, self.scope, source) = (model, scope, completer.source)
    switch scope {
    // The screens that these segues lead to do not offer them, so no screen is below.
    case .offeredPush, .offeredPresent: nodes = [tree.anywhere]
    case .replace:
      nodes = source.map { Self.cuts(of: completer.segue, source: $0, in: model) } ?? []
    default: nodes = Set([source].compactMap { $0 })
    }
    isNode = Array(repeating: false, count: tree.anywhere + 1)
    for node in nodes { isNode[node] = true }
    isBelow = isNode
    for screen in tree.screens(leadingTo: nodes, throughAnywhere: false) { isBelow[screen] = true }
    guard let source else { return }
    if completer.context.siblings.contains(Keyword.recursive.rawValue) {
      recursive = Set(tree.ancestors(of: source) + [source])
    }
    guard scope == .tab, let own = completer.context.path.last(where: { $0 != Keyword.to.rawValue }) else { return }
    otherTabs = Set(
      model.declarations.screens[source].pushes.map { model.declarations.segues[Int($0)] }
        .filter { model.text($0.name) != own }.compactMap { $0.target.flatMap { model.screen($0.symbol) } })
  }

  /// The nodes where a replace cuts the stack.
  private static func cuts(of segue: SegueDeclaration?, source: Int, in model: FileModel) -> Set<Int> {
    if case .replace(let from) = segue.flatMap({ model.declarations.details($0)?.opening }),
      let cuts = model.cuts(ofReplaceFrom: from, roots: model.screenTree.roots)
    {
      return Set(cuts)
    }
    return Set(model.parentPages(of: source).pages)
  }

  /// The obstacle to opening a screen. The segue at the cursor does not count as another parent.
  func obstacle(to screen: Int) -> OpeningObstacle {
    if scope != .present, scope != .offeredPresent {
      if model.isContainer(screen) { return .container }
      if model.isAlert(screen) { return .alert }
    }
    if let recursive { return recursive.contains(screen) ? .none : .notBelow }
    if screen == source, isNode[screen] { return .itself }
    if model.screenTree.isRoot(screen) { return .root }
    if isBelow[screen] { return .below }
    if model.declarations.screens[screen].isShared { return .none }
    if let parent = model.screenTree.parents(of: screen).first(where: { !isNode[$0] }) {
      return .parent(parent)
    }
    if !otherTabs.isEmpty, otherTabs.contains(screen) { return nodes.first.map { .parent($0) } ?? .none }
    return nodes.count > 1 ? .places : .none
  }
}
