internal import NavTable

/// The paths that stay on the website. The graph opens no URL with such a path.
struct WebPaths: Sendable {
  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    /// The node after a placeholder, which stands for any segment.
    var any: Int?
    var isEnd = false
  }

  private var nodes = [Node()]

  init(_ paths: [LinkTemplate]) {
    for path in paths {
      var node = 0
      for segment in path.path { node = next(after: node, segment) }
      nodes[node].isEnd = true
    }
  }

  private mutating func next(after node: Int, _ segment: LinkTemplate.Segment) -> Int {
    let known: Int? =
      switch segment {
      case .literal(let text): nodes[node].literals[text]
      case .placeholder: nodes[node].any
      }
    if let known { return known }
    let new = nodes.count
    nodes.append(Node())
    switch segment {
    case .literal(let text): nodes[node].literals[text] = new
    case .placeholder: nodes[node].any = new
    }
    return new
  }

  /// Whether one of the paths has these segments.
  ///
  /// - Complexity: Linear in the length of all paths, because only one way leads to each node.
  func contain(_ segments: ArraySlice<String>) -> Bool { contain(segments, from: 0) }

  private func contain(_ segments: ArraySlice<String>, from index: Int) -> Bool {
    let node = nodes[index]
    guard let segment = segments.first else { return node.isEnd }
    let rest = segments.dropFirst()
    if let next = node.literals[segment], contain(rest, from: next) { return true }
    return node.any.map { contain(rest, from: $0) } ?? false
  }
}
