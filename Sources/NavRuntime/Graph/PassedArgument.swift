/// An argument of a push's destination that the graph fills.
public struct PassedArgument: Hashable, Sendable {
  /// The name of the destination's argument.
  public let name: String
  /// What it gets.
  public let value: Value

  /// What fills an argument.
  public enum Value: Hashable, Sendable {
    /// The source's argument of this name.
    case source(String)
    /// A literal of the graph.
    case literal(TableLiteral)
  }
}

extension PassedArgument {
  /// Reads `product source id` or `order literal "newest"`; `nil` for what navc does not write.
  init?(_ line: Range<Int>, in table: TableText) {
    let (name, rest) = table.firstWord(line)
    let (kind, value) = table.wordAndText(rest)
    self.name = name
    switch kind {
    case "source": self.value = .source(value)
    case "literal":
      guard let literal = TableLiteral(value) else { return nil }
      self.value = .literal(literal)
    default: return nil
    }
  }
}

/// A literal of a graph, as its table holds it; the type of the argument says what becomes of it.
public indirect enum TableLiteral: Hashable, Sendable {
  /// A text, or a case of an enum.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction or an exponent.
  case decimal(Double)
  /// True or false.
  case truth(Bool)
  /// Nothing, of an optional.
  case null
  /// The items of an array.
  case list([TableLiteral])

  /// Reads JSON as navc writes it: on one line, without spaces and objects; `nil` for anything else.
  init?(_ text: String) {
    // Scalars, since a quote and a mark that combines with it would be one Character.
    var rest = Substring(text).unicodeScalars
    guard let literal = Self.read(&rest), rest.isEmpty else { return nil }
    self = literal
  }

  private static func read(_ rest: inout Substring.UnicodeScalarView) -> TableLiteral? {
    switch rest.first {
    case "\"": return readText(&rest).map { .text($0) }
    case "[": return readList(&rest)
    default:
      let word = rest.prefix { $0 != "," && $0 != "]" }
      rest = rest[word.endIndex...]
      switch String(word) {
      case "true": return .truth(true)
      case "false": return .truth(false)
      case "null": return .null
      case let number: return Int(number).map { .integer($0) } ?? Double(number).map { .decimal($0) }
      }
    }
  }

  private static func readList(_ rest: inout Substring.UnicodeScalarView) -> TableLiteral? {
    rest.removeFirst()
    var items: [TableLiteral] = []
    while let next = rest.first {
      if next == "]" {
        rest.removeFirst()
        return .list(items)
      }
      if !items.isEmpty {
        guard next == "," else { return nil }
        rest.removeFirst()
      }
      guard let item = read(&rest) else { return nil }
      items.append(item)
    }
    return nil
  }

  private static func readText(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        guard escaped == "u" else {
          text.unicodeScalars.append(escaped)
          continue
        }
        guard let code = UInt32(String(rest.prefix(4)), radix: 16), let scalar = Unicode.Scalar(code) else {
          return nil
        }
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}
