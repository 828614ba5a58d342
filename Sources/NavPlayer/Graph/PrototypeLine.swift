import NavTable

/// A line of the text that describes a graph to the player: the tables of its files, each with the data that a table
/// does not contain.
///
/// One version of navc writes and reads the text. Words are separated by spaces, and escaped as in a table.
package enum PrototypeLine: Sendable {
  /// The start of a file, with the numbers of the files that it mounts, in the order of the places. Mounted files
  /// precede it.
  case file(mounts: [Int])
  /// A line of the file's table.
  case table(String)
  /// An enum of the file, with its cases.
  case choices(String, [String])
  /// A fact. An async fact has a timeout, in milliseconds, and the value that applies after it.
  case fact(String, type: String, lookup: PrototypeGraph.Lookup?)
  case condition(String, PrototypeExpression)
  /// The start of a screen of the file. The next lines belong to it.
  case screen(Int)
  case argument(String, type: String, isKey: Bool, default: PrototypeValue?)
  case requires(PrototypeExpression)
  case back(PrototypeExpression)
  /// The author's description of the screen.
  case doc(String)
  /// The app makes a page for the empty last column of the split that the screen starts.
  case placeholder
  /// The predicate of this segue of the file.
  case segue(Int, PrototypeExpression)

  /// The line, without its terminator.
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
    case .placeholder: return ["placeholder"]
    case .segue(let number, let expression): return ["segue", String(number)] + expression.words
    }
  }

  /// Reads a line in the format of ``text``, or returns `nil` if it is invalid.
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
    case "placeholder": self = .placeholder
    case "segue":
      guard let number = words.popFirst().flatMap({ Int($0) }), let expression = expression() else { return nil }
      self = .segue(number, expression)
    default: return nil
    }
  }
}

/// The reason that a graph cannot be played, or that a command cannot be performed.
package struct PrototypeError: Error, Sendable {
  /// The rest of a sentence that starts with "the graph …", or a complete sentence.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
