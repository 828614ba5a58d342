/// A predicate that is never true.
enum NeverPerforms {
  /// `segue` is the push to the screen whose requirement is never true, if the push is the place of the message.
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
        diagnostic.notes.insert(Diagnostic.Note("'\(inner.text)' is evaluated here", at: inner.range), at: 0)
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
    case .shouldPerform: "; correct the predicate, or remove the segue"
    case .back: "; use 'back: false' instead"
    case .condition, .requirement, .innerRequirement, .innerPredicate: ""
    }
  }

  /// Whether the predicate is the literal `false`.
  private static func isFalse(_ wording: ProofWording) -> Bool {
    wording.text == "false"
  }

  /// A fix that changes `back: { shouldPerform: false }` to `back: false`.
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
    meaning: "The predicate is never true.",
    reason: """
      A segue whose predicate is never true is never performed, so the predicate or the segue contains a mistake. navc \
      considers the possible values of a Bool, an enum, and an Int, and the values in 'pass'. It also considers the \
      requirements of the destination and of the screens on the stack. Conditions and requirements must be possible, \
      too. navc does not report a predicate whose proof takes too many steps.
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
