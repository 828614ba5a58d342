/// The type of an argument in Android's words.
enum ArgumentType: Hashable {
  case string, integer, float, boolean, reference
  /// A class or an enum of the app, by its full name.
  case other(String)
  indirect case list(ArgumentType)

  /// Reads the attribute `app:argType`.
  init(_ text: String) {
    // Android has lists, but not lists of lists.
    self = text.hasSuffix("[]") ? .list(Self(element: String(text.dropLast(2)))) : Self(element: text)
  }

  private init(element: String) {
    switch element {
    case "string": self = .string
    case "integer", "long": self = .integer
    case "float": self = .float
    case "boolean": self = .boolean
    case "reference": self = .reference
    default: self = .other(element)
    }
  }

  /// Infers the type of an argument without `app:argType` from its default, as Android does.
  init(ofDefault text: String?) {
    guard let text, text != "@null" else {
      self = .string
      return
    }
    let candidates: [ArgumentType] = [.integer, .float, .boolean]
    self =
      ResourceName.isReference(text) ? .reference : candidates.first { $0.literal(text) != nil } ?? .string
  }

  /// Whether a URL can contain values of the type.
  var isInLinks: Bool {
    switch self {
    case .string, .integer, .float, .boolean, .reference: true
    case .other, .list: false
    }
  }

  /// Returns a value of the type as a literal of the graph, or `nil` if the graph cannot express the value.
  func literal(_ text: String) -> String? {
    guard !ResourceName.isReference(text) else { return nil }
    switch self {
    case .string: return SourceText.quoted(text)
    case .integer, .reference: return Self.integer(text).map { "\($0)" }
    case .float: return Self.float(text)
    case .boolean: return ["true", "false"].first { $0 == text.lowercased() }
    case .other, .list: return nil
    }
  }

  /// Reads `7`, `-7L`, or `0x10`. Android stores the hexadecimal number of an `Int` in 32 bits with a sign.
  private static func integer(_ text: String) -> Int? {
    let isLong = text.hasSuffix("L") || text.hasSuffix("l")
    let digits = isLong ? text.dropLast() : text[...]
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(digits) }
    let hexadecimal = digits.dropFirst(2)
    guard hexadecimal.utf8.first != UInt8(ascii: "-"), hexadecimal.utf8.first != UInt8(ascii: "+") else { return nil }
    if !isLong, let word = UInt32(hexadecimal, radix: 16) { return Int(Int32(truncatingIfNeeded: word)) }
    return Int(hexadecimal, radix: 16)
  }

  /// Reads `1`, `1.5f`, or `1e3`.
  private static func float(_ text: String) -> String? {
    let digits = text.hasSuffix("f") || text.hasSuffix("F") ? text.dropLast() : text[...]
    guard digits.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let value = Double(digits), value.isFinite
    else { return nil }
    return "\(value)"
  }
}
