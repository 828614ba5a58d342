import NavPlayer
package import NavRuntime
import NavTable

/// A link of a graph or of a fragment: its complete path, and the kind of each placeholder.
package struct SiteLink: Sendable {
  /// A part of the path between two slashes.
  package enum Segment: Sendable {
    /// A literal text, percent-decoded.
    case literal(String)
    case placeholder(Placeholder)
  }

  package struct Placeholder: Sendable {
    /// The name of the argument. If another screen on the path has it, the name of that screen precedes it.
    package let name: String
    package let kind: Kind
    /// A text from which the argument can be read.
    package let sample: String
  }

  package struct Item: Sendable {
    /// The percent-decoded name.
    package let name: String
    package let placeholder: Placeholder
    /// Whether the link also opens without the item.
    package var isOptional = false
  }

  /// The texts from which an argument can be read.
  package enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    case integer, decimal, truth, uuid
    /// A URL. A link from outside can only give `https` URLs, of these hosts if there is a list.
    case url(hosts: [String]?)
    /// The cases of an enum, with its name.
    case choice(String, [String])
    /// A type of the app, which can refuse a text.
    case foreign
  }

  /// The screen with the link, or the place where a fragment is mounted.
  package let id: ScreenID
  /// The name of the screen that the link opens.
  package let screen: String
  package let path: [Segment]
  package private(set) var query: [Item]
  /// Whether only the app itself can open the link.
  package let isInside: Bool

  /// Reads the link of a screen, or returns `nil` if it does not have one.
  init?(_ info: ScreenInfo, _ reader: PrototypeReader, _ samples: SampleTexts) {
    guard let link = info.link else { return nil }
    var texts = samples.texts(of: info.id, in: reader.table)[...]
    func placeholder(_ placeholder: LinkTemplate.Placeholder) -> Placeholder {
      Placeholder(placeholder, of: info.id, reader, texts.popFirst() ?? nil)
    }
    id = info.id
    screen = reader.table[reader.table.entry(of: info.id)].name
    isInside = info.isInside
    path = link.path.map { segment in
      switch segment {
      case .literal(let text): .literal(text)
      case .placeholder(let written): .placeholder(placeholder(written))
      }
    }
    query = link.query.map { Item(name: $0.name, placeholder: placeholder($0.placeholder)) }
    for index in query.indices {
      var fewer = query
      fewer.remove(at: index)
      query[index].isOptional = reader.reads(url(fewer), withLinkOf: id)
    }
  }

  /// The path and query of the link with its samples. With `items`, the query has only these.
  package func url(_ items: [Item]? = nil) -> String {
    Self.url(path.map(\.sample), (items ?? query).map { ($0.name, $0.placeholder.sample) })
  }

  /// A path and a query in the spelling of `navigator.url`.
  static func url(_ path: [String], _ items: [(name: String, text: String)]) -> String {
    let query = items.map { "\($0.name.escaped)=\($0.text.escaped)" }.joined(separator: "&")
    return "/" + path.map(\.escaped).joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }

  /// Whether the runtime tries this link before another one of the same length. Returns `nil` if both have the same
  /// rank.
  func precedes(_ other: SiteLink) -> Bool? {
    if path.count != other.path.count { return path.count > other.path.count }
    for (one, two) in zip(path, other.path) where one.rank != two.rank { return one.rank < two.rank }
    return nil
  }
}

extension SiteLink.Segment {
  /// A segment of a path under `web`, whose placeholders stand for any text.
  init(ofWebPath segment: LinkTemplate.Segment) {
    switch segment {
    case .literal(let text): self = .literal(text)
    case .placeholder(let placeholder):
      self = .placeholder(SiteLink.Placeholder(name: placeholder.argument, kind: .text, sample: "page"))
    }
  }

  var placeholder: SiteLink.Placeholder? { if case .placeholder(let placeholder) = self { placeholder } else { nil } }

  /// A text that the segment matches.
  package var sample: String {
    switch self {
    case .literal(let text): text
    case .placeholder(let placeholder): placeholder.sample
    }
  }

  /// The position in the order in which the runtime tries the segments at one place.
  fileprivate var rank: Int {
    switch self {
    case .literal: 0
    case .placeholder(let placeholder):
      switch placeholder.kind {
      case .integer: 1
      case .uuid: 2
      case .text, .decimal, .truth, .url, .choice, .foreign: 3
      }
    }
  }
}

extension SiteLink.Placeholder {
  fileprivate init(
    _ placeholder: LinkTemplate.Placeholder, of screen: ScreenID, _ reader: PrototypeReader, _ sample: String?
  ) {
    let table = reader.table
    let owner =
      placeholder.screen.map { table.screen(named: $0, seenFrom: screen) ?? screen } ?? table.entry(of: screen)
    let type = reader.declaredArguments(of: owner).first { $0.name == placeholder.argument }?.type
    let kind = type.map { SiteLink.Kind($0, hosts: table[owner].hosts(of: placeholder.argument)) } ?? .text
    self.init(
      name: (placeholder.screen.map { "\($0)." } ?? "") + placeholder.argument, kind: kind,
      sample: sample ?? kind.sample(for: placeholder.argument))
  }
}

extension SiteLink.Kind {
  fileprivate init(_ type: PrototypeType, hosts: [String]?) {
    self =
      switch type.base {
      case .text, .date: .text
      case .integer: .integer
      case .decimal: .decimal
      case .truth: .truth
      case .uuid: .uuid
      case .url: .url(hosts: hosts)
      case .choice(let cases): .choice(type.name.filter { !"[]?".contains($0) }, cases)
      case .foreign: .foreign
      }
  }

  /// A text of this kind for an argument.
  fileprivate func sample(for name: String) -> String {
    switch self {
    case .text: name
    case .integer: "7"
    case .decimal: "1.5"
    case .truth: "true"
    case .uuid: "123E4567-E89B-12D3-A456-426614174000"
    case .url(let hosts): "https://\(hosts?.first ?? "example.com")/"
    case .choice(_, let cases): cases.first ?? ""
    case .foreign: "1"
    }
  }

  /// Whether an argument can be read from a text. A type of the app can still refuse it.
  func reads(_ text: String) -> Bool {
    switch self {
    case .text, .foreign, .url: true
    case .integer: Int64(text) != nil
    case .decimal: text.isDecimalNumber && Double(text)?.isFinite == true
    case .truth: text == "true" || text == "false"
    case .uuid: text.isUUID
    case .choice(_, let cases): cases.contains(text)
    }
  }
}

extension String {
  /// The text in a URL, in the spelling of `navigator.url`: all bytes but unreserved ones are escaped.
  var escaped: String { percentEncoded { !$0.isUnreserved } }
}
