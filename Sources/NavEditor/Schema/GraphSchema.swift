package import NavCompiler

/// The JSON Schema of graph files, for editors that complete and check YAML. It follows from the declarations of the
/// keys.
package enum GraphSchema {
  /// The files that a schema describes.
  package enum Kind: String, CaseIterable, Sendable {
    case any, graph, fragment
  }

  package static func document(_ kind: Kind) -> JSONValue {
    let root: [(key: String, value: JSONValue)]
    switch kind {
    case .any:
      // A file with 'fragment' is a fragment, and all other files are graphs.
      root = [
        ("type", .string("object")), ("if", .object([("required", .strings([Keyword.fragment.rawValue]))])),
        ("then", .reference(to: KeyScope.fragment)), ("else", .reference(to: KeyScope.graph)),
      ]
    case .graph: root = [("$ref", .definition(KeyScope.graph.definitionName))]
    case .fragment: root = [("$ref", .definition(KeyScope.fragment.definitionName))]
    }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("$id", .string("urn:navc:1")),
        ("title", .string(title(kind))),
        ("description", .string("A graph of the screens of an app, and of the segues between them, for navc.")),
      ] + root + [("$defs", .object(definitions(kind)))])
  }

  private static func title(_ kind: Kind) -> String {
    switch kind {
    case .any: "A graph file or a fragment of navc"
    case .graph: "A graph file of navc"
    case .fragment: "A fragment of navc"
    }
  }

  /// The scopes that a schema needs, followed by the other definitions.
  private static func definitions(_ kind: Kind) -> [(key: String, value: JSONValue)] {
    let unneeded: Set<KeyScope> =
      switch kind {
      case .any: []
      case .graph: [.fragment]
      case .fragment: [.graph, .links, .apple, .android, .anywhere, .offeredPush, .offeredPresent, .offeredGo]
      }
    let scopes = KeyScope.allCases.filter { !unneeded.contains($0) }
    return scopes.map { ($0.definitionName, ScopeSchema.value(of: $0)) } + FormSchema.definitions
  }
}
