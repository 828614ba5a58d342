/// A type that is neither built in nor declared.
enum UnknownType {
  static func diagnostic(
    _ name: String, _ part: ScalarPart, suggestion: String?, _ tree: NodeTree
  ) -> Diagnostic {
    let bytes = Int(part.lower)..<Int(part.upper)
    let range = tree.range(part.node, text: bytes)
    if name == "Void" {
      return Diagnostic(
        .unknownType, "'Void' is no value; leave the key out if there is nothing to hand over", at: range)
    }
    var diagnostic = Diagnostic(
      .unknownType, "no type is called '\(name)'; it is neither built in nor declared under 'types'", at: range)
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
    meaning: "It is neither built in nor declared.",
    reason: """
      Built in are String, Int, Double, Bool, UUID, URL and Date. Every other type is declared under 'types': as a list of \
      cases, which becomes a Swift enum, or with 'swift:' as a type of the app's own.
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
