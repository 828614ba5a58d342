/// A type that is neither built in nor declared.
enum UnknownType {
  static func diagnostic(
    _ name: String, _ part: ScalarPart, suggestion: String?, _ tree: NodeTree
  ) -> Diagnostic {
    let bytes = Int(part.lower)..<Int(part.upper)
    let range = tree.range(part.node, text: bytes)
    if name == "Void" {
      return Diagnostic(
        .unknownType, "'Void' is not the type of a value; remove the key if there is no value", at: range)
    }
    var diagnostic = Diagnostic(
      .unknownType, "no type called '\(name)' is built in or declared under 'types'", at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: name, at: range)]
      if tree.canInsert(suggestion, into: part.node) {
        diagnostic.fixes = [Diagnostic.Fix("change to '\(suggestion)'", [Diagnostic.Edit(range, suggestion)])]
      }
    }
    return diagnostic
  }
}

extension Rule {
  package static let unknownType = Rule(
    id: "unknown-type", section: .names,
    range: "the type",
    meaning: "The type is neither built in nor declared.",
    reason: """
      The built-in types are String, Int, Double, Bool, UUID, URL, and Date. Declare every other type under 'types': \
      as a list of cases, which becomes a Swift enum, or with 'swift:' as a Swift type of the app.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments:
            order: SortOrder?
      """,
    mended: ["root: catalog": "root: catalog\ntypes:\n  SortOrder: [price, name, newest]"])
}
