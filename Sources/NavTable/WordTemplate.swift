/// A text for users with placeholders, such as `Order {id}`. `{{` and `}}` stand for braces.
package struct WordTemplate: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case literal(String)
    case argument(String)
  }

  /// A placeholder, with its bytes in the text, including the braces.
  package struct Placeholder: Equatable, Sendable {
    package let name: String
    package let range: Range<Int>
  }

  /// A brace that belongs to no placeholder, as an offset in bytes.
  package struct LooseBrace: Error {
    package let offset: Int
  }

  /// The parts in order. Literals have no escapes, and two literals never follow each other.
  package private(set) var parts: [Part] = []
  /// The placeholders in order.
  package private(set) var placeholders: [Placeholder] = []

  /// Parses a text.
  ///
  /// - Throws: ``LooseBrace`` for the first brace that neither belongs to a placeholder nor is doubled.
  /// - Complexity: Linear in the text.
  package init(_ text: String) throws(LooseBrace) {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let bytes = Array(text.utf8)
    var literal: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == open || byte == close else {
        literal.append(byte)
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == byte {
        literal.append(byte)
        index += 2
        continue
      }
      var end = index + 1
      while end < bytes.count, bytes[end] != open, bytes[end] != close { end += 1 }
      guard byte == open, end < bytes.count, bytes[end] == close, end > index + 1 else {
        throw LooseBrace(offset: index)
      }
      add(&literal)
      let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      parts.append(.argument(name))
      placeholders.append(Placeholder(name: name, range: index..<end + 1))
      index = end + 1
    }
    add(&literal)
  }

  private mutating func add(_ literal: inout [UInt8]) {
    guard !literal.isEmpty else { return }
    parts.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll()
  }
}

extension WordTemplate {
  /// The type of an argument in a format.
  package enum Kind: Sendable {
    case text, integer, decimal
  }

  /// The names of the arguments, each once, in the order of their first placeholders.
  package var names: [String] {
    var names: [String] = []
    for placeholder in placeholders where !names.contains(placeholder.name) { names.append(placeholder.name) }
    return names
  }

  /// The text as a format of string catalogs, such as `Order %1$lld`. Without placeholders, it is the text itself.
  /// Otherwise, each percent sign is doubled.
  package func format(_ kind: (String) -> Kind) -> String {
    let names = names
    var format = ""
    for part in parts {
      switch part {
      case .literal(let literal):
        if names.isEmpty {
          format += literal
        } else {
          for character in literal.unicodeScalars {
            format.unicodeScalars.append(character)
            if character == "%" { format.unicodeScalars.append(character) }
          }
        }
      case .argument(let name):
        let number = (names.firstIndex(of: name) ?? 0) + 1
        let specifier =
          switch kind(name) {
          case .text: "@"
          case .integer: "lld"
          case .decimal: "lf"
          }
        format += "%\(number)$\(specifier)"
      }
    }
    return format
  }

  /// Returns the text with its arguments inserted.
  package func text(_ argument: (String) -> String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .argument(let name): text += argument(name)
      }
    }
    return text
  }
}
