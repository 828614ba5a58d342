/// A type that no argument, fact, or unwind uses.
enum UnusedType {
  static func check(_ context: inout CheckContext) {
    for (type, isUsed) in zip(context.resolution.declarations.types, context.resolution.used.types) where !isUsed {
      let range = context.resolution.declarations.range(type.name)
      context.report(.unusedType, at: range) { words in
        Diagnostic(
          .unusedType,
          "the type '\(words.text(type.name.symbol))' is never used; give it to an argument or a fact, or remove it",
          at: range)
      }
    }
  }
}

extension Rule {
  package static let unusedType = Rule(
    id: "unused-type", severity: .warning, section: .names,
    range: "the name",
    meaning: "The type is never used.",
    reason: """
      The entries of 'types' are for arguments, facts, and the values of unwinds. An entry that is not used only makes \
      the generated code longer.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      screens:
        catalog:
      """,
    mended: ["  catalog:": "  catalog:\n    arguments: { order: SortOrder = price }"])
}
