/// A fact that no predicate reads.
enum UnusedFact {
  static func check(_ context: inout CheckContext) {
    for (fact, isUsed) in zip(context.resolution.declarations.facts, context.resolution.used.facts) where !isUsed {
      let range = context.resolution.declarations.range(fact.name)
      context.report(.unusedFact, at: range) { words in
        Diagnostic(
          .unusedFact, "the fact '\(words.text(fact.name.symbol))' is never read; use it in a predicate, or remove it",
          at: range)
      }
    }
  }
}

extension Rule {
  package static let unusedFact = Rule(
    id: "unused-fact", severity: .warning, section: .names,
    range: "the name",
    meaning: "The fact is never read.",
    reason: """
      The app must implement every fact. If no predicate or condition reads a fact, either the fact is not needed, or \
      a predicate is missing.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool }
      screens:
        catalog:
          push:
            openAccount: account
        account:
      """,
    mended: ["openAccount: account": "openAccount: { to: account, shouldPerform: isSignedIn }"])
}
