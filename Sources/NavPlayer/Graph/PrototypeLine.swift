import NavTable

/// A line of the text that a graph is played from: its tables, and beside each what a table does not say.
///
/// The text is written and read by one version of navc. Words are separated by spaces, and escaped as in a table.
package enum PrototypeLine: Sendable {
  /// A file of the graph begins; what it mounts, in the order of the places, by the numbers of files before it.
  case file(mounts: [Int])
  /// A line of its table.
  case table(String)
  /// An enum of the file, with its cases.
  case choices(String, [String])
  /// A fact, and of one that takes its time, how long it may, in milliseconds, and what counts as its answer then.
  case fact(String, type: String, lookup: PrototypeGraph.Lookup?)
  case condition(String, PrototypeExpression)
  /// What follows is about this screen of the file.
  case screen(Int)
  case argument(String, type: String, isKey: Bool, default: PrototypeValue?)
  case requires(PrototypeExpression)
  case back(PrototypeExpression)
  /// What the screen is for, in the author's words.
  case doc(String)
  /// The predicate of this segue of the file.
  case segue(Int, PrototypeExpression)

  /// The line, without its end.
  package var text: String { words.map { TableText.escaped($0, isWord: true) }.joined(separator: " ") }

  private var words: [String] {
    switch self {
    case .file(let mounts): return ["file"] + mounts.map { String($0) }
    case .table(let line): return ["table", line]
    case .choices(let name, let cases): return ["choices", name] + cases
    case .fact(let name, let type, let lookup):
      let words = ["fact", name, type]
      guard let lookup else { return words }
      return words + [String(lookup.timeout), lookup.otherwise.text]
    case .condition(let name, let expression): return ["condition", name] + expression.words
    case .screen(let number): return ["screen", String(number)]
    case .argument(let name, let type, let isKey, let value):
      return ["argument", name, type, isKey ? "key" : "plain"] + (value.map { [$0.text] } ?? [])
    case .requires(let expression): return ["requires"] + expression.words
    case .back(let expression): return ["back"] + expression.words
    case .doc(let text): return ["doc", text]
    case .segue(let number, let expression): return ["segue", String(number)] + expression.words
    }
  }

  /// Reads what ``text`` writes; `nil` for what is none.
  init?(_ text: String) {
    var words = TableText.words(of: text)[...]
    guard let keyword = words.popFirst() else { return nil }
    func expression() -> PrototypeExpression? {
      var rest = words
      guard let expression = PrototypeExpression.read(&rest), rest.isEmpty else { return nil }
      return expression
    }
    switch keyword {
    case "file":
      var mounts: [Int] = []
      for word in words {
        guard let mount = Int(word) else { return nil }
        mounts.append(mount)
      }
      self = .file(mounts: mounts)
    case "table":
      guard let line = words.popFirst() else { return nil }
      self = .table(line)
    case "choices":
      guard let name = words.popFirst() else { return nil }
      self = .choices(name, Array(words))
    case "fact":
      guard let name = words.popFirst(), let type = words.popFirst() else { return nil }
      guard let timeout = words.popFirst() else {
        self = .fact(name, type: type, lookup: nil)
        return
      }
      guard let timeout = Int(timeout), let otherwise = words.popFirst().flatMap({ TableLiteral($0) }) else {
        return nil
      }
      self = .fact(name, type: type, lookup: PrototypeGraph.Lookup(timeout: timeout, otherwise: otherwise))
    case "condition":
      guard let name = words.popFirst(), let expression = expression() else { return nil }
      self = .condition(name, expression)
    case "screen":
      guard let number = words.popFirst().flatMap({ Int($0) }) else { return nil }
      self = .screen(number)
    case "argument":
      guard let name = words.popFirst(), let type = words.popFirst(), let kind = words.popFirst() else { return nil }
      var value: PrototypeValue?
      if let word = words.popFirst() {
        guard let literal = TableLiteral(word) else { return nil }
        value = literal
      }
      self = .argument(name, type: type, isKey: kind == "key", default: value)
    case "requires":
      guard let expression = expression() else { return nil }
      self = .requires(expression)
    case "back":
      guard let expression = expression() else { return nil }
      self = .back(expression)
    case "doc":
      guard let text = words.popFirst() else { return nil }
      self = .doc(text)
    case "segue":
      guard let number = words.popFirst().flatMap({ Int($0) }), let expression = expression() else { return nil }
      self = .segue(number, expression)
    default: return nil
    }
  }
}

/// Why a graph cannot be played, or what is asked for cannot be done.
package struct PrototypeError: Error, Sendable {
  /// The rest of the sentence "the graph …", or a sentence.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
