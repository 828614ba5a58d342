/// A key of the language in one place. The messages of the reader, the check for unknown keys, and the reference page
/// all use it.
package struct LanguageKey: Sendable {
  package let word: Keyword
  package let value: Value
  /// The meaning of an absent key.
  package let absent: String
  /// The meaning of the key, in one sentence.
  package let doc: String
  /// A sample value, as written in a graph file.
  package let example: String
  /// Names of the key in other tools, or its name in another place.
  let synonyms: [String]

  /// The kind of value of a key.
  package enum Value: Sendable {
    case text(String = "a text", ValueForm = .text)
    case flag
    /// A word from a list.
    case word([Keyword])
    /// A mapping, with a description of its values.
    case mapping(String, of: String? = nil, ValueForm)
    /// A list, with a description of its items.
    case list(String, of: String, ValueForm = .list(of: .text))
    case predicate
    case type
    case other(String, ValueForm)

    package var form: ValueForm {
      switch self {
      case .text(_, let form), .mapping(_, _, let form), .list(_, _, let form), .other(_, let form): form
      case .flag: .flag
      case .word(let words): .word(words)
      case .predicate: .predicate
      case .type: .type
      }
    }

    /// A description for messages: «'title' takes a text, not a list».
    package var takes: String {
      switch self {
      case .text(let text, _), .mapping(let text, _, _), .list(let text, _, _), .other(let text, _): text
      case .flag: "true or false"
      case .word(let words) where words.count == 1: words[0].rawValue
      case .word(let words):
        words.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (words.last?.rawValue ?? "")
      case .predicate: "a predicate such as 'isSignedIn and cartCount > 0'"
      case .type: "a type such as String"
      }
    }

    /// The sample value in the description, if there is one.
    var example: String {
      switch self {
      case .flag: return "true"
      case .word(let words): return words.last?.rawValue ?? ""
      case .predicate: return "isSignedIn and cartCount > 0"
      case .type: return "String"
      case .text, .mapping, .list, .other:
        // «a mapping of texts, as in { team: checkout }»
        let said = takes.firstRange(of: "such as ") ?? takes.firstRange(of: "as in ")
        return said.map { String(takes[$0.upperBound...]) } ?? ""
      }
    }

    /// A description of an item of a list.
    var item: String {
      switch self {
      case .list(_, let item, _): item
      case .mapping(_, let item, _): item ?? takes
      default: takes
      }
    }
  }

  /// The value that an absent key stands for, or `nil` if it is not a single word.
  package var defaultValue: String? {
    guard let first = absent.split(separator: ";").first, first.count > 2, first.first == "`" else { return nil }
    let word = first.dropFirst().prefix { $0 != "`" }
    return word.count == first.count - 2 ? String(word) : nil
  }

  init(
    _ word: Keyword, _ value: Value, _ doc: String, absent: String = "", example: String? = nil, synonyms: [String] = []
  ) {
    self.word = word
    self.value = value
    self.absent = absent
    self.doc = doc
    self.example = example ?? value.example
    self.synonyms = synonyms
  }
}

/// A key and its scope. Its properties are looked up only for a message.
struct ScopedKey {
  var scope: KeyScope
  var word: Keyword

  var value: LanguageKey.Value? { scope.keys.first { $0.word == word }?.value }
  var takes: String { value?.takes ?? "" }
  var item: String { value?.item ?? "" }
}

extension KeyScope {
  /// A key of this scope, for messages.
  func callAsFunction(_ word: Keyword) -> ScopedKey { ScopedKey(scope: self, word: word) }

  /// Whether the scope supports a key.
  func takes(_ word: Keyword) -> Bool { keys.contains { $0.word == word } }
}
