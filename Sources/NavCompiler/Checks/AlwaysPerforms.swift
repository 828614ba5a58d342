/// A predicate that cannot be false.
enum AlwaysPerforms {
  static func diagnostic(_ wording: ProofWording, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alwaysPerforms, "\(wording.subject(nil)): \(wording.because)\(advice(wording))", at: range,
      notes: wording.notes, fixes: fixes(wording))
  }

  private static func advice(_ wording: ProofWording) -> String {
    switch wording.place {
    case .shouldPerform: "; remove 'shouldPerform', or say when it may not"
    case .back: "; remove 'back', or say when it is not"
    case .requirement(let screen) where wording.words.hasLaterRoots(screen): "; no root after it is ever used"
    case .requirement: "; remove 'requires'"
    case .condition, .innerRequirement, .innerPredicate: ""
    }
  }

  /// Without the key the graph means the same.
  private static func fixes(_ wording: ProofWording) -> [Diagnostic.Fix] {
    let words = wording.words
    let (keyword, edit): (Keyword, Diagnostic.Edit?)
    switch wording.place {
    case .shouldPerform(let segue): (keyword, edit) = (.shouldPerform, words.removing(.shouldPerform, fromSegue: segue))
    case .back(let screen): (keyword, edit) = (.back, words.removing(.back, fromScreen: screen))
    // The order of the roots depends on it.
    case .requirement(let screen) where words.hasLaterRoots(screen): return []
    case .requirement(let screen): (keyword, edit) = (.requires, words.removing(.requires, fromScreen: screen))
    case .condition, .innerRequirement, .innerPredicate: return []
    }
    // What is written otherwise may have meant something else.
    let safety: Diagnostic.Fix.Safety = wording.text == "true" ? .safe : .decision
    return edit.map { [Diagnostic.Fix("remove '\(keyword.rawValue)'", [$0], safety)] } ?? []
  }
}

extension Wording {
  /// Whether a screen is a root, and not the last one.
  fileprivate func hasLaterRoots(_ screen: ScreenID) -> Bool {
    declarations.roots.dropLast().contains { $0.symbol == declarations.screens[screen.position].name.symbol }
  }
}

extension Rule {
  package static let alwaysPerforms = Rule(
    id: "always-performs", severity: .warning, section: .predicates,
    range: "the expression",
    meaning: "The predicate cannot be false.",
    reason: """
      A predicate that cannot be false guards nothing. Either it is not needed, or it does not say what its author means: \
      often an 'or' that should be an 'and'. What the screens on the stack require counts as true, since it holds for as long \
      as they are there. A predicate that takes more than a certain effort is left alone.
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
