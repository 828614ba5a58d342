/// The form of the URLs that lead to a screen, with the positions of its arguments.
///
/// Characters of the notation are percent-encoded in literals and names. Therefore, the parser can split at `/`, `?`,
/// `&`, `=`, `.`, and `:`.
package struct LinkTemplate: Equatable, Sendable {
  /// A part of the path between two slashes.
  package enum Segment: Equatable, Sendable {
    /// A literal text, percent-decoded.
    case literal(String)
    /// Any text from which the argument can be read.
    case placeholder(Placeholder)
  }

  /// A named value after the `?`.
  package struct QueryItem: Equatable, Sendable {
    /// The percent-decoded name.
    package let name: String
    /// The argument that the value becomes.
    package let placeholder: Placeholder

    package init(name: String, placeholder: Placeholder) {
      self.name = name
      self.placeholder = placeholder
    }
  }

  /// An argument whose value is a part of the URL.
  package struct Placeholder: Equatable, Sendable {
    /// The screen that has the argument, or `nil` for the linked screen itself.
    package let screen: String?
    /// The name of the argument.
    package let argument: String
    /// The kind of the argument, for precedence.
    package let kind: Kind

    package init(screen: String?, argument: String, kind: Kind) {
      self.screen = screen
      self.argument = argument
      self.kind = kind
    }
  }

  /// The kinds of placeholders that precedence distinguishes.
  package enum Kind: Equatable, Sendable, CaseIterable {
    /// An integer.
    case int
    /// A UUID.
    case uuid
    /// Any other type.
    case other

    fileprivate var suffix: String {
      switch self {
      case .int: ":Int"
      case .uuid: ":UUID"
      case .other: ""
      }
    }
  }

  /// The segments of the path. Empty for `/`.
  package let path: [Segment]
  /// The query items, in the order of the graph file.
  package let query: [QueryItem]

  package init(path: [Segment], query: [QueryItem]) {
    self.path = path
    self.query = query
  }

  /// The notation of the template, such as `/p/{id:Int}?highlight={mark}&from={post.id}`.
  package var text: String {
    let path = path.map { segment in
      switch segment {
      case .literal(let text): "/" + Self.encoded(text)
      case .placeholder(let placeholder): "/" + placeholder.text
      }
    }.joined()
    let query = query.map { "\(Self.encoded($0.name))=\($0.placeholder.text)" }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// Parses the notation of ``text``, or returns `nil` for other text. An `&` without an item after it, which `text`
  /// never writes, is ignored.
  package init?(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.hasPrefix("/") else { return nil }
    var path: [Segment] = []
    if first != "/" {
      for part in first.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
        if part.hasPrefix("{") {
          guard let placeholder = Placeholder(part) else { return nil }
          path.append(.placeholder(placeholder))
        } else {
          guard let literal = String.percentDecoded(part) else { return nil }
          path.append(.literal(literal))
        }
      }
    }
    var query: [QueryItem] = []
    for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = item.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let name = String.percentDecoded(sides[0]), let placeholder = Placeholder(sides[1]) else {
        return nil
      }
      query.append(QueryItem(name: name, placeholder: placeholder))
    }
    self.init(path: path, query: query)
  }

  /// Percent-encodes all bytes of a text except ASCII letters, ASCII digits, `-`, `_`, and `~`.
  fileprivate static func encoded(_ text: String) -> String {
    text.percentEncoded { !$0.isUnreserved || $0 == UInt8(ascii: ".") }
  }
}

extension LinkTemplate.Placeholder {
  /// The notation of the placeholder, such as `{id}`, `{id:Int}`, or `{post.id:UUID}`.
  fileprivate var text: String {
    let name = LinkTemplate.encoded(argument)
    return "{" + (screen.map { LinkTemplate.encoded($0) + "." + name } ?? name) + kind.suffix + "}"
  }

  /// Parses the notation of ``text``.
  fileprivate init?(_ text: Substring) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let sides = text.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    let suffix = sides.count < 2 ? "" : ":" + sides[1]
    guard let kind = LinkTemplate.Kind.allCases.first(where: { $0.suffix == suffix }) else { return nil }
    self.kind = kind
    let names = (sides.first ?? "").split(separator: ".").map { String.percentDecoded($0) }
    switch (names.count, names.first ?? nil, names.last ?? nil) {
    case (1, let name?, _): (screen, argument) = (nil, name)
    case (2, let owner?, let name?): (screen, argument) = (owner, name)
    default: return nil
    }
  }
}
