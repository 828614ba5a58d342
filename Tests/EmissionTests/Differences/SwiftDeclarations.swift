/// The declarations in generated Swift, read from its text.
///
/// The reader knows the layout of generated files: one declaration begins each line, and attributes precede it.
struct SwiftDeclarations {
  struct Parameter {
    /// The label in calls, or `nil` for `_`.
    let label: String?
    let type: String
    let hasDefault: Bool
  }

  struct Declaration {
    enum Kind: String { case function = "func", initializer = "init", property = "var", constant = "let" }

    let kind: Kind
    let name: String
    var isStatic = false
    var isPrivate = false
    var isAsync = false
    var parameters: [Parameter] = []
    /// The type of the result or of the value.
    var type: String
    var isFailable = false
  }

  struct Case {
    let name: String
    let parameters: [Parameter]
  }

  /// A type or an extension.
  struct Scope {
    let keyword: String
    /// The full name, with the names of the types around it.
    let name: String
    /// The outermost declaration around the scope, whose names are visible, or the scope itself.
    let outermost: String
    let isPrivate: Bool
    let inherited: [String]
    /// The `where` clause of an extension.
    let condition: String
    var members: [Declaration] = []
    var cases: [Case] = []
  }

  private(set) var scopes: [Scope] = []
  /// The type aliases in extensions of each type, with their types.
  private(set) var aliases: [String: [(name: String, type: String)]] = [:]

  init(_ swift: String) {
    var scanner = Scanner(swift)
    read(&scanner, inside: nil)
  }

  private static let types: Set = ["enum", "struct", "class", "protocol", "extension", "actor"]

  private mutating func read(_ scanner: inout Scanner, inside index: Int?) {
    while let header = scanner.header() {
      if header.text == "}" { return }
      read(header, &scanner, inside: index)
    }
  }

  private mutating func read(_ header: Scanner.Header, _ scanner: inout Scanner, inside index: Int?) {
    var words = header.text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isPrivate = words.contains("private") || words.contains("fileprivate")
    let modifiers: Set = [
      "public", "package", "internal", "private", "fileprivate", "nonisolated", "final", "static", "@MainActor",
      "@discardableResult", "indirect", "mutating",
    ]
    var isStatic = false
    while let word = words.first, modifiers.contains(word) {
      if word == "static" { isStatic = true }
      words.removeFirst()
    }
    guard let word = words.first else { return scanner.skipBody(of: header) }
    let keyword = String(word.prefix { $0.isLetter })
    if Self.types.contains(keyword), header.hasBody {
      let scope = Self.scope(keyword, words.dropFirst().joined(separator: " "), isPrivate, index.map { scopes[$0] })
      scopes.append(scope)
      return read(&scanner, inside: scopes.count - 1)
    }
    guard let index else { return scanner.skipBody(of: header) }
    let rest = words.joined(separator: " ").dropFirst(keyword.count)
    switch keyword {
    case "case":
      // The raw value of a case does not change its name.
      let (name, list) = Self.split(rest.firstRange(of: " = ").map { rest[..<$0.lowerBound].trimmed } ?? rest.trimmed)
      scopes[index].cases.append(Case(name: name, parameters: Self.parameters(list)))
    case "typealias":
      let parts = rest.split(separator: "=", maxSplits: 1).map(\.trimmed)
      if parts.count == 2 { aliases[scopes[index].name, default: []].append((parts[0], parts[1])) }
    case "func", "init":
      var declaration = Self.function(keyword, String(rest))
      declaration.isPrivate = isPrivate
      declaration.isStatic = isStatic
      scopes[index].members.append(declaration)
    case "var", "let":
      let parts = rest.trimmed.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { break }
      let body = header.hasBody ? scanner.body() : ""
      scopes[index].members.append(
        Declaration(
          kind: keyword == "var" ? .property : .constant, name: parts[0].trimmed, isStatic: isStatic,
          isPrivate: isPrivate, isAsync: body.contains("get async"), type: parts[1].trimmed))
      return
    default: break
    }
    scanner.skipBody(of: header)
  }

  private static func scope(_ keyword: String, _ text: String, _ isPrivate: Bool, _ around: Scope?) -> Scope {
    let clause = text.firstRange(of: " where ")
    let head = clause.map { String(text[..<$0.lowerBound]) } ?? text
    let parts = head.split(separator: ":", maxSplits: 1)
    let own = parts.first.map { $0.trimmed } ?? ""
    return Scope(
      keyword: keyword, name: around.map { "\($0.name).\(own)" } ?? own, outermost: around?.outermost ?? own,
      isPrivate: isPrivate,
      inherited: parts.count == 2 ? parts[1].split(separator: ",").map(\.trimmed) : [],
      condition: clause.map { String(text[$0.upperBound...]) } ?? "")
  }

  private static func function(_ keyword: String, _ text: String) -> Declaration {
    let (name, list, rest) = splitCall(text.trimmed[...])
    let type = rest.firstRange(of: "->").map { rest[$0.upperBound...].trimmed } ?? "Void"
    return Declaration(
      kind: keyword == "init" ? .initializer : .function, name: name.filter { $0 != "?" },
      isAsync: rest.prefix(while: { $0 != ">" }).contains("async"), parameters: parameters(list), type: type,
      isFailable: name.hasSuffix("?"))
  }

  /// The text before the first parenthesis, the text inside, and the rest.
  private static func splitCall(_ text: Substring) -> (String, String, String) {
    guard let open = text.firstIndex(of: "(") else { return (String(text), "", "") }
    let scalars = text.unicodeScalars
    var (depth, isText) = (0, false)
    var before: Unicode.Scalar = " "
    for index in scalars[open...].indices {
      let scalar = scalars[index]
      if scalar == "\"", before != "\\" { isText.toggle() }
      if !isText {
        if "([{<".unicodeScalars.contains(scalar) { depth += 1 }
        // The arrow of a function type is not a bracket.
        if ")]}>".unicodeScalars.contains(scalar), !(scalar == ">" && before == "-") { depth -= 1 }
      }
      before = before == "\\" && scalar == "\\" ? " " : scalar
      if depth == 0 {
        return (
          text[..<open].trimmed, String(scalars[scalars.index(after: open)..<index]),
          String(scalars[scalars.index(after: index)...])
        )
      }
    }
    return (text[..<open].trimmed, "", "")
  }

  private static func split(_ text: String) -> (String, String) {
    let (name, list, _) = splitCall(text[...])
    return (name, list)
  }

  static func parameters(_ list: String) -> [Parameter] {
    items(list).map { item in
      // The label of a tuple's element or of a parameter, with an optional name.
      guard let colon = item.firstIndex(of: ":"), !item[..<colon].contains(where: { "([<".contains($0) }) else {
        return Parameter(label: nil, type: item, hasDefault: false)
      }
      let label = item[..<colon].trimmed.split(separator: " ").first.map(String.init) ?? ""
      let type = item[item.index(after: colon)...]
      let value = type.firstRange(of: " = ")
      return Parameter(
        label: label == "_" ? nil : label, type: (value.map { type[..<$0.lowerBound] } ?? type).trimmed,
        hasDefault: value != nil)
    }
  }

  /// The items of a list, separated by commas outside of brackets and strings.
  private static func items(_ list: String) -> [String] {
    var items: [String] = []
    var (item, depth, isText) = ("", 0, false)
    var before: Unicode.Scalar = " "
    // A quote and a combining character after it are one `Character`.
    for scalar in list.unicodeScalars {
      if scalar == "\"", before != "\\" { isText.toggle() }
      if !isText {
        if "([{<".unicodeScalars.contains(scalar) { depth += 1 }
        if ")]}>".unicodeScalars.contains(scalar), !(scalar == ">" && before == "-") { depth -= 1 }
      }
      if scalar == ",", depth == 0, !isText {
        items.append(item[...].trimmed)
        item = ""
      } else {
        item.unicodeScalars.append(scalar)
      }
      before = before == "\\" && scalar == "\\" ? " " : scalar
    }
    if !item.allSatisfy(\.isWhitespace) { items.append(item[...].trimmed) }
    return items
  }
}

/// Reads headers of declarations, without comments.
private struct Scanner {
  struct Header {
    let text: String
    let hasBody: Bool
  }

  private let characters: [UInt8]
  private var position = 0

  init(_ swift: String) {
    characters = Array(swift.utf8)
  }

  /// The next header, or a closing brace. The position is then after its opening brace.
  mutating func header() -> Header? {
    var text: [UInt8] = []
    var depth = 0
    while position < characters.count {
      if skipComment() { continue }
      let character = characters[position]
      switch character {
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let range = literal() {
          text += characters[range]
          continue
        }
        // `#sourceLocation` ends with its line.
        skipLine()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0:
        position += 1
        return Header(text: String(decoding: text, as: UTF8.self), hasBody: true)
      case UInt8(ascii: "}") where depth == 0:
        let own = String(decoding: text, as: UTF8.self)
        if own.contains(where: { !$0.isWhitespace }) { return Header(text: own, hasBody: false) }
        position += 1
        return Header(text: "}", hasBody: false)
      case UInt8(ascii: "\n") where depth == 0:
        let own = String(decoding: text, as: UTF8.self)
        let words = own.split(whereSeparator: \.isWhitespace)
        let isAttribute = words.allSatisfy { $0.hasPrefix("@") }
        let isType = words.contains { ["protocol", "extension", "enum", "struct", "class"].contains($0) }
        if !isAttribute, !isType {
          position += 1
          return Header(text: own, hasBody: false)
        }
      default: break
      }
      text.append(character == UInt8(ascii: "\n") ? UInt8(ascii: " ") : character)
      position += 1
    }
    return nil
  }

  mutating func skipBody(of header: Header) { if header.hasBody { _ = body() } }

  /// The text up to the brace that closes the body.
  mutating func body() -> String {
    let start = position
    var depth = 1
    while position < characters.count {
      if skipComment() { continue }
      if literal() != nil { continue }
      let character = characters[position]
      position += 1
      if character == UInt8(ascii: "{") { depth += 1 }
      if character == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { break }
    }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private mutating func skipLine() {
    while position < characters.count, characters[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() -> Bool {
    guard has("//", at: position) else { return false }
    skipLine()
    return true
  }

  /// Moves past a string literal, with or without `#`. Returns its range.
  private mutating func literal() -> Range<Int>? {
    let start = position
    var hashes = 0
    var index = position
    while index < characters.count, characters[index] == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    guard index < characters.count, characters[index] == UInt8(ascii: "\"") else { return nil }
    let isLong = has("\"\"\"", at: index)
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    index += isLong ? 3 : 1
    while index < characters.count, !has(end, at: index) {
      let isEscape = characters[index] == UInt8(ascii: "\\") && hashes == 0
      index += isEscape ? 2 : 1
    }
    position = min(characters.count, index + end.utf8.count)
    return start..<position
  }

  private func has(_ text: String, at index: Int) -> Bool { characters[index...].starts(with: text.utf8) }
}

extension StringProtocol {
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
