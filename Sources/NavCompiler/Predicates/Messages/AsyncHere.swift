/// An async fact in a predicate whose value must be known at once.
enum AsyncHere {
  static func diagnostic(_ name: String, _ finding: PredicateFinding) -> Diagnostic {
    let place: String
    switch finding.site.use {
    case .back: place = "'back' is evaluated during a gesture"
    case .requires: place = "'requires' must be known at all times"
    case .condition: place = "a condition must be known at once"
    case .push, .leaving: place = "the value must be known at once"
    }
    return Diagnostic(
      .asyncHere, "'\(name)' is async, but \(place); only 'shouldPerform' of a segue can wait for it",
      at: finding.range)
  }
}

extension Rule {
  package static let asyncHere = Rule(
    id: "async-here", section: .predicates,
    range: "the name",
    meaning: "An async fact is used outside the `shouldPerform` of a segue.",
    reason: """
      The value of an async fact can take as long as its 'timeout'. A segue can wait that long, with the guard closed. \
      The Back button cannot wait. The value of 'requires' must be known at all times. A condition can be used in both \
      places.
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
