/// A predicate that cannot be true.
enum NeverPerforms {
  /// `segue` is the push that asks for a requirement, where that is what cannot be met.
  static func diagnostic(_ wording: ProofWording, at range: SourceRange, askedBy segue: SegueID?) -> Diagnostic {
    let words = wording.words
    var diagnostic = Diagnostic(
      .neverPerforms, "\(wording.subject(segue)): \(wording.because)\(advice(wording))", at: range,
      notes: wording.notes)
    if case .innerRequirement(let screen, let index) = wording.place {
      if let inner = words.inner(screen, index) {
        diagnostic.notes.insert(Diagnostic.Note("'\(inner.screen)' requires '\(inner.text)'", at: inner.range), at: 0)
      }
    } else if case .innerPredicate(let fragment, let index) = wording.place {
      if let inner = words.inner(fragment, index) {
        diagnostic.notes.insert(Diagnostic.Note("'\(inner.text)' is asked here", at: inner.range), at: 0)
      }
    } else if let segue {
      diagnostic.notes.append(
        Diagnostic.Note("'\(words.name(segue))' \(words.verb(segue)) it here", at: words.range(segue)))
    }
    if case .back(let screen) = wording.place, isFalse(wording) { diagnostic.fixes = forbiddingBack(screen, words) }
    return diagnostic
  }

  private static func advice(_ wording: ProofWording) -> String {
    guard isFalse(wording) else { return "" }
    return switch wording.place {
    case .shouldPerform: "; say when it may perform, or remove it"
    case .back: "; 'back: false' says so"
    case .condition, .requirement, .innerRequirement, .innerPredicate: ""
    }
  }

  /// Whether `false` is all that is written.
  private static func isFalse(_ wording: ProofWording) -> Bool {
    wording.text == "false"
  }

  /// `back: { shouldPerform: false }` means no more than `back: false`.
  private static func forbiddingBack(_ screen: ScreenID, _ words: Wording) -> [Diagnostic.Fix] {
    guard let value = words.value(of: .back, inScreen: screen), words.tree.resolved(value) == value,
      words.tree.style(value) == .flow
    else { return [] }
    return [Diagnostic.Fix("change to 'back: false'", [words.tree.replacing(value, by: "false")])]
  }
}

extension Rule {
  package static let neverPerforms = Rule(
    id: "never-performs", section: .predicates,
    range: "the expression",
    meaning: "The predicate cannot be true.",
    reason: """
      A segue whose predicate cannot be true is never performed, whatever the app answers: the predicate is wrong, or the \
      segue is. What is known goes into this: which values a Bool, an enum and an Int can have, what 'pass' fills in, and \
      what the screens on the stack, and the one that is pushed, require. Conditions and requirements have to be possible \
      too. A predicate that takes more than a certain effort is left alone.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int, isSignedIn: Bool }
      screens:
        catalog:
          push:
            checkOut: { to: checkout, shouldPerform: cartCount > 3 and isSignedIn and cartCount < 2 }
        checkout:
      """,
    mended: ["3 and isSignedIn and cartCount < 2": "0 and isSignedIn and cartCount < 20"])
}
