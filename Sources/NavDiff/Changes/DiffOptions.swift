/// The options of a comparison.
package struct DiffOptions: Sendable {
  /// The declared renames: the new name of each old one.
  package var renames: [String: String] = [:]
  /// Whether to search for further renames.
  package var searchesRenames = true

  /// The facts that the old graph and its fragments already require of the app.
  var knownFacts: Set<String> = []

  package init() {}
}
