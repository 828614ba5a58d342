/// A predicate that is always true.
enum AlwaysPerforms {
  static func diagnostic(_ wording: ProofWording, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alwaysPerforms, "\(wording.subject(nil)): \(wording.because)\(advice(wording))", at: range,
      notes: wording.notes, fixes: fixes(wording))
  }

  private static func advice(_ wording: ProofWording) -> String {
    switch wording.place {
    case .shouldPerform: "; correct the predicate, or remove 'shouldPerform'"
    case .back: "; correct the predicate, or remove 'back'"
    case .requirement(let screen) where wording.words.hasLaterRoots(screen): "; later roots are never used"
    case .requirement: "; remove 'requires'"
    case .condition, .innerRequirement, .innerPredicate: ""
    }
  }

  /// Removes the key, which does not change the meaning of the graph.
  private static func fixes(_ wording: ProofWording) -> [Diagnostic.Fix] {
    let words = wording.words
    let (keyword, edit): (Keyword, Diagnostic.Edit?)
    switch wording.place {
    case .shouldPerform(let segue): (keyword, edit) = (.shouldPerform, words.removing(.shouldPerform, fromSegue: segue))
    case .back(let screen): (keyword, edit) = (.back, words.removing(.back, fromScreen: screen))
    // The requirement decides the order of the roots.
    case .requirement(let screen) where words.hasLaterRoots(screen): return []
    case .requirement(let screen): (keyword, edit) = (.requires, words.removing(.requires, fromScreen: screen))
    case .condition, .innerRequirement, .innerPredicate: return []
    }
    // A predicate other than a plain `true` may be a mistake.
    let safety: Diagnostic.Fix.Safety = wording.text == "true" ? .safe : .decision
    return edit.map { [Diagnostic.Fix("remove '\(keyword.rawValue)'", [$0], safety)] } ?? []
  }
}

extension Wording {
  /// Whether a screen is a root other than the last one.
  fileprivate func hasLaterRoots(_ screen: ScreenID) -> Bool {
    declarations.roots.dropLast().contains { $0.symbol == declarations.screens[screen.position].name.symbol }
  }
}

extension Rule {
  package static let alwaysPerforms = Rule(
    id: "always-performs", severity: .warning, section: .predicates,
    range: "the expression",
    meaning: "The predicate is always true.",
    reason: """
      A predicate that is always true has no effect. Either it is not needed, or it contains a mistake. A common \
      mistake is an 'or' that should be an 'and'. The requirements of the screens on the stack count as true, because \
      they hold while those screens are on the stack. navc does not report a predicate whose proof takes too many \
      steps.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount > 0 or cartCount < 20 }
        cart:
      """,
    mended: ["cartCount > 0 or": "cartCount > 0 and"])
}
