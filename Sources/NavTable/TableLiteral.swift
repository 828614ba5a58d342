/// A literal of a graph, as its table stores it. The type of the argument determines its value.
package indirect enum TableLiteral: Equatable, Sendable {
  /// A text, or a case of an enum.
  case text(String)
  /// An integer with 64 bits, like `Int` on the systems where apps run, even on a machine with a smaller `Int`.
  case integer(Int64)
  /// A number with a fraction or an exponent.
  case decimal(Double)
  /// True or false.
  case truth(Bool)
  /// The `nil` of an optional.
  case null
  /// The items of an array.
  case list([TableLiteral])

  /// The literal as JSON on one line, without spaces.
  package var text: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .decimal(let number): String(number)
    case .truth(let truth): truth ? "true" : "false"
    case .null: "null"
    case .list(let items): "[" + items.map { $0.text }.joined(separator: ",") + "]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Parses the text of a literal, or returns `nil` for other text. Numbers may also have
  /// another notation of Swift.
  package init?(_ text: String) {
    // This uses scalars, because a quote and a combining mark after it form one `Character`.
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
      case let number: return Int64(number).map { .integer($0) } ?? decimal(number)
      }
    }
  }

  private static func decimal(_ text: String) -> TableLiteral? {
    text.isDecimalNumber ? Double(text).map { .decimal($0) } : nil
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
