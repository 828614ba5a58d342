/// Converts the author's names to Swift identifiers. `-`, `_`, `.`, and spaces are dropped, and the next letter
/// becomes a capital. The first letter becomes lowercase for a member and uppercase for a type.
///
/// The emitter handles keywords: `default` is a valid name here.
package enum SwiftName {
  /// Returns the identifier of a screen's factory, a segue, a fact, an argument, or an enum case, or `nil` if there
  /// is none. `open-cart` becomes `openCart`, and `URLList` becomes `urlList`.
  package static func member(_ name: String) -> String? {
    if let first = firstOfPlain(name), first >= UInt8(ascii: "a") { return name }
    return joined(name).map(lowered)
  }

  /// Returns the identifier of a type, or `nil` if there is none. `open-cart` becomes `OpenCart`.
  package static func type(_ name: String) -> String? {
    if let type = capitalizedPlain(name) { return type }
    return joined(name).map { name in
      guard let first = name.unicodeScalars.first else { return name }
      return uppercase(first) + String(name.unicodeScalars.dropFirst())
    }
  }

  /// Returns an ASCII name with a capital first letter, or `nil` if it contains other characters than letters and
  /// digits, or starts with a digit.
  package static func capitalizedPlain(_ name: String) -> String? {
    guard let first = firstOfPlain(name) else { return nil }
    if first < UInt8(ascii: "a") { return name }
    return String(unsafeUninitializedCapacity: name.utf8.count) { bytes in
      let end = bytes.initialize(fromContentsOf: name.utf8)
      bytes[0] = first - 32
      return end
    }
  }

  /// Returns the first byte of a name that consists of ASCII letters and digits and starts with a letter, as nearly
  /// all names do.
  private static func firstOfPlain(_ name: String) -> UInt8? {
    guard let first = name.utf8.first, first > UInt8(ascii: "9"), name.utf8.allSatisfy(isLetterOrDigit) else {
      return nil
    }
    return first
  }

  /// The names that no type of an app can have.
  package static let reservedTypes: Set = ["Any", "MainActor", "Self"]

  /// Whether the name is already an identifier, starts with a capital letter, and can be the name of a type.
  package static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isUppercase(first), !reservedTypes.contains(name) else { return false }
    return name.unicodeScalars.allSatisfy { isIdentifierScalar($0) }
  }

  /// The identifiers with which the types in a type's text begin: `Array` and `Model` of `Array<Model.Item>?`.
  package static func heads(of type: String) -> [String] { names(in: type).map { String($0.prefix { $0 != "." }) } }

  /// The names of the types in a type's text: `Array` and `Model.Item` of `Array<Model.Item>?`.
  package static func names(in type: String) -> [Substring] {
    type.split { " <>[]:,?".contains($0) }.filter { !$0.hasPrefix(".") }
  }

  /// The identifiers in a type's text.
  package static func parts(of type: String) -> [String] { type.split { " .<>[]:,?".contains($0) }.map(String.init) }

  /// The text of a type in which a module is no longer named: `[Order]` for `[Shop.Order]`.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - type: The text of a type.
  ///   - isMeant: Whether the module is meant, given the identifier after its name.
  /// - Returns: The shorter text.
  package static func dropping(
    module: String, from type: String, isMeant: (String) -> Bool
  ) -> String {
    var result = ""
    var rest = Substring(type)
    while let first = rest.first {
      let name = rest.prefix { !" .<>[]:,?".contains($0) }
      let after = rest[name.endIndex...]
      let isHead = !name.isEmpty && result.last != "."
      if isHead, name == module, after.first == ".", isMeant(heads(of: String(after.dropFirst())).first ?? "") {
        rest = after.dropFirst()
      } else if name.isEmpty {
        result.append(first)
        rest.removeFirst()
      } else {
        result += name
        rest = after
      }
    }
    return result
  }

  /// The text of a type with a module before each name that lacks one: `[Shop.Order]` for `[Order]`.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - type: The text of a type.
  /// - Returns: The longer text. Types of the standard library and of Foundation do not change.
  package static func adding(module: String, to type: String) -> String {
    var result = ""
    var rest = Substring(type)
    while let first = rest.first {
      let name = rest.prefix { !" <>[]:,?".contains($0) }
      if name.isEmpty {
        result.append(first)
        rest.removeFirst()
      } else {
        if !name.contains("."), !isWellKnown(name) { result += module + "." }
        result += name
        rest = rest[name.endIndex...]
      }
    }
    return result
  }

  /// Whether a name without a module belongs to a common type of the standard library or Foundation.
  package static func isWellKnown(_ name: some StringProtocol) -> Bool { wellKnown.contains(String(name)) }

  private static let wellKnown = Set(
    [
      "Any", "AnyObject", "Array", "Character", "ClosedRange", "Data", "Decimal", "Dictionary", "Duration", "Float",
      "Int8", "Int16",
      "Int32", "Int64", "Never", "Optional", "Range", "Result", "Set", "Substring", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Void",
    ] + BuiltinType.allCases.map(\.rawValue))

  /// Whether a name in UTF-8 is already a member's identifier: an ASCII letter in lower case, then ASCII letters and
  /// digits. The check creates no `String`. Two different names of this kind never become one identifier.
  package static func isPlainMember(_ name: Span<UInt8>) -> Bool {
    guard name.count > 0, name[0] >= UInt8(ascii: "a"), name[0] <= UInt8(ascii: "z") else { return false }
    for index in 1..<name.count where !isLetterOrDigit(name[index]) { return false }
    return true
  }

  /// Whether a name in UTF-8 has a member's identifier, or `nil` for a name that is not ASCII. The check creates no
  /// `String`.
  package static func hasMember(_ name: Span<UInt8>) -> Bool? {
    var startsWithLetter: Bool?
    for index in 0..<name.count {
      switch name[index] {
      case 0x80...: return nil
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): startsWithLetter = startsWithLetter ?? false
      case let byte where isLetterOrDigit(byte): startsWithLetter = startsWithLetter ?? true
      default: return false
      }
    }
    return startsWithLetter ?? false
  }

  /// Whether a name in UTF-8 is a type's name: an ASCII capital, then ASCII letters and digits. The check creates no
  /// `String`.
  package static func isPlainType(_ name: Span<UInt8>) -> Bool {
    guard name.count > 0, name[0] >= UInt8(ascii: "A"), name[0] <= UInt8(ascii: "Z") else { return false }
    for index in 1..<name.count where !isLetterOrDigit(name[index]) { return false }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// Returns the name without its separators, or `nil` if the result is not an identifier.
  private static func joined(_ name: String) -> String? {
    var result = String.UnicodeScalarView()
    var capitalises = false
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "_" || scalar == "." || scalar == " " {
        capitalises = !result.isEmpty
      } else if capitalises {
        result.append(contentsOf: uppercase(scalar).unicodeScalars)
        capitalises = false
      } else {
        result.append(scalar)
      }
    }
    guard let first = result.first, isHead(first), result.allSatisfy({ isIdentifierScalar($0) }) else { return nil }
    return String(result)
  }

  /// The name with its first word in lower case: `URLList` is `urlList`, `ID` is `id`, `Cart` is `cart`.
  private static func lowered(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let capitals = scalars.prefix(while: isUppercase)
    guard !capitals.isEmpty else { return name }
    let startsWord = capitals.endIndex < scalars.endIndex && isLowercase(scalars[capitals.endIndex])
    let word = capitals.count > 1 && startsWord ? capitals.dropLast() : capitals
    var result = String.UnicodeScalarView()
    for scalar in word { result.append(contentsOf: lowercase(scalar).unicodeScalars) }
    result.append(contentsOf: scalars[word.endIndex...])
    return String(result)
  }

  // MARK: - Letters

  // Unicode properties are read only for non-ASCII characters, because a graph may have a million unusual names.

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? "a"..."z" ~= scalar : scalar.properties.isLowercase
  }

  private static func uppercase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.uppercaseMapping }
    return String("a"..."z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) - 32) : scalar)
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping }
    return String("A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
  }

  /// The rule «identifier-head» of The Swift Programming Language, without `_`, without invisible characters, and
  /// without U+FFFD, which replaces unreadable text.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6: true
    case 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF:
      true
    case 0x203F...0x2040, 0x2054, 0x2070...0x20CF: true
    case 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D: true
    case 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFC: true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether a character can follow the first one in a Swift identifier. `_` does not count here.
  package static func isIdentifierScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }
}
