import NavCompiler
import NavTable

/// URLs that a link matches. Together, they contain each form of each placeholder.
struct LinkSamples {
  private let graph: Graph
  /// The literals of all links by their position, which a placeholder at that position could hide.
  private let literals: [Int: [String]]

  init(_ graph: Graph, literals: [Int: [String]]) {
    self.graph = graph
    self.literals = literals
  }

  /// The literals of the links of a graph and its fragments, and of the paths that stay on the website, by their
  /// position in the path.
  static func literals(of graphs: [Graph]) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    func add(_ text: String, _ index: Int) {
      if found[index, default: []].count < 64, !found[index, default: []].contains(text) {
        found[index, default: []].append(text)
      }
    }
    for graph in graphs {
      for link in graph.screens.lazy.compactMap(\.link) {
        for (index, segment) in link.path.enumerated() {
          if case .literal(let symbol) = segment { add(graph.texts.text(symbol), index) }
        }
      }
      for path in graph.links.web {
        for (index, segment) in path.segments.enumerated() {
          if case .literal(let symbol) = segment { add(graph.texts.text(symbol), index) }
        }
      }
    }
    return found
  }

  /// The URLs of a link, without a base. The first one has a value for each placeholder.
  func urls(of link: Link) -> [String] {
    let path = link.path.enumerated().map { index, segment in
      switch segment {
      case .literal(let symbol): [graph.texts.text(symbol)]
      case .placeholder(let placeholder): texts(of: placeholder) + (literals[index] ?? [])
      }
    }
    let items = link.query.map { (name: graph.texts.text($0.name), texts: texts(of: $0.placeholder)) }
    let first = path.map { $0[0] }
    let all = items.map { (name: $0.name, text: $0.texts[0]) }
    var urls = [url(first, all)]
    for (index, texts) in path.enumerated() {
      for text in texts.dropFirst() {
        var segments = first
        segments[index] = text
        urls.append(url(segments, all))
      }
    }
    if !items.isEmpty { urls.append(url(first, [])) }
    for (index, item) in items.enumerated() {
      var fewer = all
      fewer.remove(at: index)
      urls.append(url(first, fewer))
      for text in item.texts.dropFirst() {
        var other = all
        other[index].text = text
        urls.append(url(first, other))
      }
    }
    return urls
  }

  private func url(_ path: [String], _ items: [(name: String, text: String)]) -> String {
    let query = items.map { "\(Self.encoded($0.name))=\(Self.encoded($0.text))" }.joined(separator: "&")
    return "/" + path.map(Self.encoded).joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }

  /// Encodes everything but the unreserved characters of RFC 3986.
  private static func encoded(_ text: String) -> String {
    text.percentEncoded { !$0.isUnreserved }
  }

  private func texts(of placeholder: Link.Placeholder) -> [String] {
    texts(of: graph.arguments[placeholder.argument.position].type)
  }

  /// A text for each form of a type that a link distinguishes.
  private func texts(of type: TypeReference) -> [String] {
    switch type {
    case .optional(let wrapped): return texts(of: wrapped)
    case .array: return ["1"]
    case .declared(let id):
      guard case .cases(let cases) = graph.types[id.position].kind, !cases.isEmpty else { return Self.words }
      return cases.map { graph.texts.text($0) } + [Self.unreadable]
    case .builtin(let builtin):
      return switch builtin {
      case .string: Self.words
      case .int: ["7", "-7", Self.unreadable]
      case .double: ["1.5", "7", Self.unreadable]
      case .bool: ["true", "false", Self.unreadable]
      case .uuid: [Self.uuid, Self.unreadable]
      case .url: ["https://example.com/"]
      case .date: ["2026-01-01T00:00:00Z"]
      }
    }
  }

  /// A text that only strings can read.
  private static let unreadable = "~"
  private static let uuid = "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11"
  /// Texts that other types can also read.
  private static let words = ["assam", "7", "1.5", "true", uuid, "2026-01-01T00:00:00Z"]
}
