/// Readings of plain scalars by other YAML readers.
enum PlainText {
  /// Whether YAML 1.1 or the core schema of YAML 1.2 reads a value other than a string.
  static func isAmbiguous(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return true }
    switch Unicode.Scalar(text[0]) {
    case "0"..."9", "+", "-", ".": return isNumberOrTime(text)
    case "~", "=", "<", "y", "Y", "n", "N", "t", "T", "f", "F", "o", "O":
      guard text.count <= 5 else { return false }
      return words.contains(String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self))
    default: return false
    }
  }

  /// Whether PyYAML cannot read a plain scalar in a flow collection.
  static func isUnreadableInFlow(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    if text[0] == UInt8(ascii: ":") { return true }
    for index in 0..<text.count where text[index] == UInt8(ascii: "?") { return true }
    return false
  }

  private static let words: Set<String> = {
    let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    return Set(words + words.map { $0.uppercased() } + words.map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .union(["~", "=", "<<"])
  }()

  private static func isNumberOrTime(_ text: Span<UInt8>) -> Bool {
    // Numbers and times have no other characters.
    guard text.count <= 400 else { return onlyDigits(text) }
    for index in 0..<text.count where text[index] >= 0x80 { return false }
    var matcher = NumberMatcher(text)
    return matcher.isNumber || matcher.isTime
  }

  private static func onlyDigits(_ text: Span<UInt8>) -> Bool {
    for index in 0..<text.count {
      switch Unicode.Scalar(text[index]) {
      case "0"..."9", "_", ".", "+", "-", ":", "e", "E", "a"..."d", "f", "A"..."D", "F", "x", "o": break
      default: return false
      }
    }
    return true
  }
}

/// Matches the numbers and times of YAML 1.1, and the numbers of the core schema of YAML 1.2.
private struct NumberMatcher {
  private let text: [UInt8]
  private var offset = 0

  init(_ text: borrowing Span<UInt8>) {
    var bytes: [UInt8] = []
    for index in 0..<text.count { bytes.append(text[index]) }
    self.text = bytes
  }

  var isNumber: Bool {
    mutating get {
      offset = 0
      _ = take { $0 == "+" || $0 == "-" }
      let start = offset
      let attempts: [(inout NumberMatcher) -> Bool] = [
        { $0.radix("b") { "01_".unicodeScalars.contains($0) } },
        { $0.radix("o") { ("0"..."7").contains($0) } },
        { $0.radix("x") { $0.properties.isASCIIHexDigit || $0 == "_" } },
        { $0.sexagesimal() },
        { $0.decimal() },
        { $0.word([".inf", ".Inf", ".INF"]) },
        { $0.word([".nan", ".NaN", ".NAN"]) },
      ]
      return attempts.contains { attempt in
        offset = start
        return attempt(&self) && offset == text.count
      }
    }
  }

  var isTime: Bool {
    mutating get {
      offset = 0
      guard digits(4...4), take("-"), digits(1...2), take("-"), digits(1...2) else { return false }
      // A date has two digits for the month and the day, such as `2024-01-01`.
      if offset == text.count { return offset == 10 }
      if !take({ $0 == "T" || $0 == "t" }) { guard blanks() > 0 else { return false } }
      guard digits(1...2), take(":"), digits(2...2), take(":"), digits(2...2) else { return false }
      if take(".") { _ = digits(0...Int.max) }
      _ = blanks()
      if take("Z") || offset == text.count { return offset == text.count }
      guard take({ $0 == "+" || $0 == "-" }), digits(1...2) else { return false }
      if take(":") { guard digits(2...2) else { return false } }
      return offset == text.count
    }
  }

  private mutating func take(_ matches: (Unicode.Scalar) -> Bool) -> Bool {
    guard offset < text.count, matches(Unicode.Scalar(text[offset])) else { return false }
    offset += 1
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool { take { $0 == scalar } }

  private mutating func count(_ matches: (Unicode.Scalar) -> Bool) -> Int {
    let start = offset
    while take(matches) {}
    return offset - start
  }

  private mutating func digits(_ range: ClosedRange<Int>) -> Bool {
    let start = offset
    while offset - start < range.upperBound, take({ ("0"..."9").contains($0) }) {}
    return range.contains(offset - start)
  }

  private mutating func blanks() -> Int { count { $0 == " " || $0 == "\t" } }

  private mutating func radix(_ letter: Unicode.Scalar, _ isDigit: (Unicode.Scalar) -> Bool) -> Bool {
    take("0") && take(letter) && count(isDigit) > 0
  }

  private mutating func digitsWithUnderscores() -> Bool {
    take { ("0"..."9").contains($0) } && count { ("0"..."9").contains($0) || $0 == "_" } >= 0
  }

  /// Matches a number in base 60. Without a fraction, it does not begin with a zero, so `09:30` is a string.
  private mutating func sexagesimal() -> Bool {
    let start = offset
    guard digitsWithUnderscores() else { return false }
    var groups = 0
    while take(":") {
      let start = offset
      guard digits(1...2), offset - start == 1 || text[start] <= UInt8(ascii: "5") else { return false }
      groups += 1
    }
    guard take(".") else { return groups > 0 && text[start] != UInt8(ascii: "0") }
    _ = count { ("0"..."9").contains($0) || $0 == "_" }
    return groups > 0
  }

  private mutating func decimal() -> Bool {
    let hasWhole = digitsWithUnderscores()
    if take(".") {
      let fraction = count { ("0"..."9").contains($0) || $0 == "_" }
      guard hasWhole || fraction > 0 else { return false }
    } else if !hasWhole {
      return false
    }
    if take({ $0 == "e" || $0 == "E" }) {
      _ = take { $0 == "+" || $0 == "-" }
      return digits(1...Int.max)
    }
    return true
  }

  private mutating func word(_ words: [String]) -> Bool {
    guard words.contains(where: { text[offset...].elementsEqual($0.utf8) }) else { return false }
    offset = text.count
    return true
  }
}
