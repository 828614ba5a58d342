/// Splits the text of a predicate into tokens, one at a time.
package struct PredicateLexer {
  package let text: [UInt8]
  private var position = 0

  package init(_ text: [UInt8]) {
    self.text = text
  }

  package mutating func next() -> PredicateToken {
    while position < text.count, Self.isSpace(text[position]) { position += 1 }
    let start = position
    let kind = read()
    return PredicateToken(kind: kind, range: start..<position)
  }

  private mutating func read() -> PredicateToken.Kind {
    guard position < text.count else { return .end }
    switch text[position] {
    case UInt8(ascii: "("): return take(1, .open)
    case UInt8(ascii: ")"): return take(1, .close)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "'"): return quoted(by: [UInt8(ascii: "'")], .singleQuoted)
    case UInt8(ascii: "."): return dot()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "-") where position + 1 < text.count && Self.isDigit(text[position + 1]): return number()
    case let byte where Self.beginsName(byte): return word()
    default: return sign()
    }
  }

  private mutating func take(_ count: Int, _ kind: PredicateToken.Kind) -> PredicateToken.Kind {
    position += count
    return kind
  }

  private func starts(with sign: StaticString) -> Bool {
    sign.withUTF8Buffer { text[position...].starts(with: $0) }
  }

  /// Reads an operator, the longest first, or a sign that looks like one.
  private mutating func sign() -> PredicateToken.Kind {
    if starts(with: "===") { return take(3, .mistake(.comparison(.equal))) }
    if starts(with: "!==") { return take(3, .mistake(.comparison(.notEqual))) }
    if starts(with: "==") { return take(2, .comparison(.equal)) }
    if starts(with: "!=") { return take(2, .comparison(.notEqual)) }
    if starts(with: "<=") { return take(2, .comparison(.lessOrEqual)) }
    if starts(with: ">=") { return take(2, .comparison(.greaterOrEqual)) }
    if starts(with: "<>") { return take(2, .mistake(.comparison(.notEqual))) }
    if starts(with: "=<") { return take(2, .mistake(.comparison(.lessOrEqual))) }
    if starts(with: "=>") { return take(2, .mistake(.comparison(.greaterOrEqual))) }
    if starts(with: "&&") { return take(2, .and) }
    if starts(with: "||") { return take(2, .or) }
    if starts(with: "??") || starts(with: "?.") { return take(2, .mistake(.optionalSign)) }
    switch text[position] {
    case UInt8(ascii: "<"): return take(1, .comparison(.less))
    case UInt8(ascii: ">"): return take(1, .comparison(.greater))
    case UInt8(ascii: "!"): return take(1, .not)
    case UInt8(ascii: "="): return take(1, .mistake(.assignment))
    case UInt8(ascii: "&"): return take(1, .mistake(.single("and")))
    case UInt8(ascii: "|"): return take(1, .mistake(.single("or")))
    case UInt8(ascii: "?"): return take(1, .mistake(.optionalSign))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      return take(1, .mistake(.arithmetic))
    default: return take(1, .mistake(.other))
    }
  }

  private mutating func string() -> PredicateToken.Kind {
    position += 1
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\"): position = min(position + 2, text.count)
      case UInt8(ascii: "\""): return take(1, .string(isClosed: true))
      default: position += 1
      }
    }
    return .string(isClosed: false)
  }

  /// Reads a text in quotes that the language does not support. Without a closing quote, it reads only the quote.
  private mutating func quoted(by closing: [UInt8], _ mistake: PredicateMistake) -> PredicateToken.Kind {
    let opening = closing.count
    var end = position + opening
    while end < text.count, !text[end...].starts(with: closing) { end += 1 }
    position = end < text.count ? end + closing.count : position + opening
    return .mistake(end < text.count ? mistake : .other)
  }

  private mutating func dot() -> PredicateToken.Kind {
    position += 1
    guard position < text.count, Self.beginsName(text[position]) else { return .mistake(.loneDot) }
    skipName()
    return .enumCase
  }

  private mutating func number() -> PredicateToken.Kind {
    position += 1
    skipDigits()
    var kind = PredicateToken.Kind.integer
    if position + 1 < text.count, text[position] == UInt8(ascii: "."), Self.isDigit(text[position + 1]) {
      kind = .decimal
      position += 1
      skipDigits()
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      let digits = position + (position + 1 < text.count && Self.isSignOfExponent(text[position + 1]) ? 2 : 1)
      if digits < text.count, Self.isDigit(text[digits]) {
        kind = .decimal
        position = digits
        skipDigits()
      }
    }
    guard position < text.count, Self.continuesName(text[position]) || text[position] == UInt8(ascii: ".") else {
      return kind
    }
    while position < text.count, Self.continuesName(text[position]) || text[position] == UInt8(ascii: ".") {
      position += 1
    }
    return .mistake(.number)
  }

  private mutating func skipDigits() {
    while position < text.count, Self.isDigit(text[position]) { position += 1 }
  }

  private mutating func word() -> PredicateToken.Kind {
    if starts(with: "\u{A0}") { return take(2, .mistake(.noBreakSpace)) }
    if starts(with: "\u{201C}") || starts(with: "\u{201D}") || starts(with: "\u{201E}") {
      return quoted(by: Array("\u{201D}".utf8), .curlyQuoted)
    }
    if starts(with: "\u{2018}") || starts(with: "\u{2019}") {
      return quoted(by: Array("\u{2019}".utf8), .curlyQuoted)
    }
    let start = position
    skipName()
    // `source.id` is one name. `cart.count` is one name, too, if a fact has it.
    while position + 1 < text.count, text[position] == UInt8(ascii: "."), Self.beginsName(text[position + 1]) {
      position += 1
      skipName()
    }
    switch position - start {
    case 2 where text[start..<position].elementsEqual("or".utf8): return .or
    case 3 where text[start..<position].elementsEqual("and".utf8): return .and
    case 3 where text[start..<position].elementsEqual("not".utf8): return .not
    case 3 where text[start..<position].elementsEqual("nil".utf8): return .nil
    case 4 where text[start..<position].elementsEqual("true".utf8): return .true
    case 5 where text[start..<position].elementsEqual("false".utf8): return .false
    default: return .name
    }
  }

  private mutating func skipName() {
    while position < text.count, Self.continuesName(text[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isSignOfExponent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// A hyphen can be part of a name, as in `is-signed-in`, because there is no subtraction.
  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
}
