/// A condition that no predicate reads.
enum UnusedCondition {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    for (condition, isUsed) in zip(declarations.conditions, context.resolution.used.conditions) where !isUsed {
      let range = declarations.range(condition.name)
      context.report(.unusedCondition, at: range) { words in
        Diagnostic(
          .unusedCondition,
          "the condition '\(words.text(condition.name.symbol))' is never read; use it in a predicate, or remove it",
          at: range)
      }
    }
  }
}

extension Rule {
  package static let unusedCondition = Rule(
    id: "unused-condition", severity: .warning, section: .names,
    range: "the name",
    meaning: "The condition is never read.",
    reason: """
      A condition gives a name to a predicate, so that several segues can share it. A condition that no predicate \
      reads has no effect.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      conditions: { canCheckOut: cartCount > 0 }
      screens:
        catalog:
          push:
            openCheckout: checkout
        checkout:
      """,
    mended: ["openCheckout: checkout": "openCheckout: { to: checkout, shouldPerform: canCheckOut }"])
}
