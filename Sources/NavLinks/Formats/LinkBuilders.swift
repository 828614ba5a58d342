import NavCompiler
import NavTable

/// Swift functions that build the URLs of a graph's links. They need only Foundation, so widgets, extensions, and
/// servers can use them.
package struct LinkBuilders {
  package let text: String

  /// Writes the functions. Returns `nil` if the graph has no links or no base.
  package init?(_ links: SiteLinks) {
    guard let base = links.base, !links.outside.isEmpty else { return nil }
    var writer = LinkBuilderWriter(links, base)
    text = writer.file()
  }
}

private struct LinkBuilderWriter {
  private let links: SiteLinks
  private let base: String
  private let access: String
  private static let imports = "import Foundation"
  /// The Swift name of each enum, with its cases.
  private var enums: [(name: String, cases: [String])] = []
  private var functions = LocalNames()

  init(_ links: SiteLinks, _ base: String) {
    self.links = links
    self.base = base
    access = links.access == .internal ? "" : links.access.rawValue + " "
  }

  mutating func file() -> String {
    let type = SwiftIdentifier.type(links.graph) + "Links"
    let functions = links.outside.map { function($0) }
    let enums = enums.map { declared in
      let cases = declared.cases.map { name in
        let member = SwiftIdentifier.member(name)
        return "    case \(SwiftIdentifier.escaped(member))" + (member == name ? "" : " = \(SwiftLiteral.text(name))")
      }
      return "  \(access)enum \(declared.name): String, CaseIterable, Sendable {\n"
        + cases.joined(separator: "\n") + "\n  }\n"
    }
    return """
      // Written by navc from the links of '\(links.graph)'. 'navc links --format swift' writes it again.

      \(Self.imports)

      /// The URLs of '\(links.graph)' that open the app from outside. The functions need no navigator.
      \(access)enum \(type) {
      \((enums + functions).joined(separator: "\n"))
        /// The percent-encoding of a text, as the navigator writes it.
        private static func encoded(_ text: String) -> String {
          let digits = Array("0123456789ABCDEF".utf8)
          var bytes: [UInt8] = []
          for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
          }
          return String(decoding: bytes, as: UTF8.self)
        }

        private static func url(_ path: [String], _ items: [(name: String, text: String?)] = []) -> URL {
          let query = items.compactMap { item in item.text.map { "\\(item.name)=\\(encoded($0))" } }
          let path = \(SwiftLiteral.text(base)) + (path.isEmpty ? "/" : path.map { "/" + $0 }.joined())
          let text = query.isEmpty ? path : path + "?" + query.joined(separator: "&")
          guard let url = URL(string: text) else { fatalError("\\(text) is not a URL") }
          return url
        }
      }

      """
  }

  private mutating func function(_ link: SiteLink) -> String {
    // The local names come after those of all parameters.
    var names = LocalNames()
    let pathNames = link.path.map { $0.placeholder.map { names.name(SwiftIdentifier.member($0.name)) } }
    let queryNames = link.query.map { names.name(SwiftIdentifier.member($0.placeholder.name)) }
    var parameters: [String] = []
    var lines: [String] = []
    var path: [String] = []
    var tests: [String] = []
    var texts: [Int: String] = [:]
    for (index, segment) in link.path.enumerated() {
      guard let placeholder = segment.placeholder, let name = pathNames[index] else {
        path.append(SwiftLiteral.text(segment.sample.escaped))
        continue
      }
      let text = names.name("text\(index + 1)")
      parameters.append("\(SwiftIdentifier.parameter(name)): \(type(placeholder.kind))")
      lines.append("    let \(text) = \(self.text(of: SwiftIdentifier.local(name), placeholder.kind))")
      path.append("Self.encoded(\(text))")
      texts[index] = text
      if placeholder.kind.canBeEmpty { tests.append("[\"\", \".\", \"..\"].contains(\(text))") }
    }
    var items: [String] = []
    for (item, name) in zip(link.query, queryNames) {
      let (type, value) = (type(item.placeholder.kind), SwiftIdentifier.local(name))
      parameters.append("\(SwiftIdentifier.parameter(name)): \(type)" + (item.isOptional ? "? = nil" : ""))
      let text =
        item.isOptional
        ? "\(value).map { \(text(of: "$0", item.placeholder.kind)) }" : text(of: value, item.placeholder.kind)
      items.append("(\(SwiftLiteral.text(item.name.escaped)), \(text))")
    }
    tests += rivals(of: link, texts)
    let head = "  \(access)static func \(SwiftIdentifier.escaped(functionName(link)))"
    let result = "-> URL\(tests.isEmpty ? "" : "?") {"
    let doc = tests.isEmpty ? "" : " It is `nil` if these texts mean another URL."
    let call = items.isEmpty ? [] : [list("[", items, "]", indent: 8, last: ",")]
    return
      ([
        "  /// The URL of '\(link.screen)'.\(doc)",
        head + list("(", parameters, ") \(result)", indent: 4, after: head.utf8.count),
      ] + lines + tests.map { "    if \($0) { return nil }" } + [
        "    return " + list("Self.url(", ["[\(path.joined(separator: ", "))]"] + call, ")", indent: 6, after: 11),
        "  }", "",
      ]).joined(separator: "\n")
  }

  /// Items on one line if they fit, otherwise each on its own line. Several lines end with `last`.
  private func list(
    _ start: String, _ items: [String], _ end: String, indent: Int, after used: Int = 0, last: String = ""
  ) -> String {
    let line = start + items.joined(separator: ", ") + end
    if used + line.utf8.count <= 118, !line.contains("\n") || items.count == 1 { return line }
    let margin = String(repeating: " ", count: indent)
    let outer = String(repeating: " ", count: indent - 2)
    return start + "\n" + items.map { margin + $0 }.joined(separator: ",\n") + last + "\n" + outer + end
  }

  private mutating func functionName(_ link: SiteLink) -> String {
    let parts = link.screen.split(separator: ".").map { String($0) }
    let name = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return functions.name(SwiftIdentifier.member(name))
  }

  /// The conditions under which the texts of a link open another link, or stay on the website.
  private func rivals(of link: SiteLink, _ variables: [Int: String]) -> [String] {
    let earlier = links.links.prefix { $0.id != link.id }.map(\.path)
    return (links.web + earlier).filter { $0.count == link.path.count }.compactMap { rival -> String? in
      var tests: [String] = []
      for (index, pair) in zip(link.path, rival).enumerated() {
        switch pair {
        case (.literal(let one), .literal(let two)): if one != two { return nil }
        case (.literal(let text), .placeholder(let other)): if !other.kind.reads(text) { return nil }
        case (.placeholder(let own), .literal(let text)):
          guard own.kind.reads(text), let variable = variables[index] else { return nil }
          tests.append("\(variable) == \(SwiftLiteral.text(text))")
        case (.placeholder(let own), .placeholder(let other)):
          guard let variable = variables[index] else { return nil }
          switch (own.kind, other.kind) {
          case (let one, let two) where one == two: break
          case (_, .integer): tests.append("Int(\(variable)) != nil")
          case (_, .uuid): tests.append("UUID(uuidString: \(variable)) != nil")
          case (_, .text), (_, .foreign), (_, .url): break
          case (_, .decimal): tests.append("Double(\(variable)) != nil")
          case (_, .truth): tests.append("[\"true\", \"false\"].contains(\(variable))")
          case (_, .choice(_, let cases)):
            tests.append("[\(cases.map(SwiftLiteral.text).joined(separator: ", "))].contains(\(variable))")
          }
        }
      }
      return tests.isEmpty ? nil : tests.joined(separator: " && ")
    }
  }

  // MARK: - Types

  private mutating func type(_ kind: SiteLink.Kind) -> String {
    switch kind {
    case .text: return "String"
    case .integer: return "Int"
    case .decimal: return "Double"
    case .truth: return "Bool"
    case .uuid: return "UUID"
    case .url: return "URL"
    case .foreign: return "some LosslessStringConvertible"
    case .choice(let wanted, let cases):
      if let known = enums.first(where: { $0.cases == cases }) { return known.name }
      var name = SwiftIdentifier.type(wanted)
      // The functions use types of the standard library and Foundation by their short names.
      while enums.contains(where: { [name] in $0.name == name }) || SwiftName.isWellKnown(name) { name += "2" }
      enums.append((name, cases))
      return name
    }
  }

  private func text(of value: String, _ kind: SiteLink.Kind) -> String {
    switch kind {
    case .text: value
    case .integer, .decimal, .truth, .foreign: "String(describing: \(value))"
    case .uuid: "\(value).uuidString"
    case .url: "\(value).absoluteString"
    case .choice: "\(value).rawValue"
    }
  }
}

extension SiteLink.Kind {
  /// Whether a value can have an empty text, or the text of a segment that other software resolves.
  fileprivate var canBeEmpty: Bool {
    switch self {
    case .text, .foreign, .url: true
    case .integer, .decimal, .truth, .uuid, .choice: false
    }
  }
}

/// Names that are used once. Two arguments of different screens, and two screens of fragments, can have one name.
private struct LocalNames {
  private var taken: Set<String> = []

  mutating func name(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    return name
  }
}
