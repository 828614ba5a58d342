/// Paths of one length in their order, as a tree of their segments.
struct PathTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var placeholders: [SiteLink.Kind: Int] = [:]
    /// The position of the last path below the node.
    var last: Int
  }

  private var nodes = [Node(last: -1)]

  /// Adds each path after those before it.
  ///
  /// - Complexity: Linear in the segments.
  init(_ paths: [[SiteLink.Segment]]) {
    for (position, path) in paths.enumerated() { add(path, at: position) }
  }

  private mutating func add(_ path: [SiteLink.Segment], at position: Int) {
    var node = 0
    nodes[node].last = position
    for segment in path {
      let known: Int? =
        switch segment {
        case .literal(let text): nodes[node].literals[text]
        case .placeholder(let placeholder): nodes[node].placeholders[placeholder.kind]
        }
      if known == nil {
        switch segment {
        case .literal(let text): nodes[node].literals[text] = nodes.count
        case .placeholder(let placeholder): nodes[node].placeholders[placeholder.kind] = nodes.count
        }
        nodes.append(Node(last: position))
      }
      node = known ?? nodes.count - 1
      nodes[node].last = position
    }
  }

  /// Whether one text can match the patterns of a path and of a path after a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - path: The path.
  ///   - other: The index of a segment that matches texts which are not integers, in place of its own texts.
  /// - Returns: Whether there is such a text.
  /// - Complexity: Linear in the nodes that the path meets: few, unless it has a placeholder where many have literals.
  func hasPath(after position: Int, thatMeets path: [SiteLink.Segment], otherTextAt other: Int?) -> Bool {
    var open = [(node: 0, index: 0)]
    while let (number, index) = open.popLast() {
      let node = nodes[number]
      guard node.last > position else { continue }
      guard index < path.count else { return true }
      var children: [Int] = []
      if index == other {
        children += node.literals.lazy.filter { Int64($0.key) == nil }.map(\.value)
        children += node.placeholders.lazy.filter { $0.key != .integer }.map(\.value)
      } else {
        switch path[index] {
        case .literal(let text):
          if let child = node.literals[text] { children.append(child) }
          children += node.placeholders.lazy.filter { $0.key.mayMatch(text) }.map(\.value)
        case .placeholder(let placeholder):
          children += node.literals.lazy.filter { placeholder.kind.mayMatch($0.key) }.map(\.value)
          children += node.placeholders.lazy.filter { placeholder.kind.canMeet($0.key) }.map(\.value)
        }
      }
      open += children.map { ($0, index + 1) }
    }
    return false
  }
}

extension SiteLink.Kind {
  /// Whether the pattern of the kind matches a text.
  fileprivate func mayMatch(_ text: String) -> Bool {
    switch self {
    case .text, .integer, .decimal, .url, .foreign: true
    case .truth, .uuid, .choice: reads(text)
    }
  }

  fileprivate func canMeet(_ other: SiteLink.Kind) -> Bool {
    switch (texts, other.texts) {
    case (let texts?, let others?): !Set(texts).isDisjoint(with: others)
    case (let texts?, _): texts.contains(where: other.mayMatch)
    case (_, let texts?): texts.contains(where: mayMatch)
    case (nil, nil): true
    }
  }

  /// All texts of the kind, if there are only a few.
  private var texts: [String]? {
    switch self {
    case .truth: ["true", "false"]
    case .choice(_, let cases): cases
    case .text, .integer, .decimal, .uuid, .url, .foreign: nil
    }
  }
}
