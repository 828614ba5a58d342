/// An async fact in a predicate whose answer has to be known at once.
enum AsyncHere {
  static func diagnostic(_ name: String, _ finding: PredicateFinding) -> Diagnostic {
    let place: String
    switch finding.site.use {
    case .back: place = "'back' is asked when a finger is already moving"
    case .requires: place = "'requires' has to be known at every moment"
    case .condition: place = "a condition has to be known at once"
    case .push, .leaving: place = "the answer has to be known at once"
    }
    return Diagnostic(
      .asyncHere, "'\(name)' is async, and \(place); only 'shouldPerform' of a segue can wait for it",
      at: finding.range)
  }
}

extension Rule {
  package static let asyncHere = Rule(
    id: "async-here", section: .predicates,
    range: "the name",
    meaning: "An async fact stands elsewhere than in the `shouldPerform` of a segue.",
    reason: """
      The answer of an async fact may take as long as its 'timeout'. A segue can wait that long, with the guard closed. The back \
      button cannot, a screen that 'requires' something has to be looked at in every moment, and a condition may be used in \
      both.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }
      conditions:
        canBuy: isAdult
      screens:
        catalog:
          push:
            openBar: { to: bar, shouldPerform: canBuy }
        bar:
      """,
    mended: ["\nconditions:\n  canBuy: isAdult": "", "shouldPerform: canBuy": "shouldPerform: isAdult"])
}
