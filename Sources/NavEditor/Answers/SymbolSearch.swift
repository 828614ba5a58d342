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

  /// Returns how well a name matches a query, or `nil` if it does not contain the letters in order. A smaller score is
  /// better.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - query: The letters. An empty query matches each name.
  /// - Returns: The score.
  package static func score(_ name: String, _ query: String) -> Int? {
    var wanted = query.utf8.makeIterator()
    guard var letter = wanted.next().map(lowercased) else { return name.utf8.count }
    var (index, score, last, isFound) = (-1, 0, -1, false)
    for byte in name.utf8 {
      index += 1
      guard !isFound, lowercased(byte) == letter else { continue }
      // Letters that follow each other, and the first letter, are better.
      if index != last + 1 { score += 10 + index - last }
      last = index
      if let next = wanted.next() { letter = lowercased(next) } else { isFound = true }
    }
    guard isFound else { return nil }
    return score * 100 + index + (name.utf8.starts(with: query.utf8) ? 0 : 1)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// The best results of all files, the best first.
  package static func search(_ query: String, in models: some Sequence<FileModel>) -> [Result] {
    var found: [(score: Int, order: Int, result: Result)] = []
    for model in models {
      var open = model.symbolTree.map { ($0, "") }
      while let (node, container) = open.popLast() {
        if let score = score(node.name, query) {
          found.append((score, found.count, Result(node: node, container: container, file: model.identity)))
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
