import NavTable

/// A line of the text that lists the names in generated Swift, for tests of walks.
///
/// One version of navc writes and reads the text. Words are separated by spaces, and escaped as in a table.
package enum WalkLine: Sendable {
  /// The prefix of the names in the tests of the graph.
  case namespace(String)
  /// The text of the test file above and below its tests.
  case above(String)
  case below(String)
  /// A function that makes values of an app's own type from a text. If the developer must write its body, `isMissing`
  /// names the type.
  case function(String, text: String, isMissing: String?)
  /// The number of a function that every test file needs.
  case needed(Int)
  /// A class of pages that the developer must complete, and the type of such a page.
  case page(String, text: String, type: String)
  /// The cases of an enum, each with its Swift expression.
  case choices([(name: String, swift: String)])
  /// A fact, with the name of its member in Swift.
  case fact(String, member: String, WalkType)
  /// The start of a file of the graph, in the order of the player's text.
  case file
  /// A screen of the file, and its Swift type.
  case screen(Int, type: String)
  /// A segue of the file, with its function, and with the prefix of a variable for the result.
  case segue(Int, member: String, variable: String)
  /// A parameter of the function of the segue above, or of the initializer of the screen above.
  case parameter(WalkNames.Parameter)

  /// The line, without its terminator.
  package var text: String { words.map { TableText.escaped($0, isWord: true) }.joined(separator: " ") }

  private var words: [String] {
    switch self {
    case .namespace(let name): return ["namespace", name]
    case .above(let text): return ["above", text]
    case .below(let text): return ["below", text]
    case .function(let name, let text, let missing): return ["function", name, text] + (missing.map { [$0] } ?? [])
    case .needed(let number): return ["needed", String(number)]
    case .page(let name, let text, let type): return ["page", name, text, type]
    case .choices(let cases): return ["choices"] + cases.flatMap { [$0.name, $0.swift] }
    case .fact(let name, let member, let type): return ["fact", name, member] + type.words
    case .file: return ["file"]
    case .screen(let number, let type): return ["screen", String(number), type]
    case .segue(let number, let member, let variable): return ["segue", String(number), member, variable]
    case .parameter(let parameter):
      let label = parameter.label ?? ""
      switch parameter.value {
      case .argument(let name, let hasDefault):
        return ["argument", label, name, hasDefault ? "default" : "always"] + parameter.type.words
      case .sample(let value): return ["sample", label, value.text] + parameter.type.words
      }
    }
  }

  /// Reads a line in the format of ``text``, or returns `nil` if it is invalid.
  init?(_ text: String) {
    let all = TableText.words(of: text)
    let words = all.dropFirst()
    /// The word at an index, where the keyword has the index 0.
    func word(_ index: Int) -> String? { index < all.count ? all[index] : nil }
    func number(_ index: Int) -> Int? { word(index).flatMap { Int($0) } }
    switch all.first {
    case "namespace":
      guard let name = word(1) else { return nil }
      self = .namespace(name)
    case "above":
      guard let text = word(1) else { return nil }
      self = .above(text)
    case "below":
      guard let text = word(1) else { return nil }
      self = .below(text)
    case "function":
      guard let name = word(1), let text = word(2) else { return nil }
      self = .function(name, text: text, isMissing: word(3))
    case "needed":
      guard let number = number(1) else { return nil }
      self = .needed(number)
    case "page":
      guard let name = word(1), let text = word(2), let type = word(3) else { return nil }
      self = .page(name, text: text, type: type)
    case "choices":
      var cases: [(name: String, swift: String)] = []
      var index = 1
      while let name = word(index), let swift = word(index + 1) {
        cases.append((name, swift))
        index += 2
      }
      self = .choices(cases)
    case "fact":
      guard let name = word(1), let member = word(2), let type = WalkType(words.dropFirst(2)) else { return nil }
      self = .fact(name, member: member, type)
    case "file": self = .file
    case "screen":
      guard let number = number(1), let type = word(2) else { return nil }
      self = .screen(number, type: type)
    case "segue":
      guard let number = number(1), let member = word(2), let variable = word(3) else { return nil }
      self = .segue(number, member: member, variable: variable)
    case "argument":
      guard let label = word(1), let name = word(2), let kind = word(3), let type = WalkType(words.dropFirst(3))
      else { return nil }
      self = .parameter(
        WalkNames.Parameter(
          label: label.isEmpty ? nil : label, value: .argument(name, hasDefault: kind == "default"), type: type))
    case "sample":
      guard let label = word(1), let value = word(2).flatMap({ TableLiteral($0) }),
        let type = WalkType(words.dropFirst(2))
      else { return nil }
      self = .parameter(WalkNames.Parameter(label: label.isEmpty ? nil : label, value: .sample(value), type: type))
    default: return nil
    }
  }
}
