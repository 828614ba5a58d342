package import NavCompiler

/// A description of a name or a key, as Markdown or as plain text.
package struct HoverText: Sendable {
  /// The name with its kind and type, as code.
  private var title: String
  private var parts: [Part] = []

  private enum Part {
    case text(String)
    /// A label with code.
    case code(label: String, String)
    case item(label: String, [String])
  }

  init(_ title: String) { self.title = title }

  /// The description of a key of the language.
  package init(key: LanguageKey) {
    title = "\(key.word.rawValue): \(key.value.takes)"
    add(key.doc)
    if key.absent != "required", !key.absent.contains("[") {
      add("Without it: \(key.absent.isEmpty ? "required" : key.absent).")
    }
    if !key.example.isEmpty { add("Example", code: "\(key.word.rawValue): \(key.example)") }
  }

  /// The description of a rule, for a message.
  package init(rule: Rule) {
    title = rule.id
    add(rule.meaning)
    add(rule.reason)
  }

  mutating func add(_ text: String?) {
    if let text, !text.isEmpty { parts.append(.text(text)) }
  }

  mutating func add(_ label: String, code: String?) {
    if let code, !code.isEmpty { parts.append(.code(label: label, String(code.prefix(Self.limit)))) }
  }

  /// Adds a list. Long lists are shortened.
  mutating func add(_ label: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    let rest = items.count - Self.itemLimit
    parts.append(.item(label: label, items.prefix(Self.itemLimit) + (rest > 0 ? ["\(rest) more"] : [])))
  }

  private static let limit = 2_000
  private static let itemLimit = 8

  /// The text as Markdown. Text of the graph stays text.
  package var markdown: String {
    let code = "```swift\n\(title.replacing("```", with: "` ` `"))\n```"
    return
      ([code]
      + parts.map { part in
        switch part {
        case .text(let text): Self.escaped(text)
        case .code(let label, let code): "\(label): \(Self.quoted(code))"
        case .item(let label, let items): "\(label): " + items.map(Self.quoted).joined(separator: ", ")
        }
      }).joined(separator: "\n\n")
  }

  package var plain: String {
    ([title]
      + parts.map { part in
        switch part {
        case .text(let text): text
        case .code(let label, let code): "\(label): \(code)"
        case .item(let label, let items): "\(label): " + items.joined(separator: ", ")
        }
      }).joined(separator: "\n\n")
  }

  /// A text in backticks, with more of them than the text has in a row.
  private static func quoted(_ text: String) -> String {
    let text = text.replacing("\n", with: " ")
    guard text.contains("`") else { return "`\(text)`" }
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let mark = String(repeating: "`", count: longest + 1)
    return "\(mark) \(text) \(mark)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\*_{}[]<>#+!|~&".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
