/// A list of roots, in which every root except the last must have a requirement.
enum RootOrder {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    guard declarations.listsRoots else { return }
    let names = declarations.roots
    let screens = declarations.screens
    // A misspelled root resolves to a similar screen, whose name is not in the list.
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
  /// The requirement of a screen.
  enum Requirement {
    case none
    /// The range of the requirement, in this file or in a fragment.
    case written(SourceRange)
    /// The key or the fragment has an error.
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
    meaning: "A root before the last has no `requires`, or the last root has one.",
    reason: """
      The first root whose 'requires' is true is at the bottom of the stack. A root without 'requires' is always \
      available, so later roots are never used. If the last root had 'requires', no root might be available. \
      Therefore, each root except the last must have 'requires', and the last root must not.
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
