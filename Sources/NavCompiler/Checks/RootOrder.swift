/// Several roots: each but the last says when it stands at the bottom.
enum RootOrder {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    guard declarations.listsRoots else { return }
    let names = declarations.roots
    let screens = declarations.screens
    // A misspelt root has a guess among the screens, whose name is not in the list.
    let roots = Dictionary(
      context.resolution.root.screens.map { (screens[$0.position].name.symbol, $0) }, uniquingKeysWith: { $1 })
    var seen: Set<Symbol> = []
    for (index, name) in names.enumerated() where seen.insert(name.symbol).inserted {
      guard let root = roots[name.symbol] else { continue }
      let isLast = !names[(index + 1)...].contains { !seen.contains($0.symbol) }
      let range = declarations.range(name)
      switch context.requirement(of: root) {
      case .none where !isLast:
        context.report(.rootOrder, at: range) { words in
          Diagnostic(
            .rootOrder, "root '\(words.name(root))' needs a 'requires' condition", at: range,
            notes: [Diagnostic.Note("later roots are never used without it", at: range)])
        }
      case .written(let place) where isLast:
        context.report(.rootOrder, at: range) { words in
          Diagnostic(
            .rootOrder, "the last root '\(words.name(root))' cannot have 'requires'", at: range,
            notes: [
              Diagnostic.Note("it is used when no other root can be", at: range),
              Diagnostic.Note("'requires' is here", at: place),
            ])
        }
      case .none, .written, .unknown: break
      }
    }
  }
}

extension CheckContext {
  /// What is known of whether a screen requires something.
  enum Requirement {
    case none
    /// Where it is written, in this file or in a fragment.
    case written(SourceRange)
    /// The key, or a fragment, could not be read.
    case unknown
  }

  func requirement(of screen: ScreenID) -> Requirement {
    let declarations = resolution.declarations
    let declared = declarations.screens[screen.position]
    if let key = declarations.details(declared)?.requires?.key { return .written(declarations.tree.range(key)) }
    if let inner = resolution.symbols.innerRequirements[screen]?.first { return .written(inner.range) }
    return declarations.mount(declared) != nil && graph.screens[screen.position].mount == nil
      || declared.unknown.contains(.requirement)
      ? .unknown : .none
  }
}

extension Rule {
  package static let rootOrder = Rule(
    id: "root-order", section: .tree,
    range: "the entry of the list",
    meaning: "Of several roots, one before the last requires nothing, or the last requires something.",
    reason: """
      The first root whose 'requires' holds stands at the bottom. One that requires nothing always may, so no root after it ever \
      comes; and where the last requires something, it may be that none may stand. So each root but the last has 'requires', and the \
      last has none.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: [main, welcome]
      facts: { isSignedIn: Bool }
      screens:
        main:
        welcome:
          push: { read: { to: terms, shouldPerform: isSignedIn } }
        terms:
      """,
    mended: ["  main:\n": "  main:\n    requires: isSignedIn\n"])
}
