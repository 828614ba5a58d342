/// A key of the language in one place where it may stand. All that the reader's messages, the check for unknown keys and the reference
/// know of it stands here, once.
package struct LanguageKey: Sendable {
  package let word: Keyword
  package let value: Value
  /// What counts where the key is absent.
  package let absent: String
  /// What it means, in one sentence.
  package let doc: String
  /// A value of it, as it stands in a graph file.
  package let example: String
  /// What people call it who know other tools, or the other place where it stands.
  let synonyms: [String]

  /// What a key takes.
  package enum Value: Sendable {
    case text(String = "a text")
    case flag
    /// One of some words.
    case word([Keyword])
    /// A mapping, and what each of its values is.
    case mapping(String, of: String? = nil)
    /// A list, and what each of its items is.
    case list(String, of: String)
    case predicate
    case type
    case other(String)

    /// As it stands in a message: «'title' takes a text, not a list».
    package var takes: String {
      switch self {
      case .text(let text), .mapping(let text, _), .list(let text, _), .other(let text): text
      case .flag: "true or false"
      case .word(let words) where words.count == 1: words[0].rawValue
      case .word(let words):
        words.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (words.last?.rawValue ?? "")
      case .predicate: "a predicate such as 'isSignedIn and cartCount > 0'"
      case .type: "a type such as String"
      }
    }

    /// A value, where the words for what it takes have one.
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

    /// What an item is, where there are several.
    var item: String {
      switch self {
      case .list(_, let item): item
      case .mapping(_, let item): item ?? takes
      default: takes
      }
    }
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

/// A key and whose it is. What is known of it is looked up where a message needs it.
struct OwnedKey {
  var owner: Owner
  var word: Keyword

  var value: LanguageKey.Value? { owner.keys.first { $0.word == word }?.value }
  var takes: String { value?.takes ?? "" }
  var item: String { value?.item ?? "" }
}

extension Owner {
  /// A key of it, for messages.
  func callAsFunction(_ word: Keyword) -> OwnedKey { OwnedKey(owner: self, word: word) }

  /// Whether it takes a key.
  func takes(_ word: Keyword) -> Bool { keys.contains { $0.word == word } }
}
