/// Several roots: each but the last says when it stands at the bottom.
enum RootOrder {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    guard declarations.listsRoots, case .known(let roots) = context.resolution.root, let last = roots.last else {
      return
    }
    for (root, name) in zip(roots, declarations.roots) {
      let range = declarations.range(name)
      switch context.requirement(of: root) {
      case .none where root != last:
        context.report(.rootOrder, at: range) { words in
          Diagnostic(
            .rootOrder,
            "'\(words.name(root))' is not the last root, so it says under 'requires' when it stands at the bottom; without that"
              + " no later root ever does", at: range)
        }
      case .written(let place) where root == last:
        context.report(.rootOrder, at: range) { words in
          Diagnostic(
            .rootOrder,
            "'\(words.name(root))' is the last root, which stands at the bottom where no other may, so it cannot require anything",
            at: range, notes: [Diagnostic.Note("what it requires is here", at: place)])
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
    /// A fragment could not be read.
    case unknown
  }

  func requirement(of screen: ScreenID) -> Requirement {
    let declarations = resolution.declarations
    let declared = declarations.screens[screen.position]
    if let key = declarations.details(declared)?.requires?.key { return .written(declarations.tree.range(key)) }
    if let inner = resolution.symbols.innerRequirements[screen]?.first { return .written(inner.range) }
    return declarations.mount(declared) != nil && graph.screens[screen.position].mount == nil
      || declared.unknown == .all
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
