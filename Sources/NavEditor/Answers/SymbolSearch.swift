package import NavCompiler

/// The search for names in all files.
package enum SymbolSearch {
  /// The maximum number of results.
  package static let limit = 200

  package struct Result: Sendable {
    package var node: SymbolNode
    package var container: String
    package var file: FileIdentity
  }

  /// The best results of all files, the best first.
  package static func search(_ query: String, in models: some Sequence<FileModel>) -> [Result] {
    let query = SymbolQuery(query)
    var found: [(score: Int, order: Int, result: Result)] = []
    var count = 0
    for model in models {
      var open = model.symbolTree.reversed().map { ($0, "") }
      while let (node, container) = open.popLast() {
        if let score = query.score(node.name) {
          found.append((score, count, Result(node: node, container: container, file: model.identity)))
          count += 1
        }
        open += node.children.reversed().map { ($0, node.name) }
      }
      if found.count > 20 * limit { found = best(found) }
    }
    return best(found).map(\.result)
  }

  private static func best(
    _ found: [(score: Int, order: Int, result: Result)]
  ) -> [(score: Int, order: Int, result: Result)] {
    Array(found.sorted { ($0.score, $0.order) < ($1.score, $1.order) }.prefix(limit))
  }
}
