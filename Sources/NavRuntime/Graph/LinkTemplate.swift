/// Which URLs mean a screen, and where its arguments stand in them.
public struct LinkTemplate: Hashable, Sendable {
  /// A part of the path between two slashes.
  public enum Segment: Hashable, Sendable {
    /// This text, percent-encoding undone.
    case literal(String)
    /// Any text that the argument can be read from.
    case placeholder(Placeholder)
  }

  /// A named value behind the `?`.
  public struct QueryItem: Hashable, Sendable {
    /// The name, percent-encoding undone.
    public let name: String
    /// What the value becomes.
    public let placeholder: Placeholder
  }

  /// An argument that a part of the URL becomes.
  public struct Placeholder: Hashable, Sendable {
    /// The name of the screen that has the argument; `nil` for the linked screen itself.
    public let screen: String?
    /// The name of the argument.
    public let argument: String
    /// Which texts the argument can be read from, as far as precedence asks.
    public let kind: Kind
  }

  /// The kinds of placeholder that a precedence is given to.
  public enum Kind: Hashable, Sendable {
    /// A whole number.
    case int
    /// A UUID.
    case uuid
    /// Anything else.
    case other
  }

  /// The path, segment by segment; that of `/` is empty.
  public let path: [Segment]
  /// The query items, in the order of the graph file.
  public let query: [QueryItem]

  /// Reads a template as the table holds it: `/p/{id:Int}?highlight={mark}&from={post.id}`, where whatever could be taken
  /// for a part of the notation is percent-encoded. `nil` for what navc does not write.
  init?(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.hasPrefix("/") else { return nil }
    var path: [Segment] = []
    if first != "/" {
      for part in first.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
        if part.hasPrefix("{") {
          guard let placeholder = Placeholder(part) else { return nil }
          path.append(.placeholder(placeholder))
        } else {
          guard let literal = PercentText.decoded(part) else { return nil }
          path.append(.literal(literal))
        }
      }
    }
    var query: [QueryItem] = []
    for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = item.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let name = PercentText.decoded(sides[0]), let placeholder = Placeholder(sides[1]) else {
        return nil
      }
      query.append(QueryItem(name: name, placeholder: placeholder))
    }
    self.path = path
    self.query = query
  }
}

extension LinkTemplate.Placeholder {
  /// Reads `{id}`, `{id:Int}`, `{post.id:UUID}`.
  init?(_ text: Substring) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let sides = text.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    switch sides.count < 2 ? "" : sides[1] {
    case "": kind = .other
    case "Int": kind = .int
    case "UUID": kind = .uuid
    default: return nil
    }
    let names = (sides.first ?? "").split(separator: ".").map { PercentText.decoded($0) }
    switch (names.count, names.first ?? nil, names.last ?? nil) {
    case (1, let name?, _): (screen, argument) = (nil, name)
    case (2, let owner?, let name?): (screen, argument) = (owner, name)
    default: return nil
    }
  }
}
