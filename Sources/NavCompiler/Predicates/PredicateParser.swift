/// Parses a predicate by recursive descent.
///
///     or         = and { ("or" | "||") and }
///     and        = not { ("and" | "&&") not }
///     not        = ("not" | "!") not | comparison
///     comparison = value [ ("==" | "!=" | "<" | "<=" | ">" | ">=") value ]
///     value      = literal | name | name "(" [ or { "," or } ] ")" | "(" or ")"
///
/// The parser stops at the first error. Its depth is limited, so no text can exhaust the stack.
struct PredicateParser {
  private var lexer: PredicateLexer
  private var token: PredicateToken
  private var depth = 0
  private static let depthLimit = 100
  /// The maximum length in bytes. A syntax tree needs many times the memory of its text.
  private static let lengthLimit = 20_000

  /// The error for a text past the maximum length.
  static func refuse(length: Int) -> PredicateSyntaxError? {
    guard length > lengthLimit else { return nil }
    return PredicateSyntaxError(
      message: "the predicate is longer than \(lengthLimit) bytes; move parts of it to 'conditions'", range: 0..<length)
  }

  static func parse(_ text: [UInt8]) -> Result<PredicateSyntax, PredicateSyntaxError> {
    if let error = refuse(length: text.count) { return .failure(error) }
    var parser = PredicateParser(text)
    return Result { () throws(PredicateSyntaxError) in try parser.whole() }
  }

  private init(_ text: [UInt8]) {
    lexer = PredicateLexer(text)
    token = lexer.next()
  }

  private mutating func whole() throws(PredicateSyntaxError) -> PredicateSyntax {
    guard token.kind != .end else {
      throw PredicateSyntaxError(message: "a predicate is missing; write a fact or a condition", range: token.range)
    }
    let result = try or()
    guard token.kind == .end else { throw unexpected(after: result) }
    return result
  }

  private mutating func or() throws(PredicateSyntaxError) -> PredicateSyntax {
    let first = try and()
    guard token.kind == .or else { return first }
    var operands = [first]
    while token.kind == .or {
      advance()
      operands.append(try and())
    }
    return PredicateSyntax(form: .or(operands), range: span(operands))
  }

  private mutating func and() throws(PredicateSyntaxError) -> PredicateSyntax {
    let first = try not()
    guard token.kind == .and else { return first }
    var operands = [first]
    while token.kind == .and {
      advance()
      operands.append(try not())
    }
    return PredicateSyntax(form: .and(operands), range: span(operands))
  }

  private mutating func not() throws(PredicateSyntaxError) -> PredicateSyntax {
    guard token.kind == .not else { return try comparison() }
    let start = token.range.lowerBound
    try descend()
    advance()
    let operand = try not()
    depth -= 1
    return PredicateSyntax(form: .not(operand), range: start..<operand.extent.upperBound)
  }

  private mutating func comparison() throws(PredicateSyntaxError) -> PredicateSyntax {
    let left = try value()
    guard case .comparison(let comparison) = token.kind else { return left }
    advance()
    if token.kind == .not {
      throw PredicateSyntaxError(
        message: "'\(text(token.range))' binds less tightly than a comparison; put parentheses around the negated part",
        range: token.range)
    }
    let right = try value()
    guard case .comparison = token.kind else {
      return PredicateSyntax(
        form: .comparison(comparison, left, right), range: left.extent.lowerBound..<right.extent.upperBound)
    }
    let middle = text(right.extent)
    throw PredicateSyntaxError(
      message: "comparisons do not chain; write '\(text(left.extent)) \(comparison.rawValue) \(middle)"
        + " and \(middle) \(text(token.range)) …'",
      range: token.range,
      fix: ("repeat '\(middle)'", token.range.lowerBound..<token.range.lowerBound, "and \(middle) "))
  }

  private mutating func value() throws(PredicateSyntaxError) -> PredicateSyntax {
    let token = token
    switch token.kind {
    case .true, .false:
      advance()
      return PredicateSyntax(form: .bool(token.kind == .true), range: token.range)
    case .nil:
      advance()
      return PredicateSyntax(form: .nil, range: token.range)
    case .integer, .decimal:
      return try number()
    case .string(let isClosed):
      return try string(isClosed: isClosed)
    case .enumCase:
      advance()
      return PredicateSyntax(form: .enumCase, range: token.range)
    case .name:
      return try name()
    case .open:
      return try parenthesised()
    case .and, .or, .not, .comparison, .close, .comma, .colon, .end, .mistake:
      throw missingValue()
    }
  }

  private mutating func parenthesised() throws(PredicateSyntaxError) -> PredicateSyntax {
    let open = token.range
    try descend()
    advance()
    var inner = try or()
    depth -= 1
    let end = token.range.upperBound
    try close(open, after: inner)
    inner.extent = open.lowerBound..<end
    return inner
  }

  private mutating func name() throws(PredicateSyntaxError) -> PredicateSyntax {
    let name = token.range
    advance()
    guard token.kind == .open else {
      if token.beginsValue, text(name).lowercased() == "not" { throw wrongCase(name, "not") }
      return PredicateSyntax(form: .name, range: name)
    }
    let open = token.range
    try descend()
    advance()
    var arguments: [PredicateSyntax.Argument] = []
    if token.kind != .close {
      arguments.append(try argument())
      while token.kind == .comma {
        advance()
        arguments.append(try argument())
      }
    }
    depth -= 1
    let end = token.range.upperBound
    try close(open, after: arguments.last?.value)
    return PredicateSyntax(form: .call(name: name, arguments), range: name.lowerBound..<end)
  }

  /// `id`, or `id: id`.
  private mutating func argument() throws(PredicateSyntaxError) -> PredicateSyntax.Argument {
    let value = try or()
    guard token.kind == .colon else { return PredicateSyntax.Argument(value: value) }
    guard case .name = value.form, value.range == value.extent else {
      throw PredicateSyntaxError(
        message: "the label before ':' must be the name of an argument of the fact", range: value.extent)
    }
    advance()
    return PredicateSyntax.Argument(label: value.range, value: try or())
  }

  private mutating func number() throws(PredicateSyntaxError) -> PredicateSyntax {
    let range = token.range
    let digits = text(range)
    if token.kind == .integer, let value = Int(digits) {
      advance()
      return PredicateSyntax(form: .integer(value), range: range)
    }
    if token.kind == .decimal, let value = Double(digits), value.isFinite {
      advance()
      return PredicateSyntax(form: .decimal(value), range: range)
    }
    throw PredicateSyntaxError(message: "'\(shortened(digits))' is too large a number", range: range)
  }

  private mutating func string(isClosed: Bool) throws(PredicateSyntaxError) -> PredicateSyntax {
    let range = token.range
    guard isClosed else {
      throw PredicateSyntaxError(
        message: "the text that begins here has no closing '\"'", range: range.lowerBound..<range.lowerBound + 1)
    }
    var bytes: [UInt8] = []
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      var byte = lexer.text[index]
      if byte == UInt8(ascii: "\\") {
        switch lexer.text[index + 1] {
        case UInt8(ascii: "n"): byte = UInt8(ascii: "\n")
        case UInt8(ascii: "t"): byte = UInt8(ascii: "\t")
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte = lexer.text[index + 1]
        default:
          throw PredicateSyntaxError(
            message: "a text supports only the escapes \\\", \\\\, \\n, and \\t", range: index..<index + 2)
        }
        index += 1
      }
      bytes.append(byte)
      index += 1
    }
    advance()
    return PredicateSyntax(form: .string(String(decoding: bytes, as: UTF8.self)), range: range)
  }

  // MARK: - Steps

  private mutating func advance() { token = lexer.next() }

  private mutating func descend() throws(PredicateSyntaxError) {
    depth += 1
    guard depth > Self.depthLimit else { return }
    throw PredicateSyntaxError(
      message: "the predicate is nested more than \(Self.depthLimit) levels deep; move parts of it to 'conditions'",
      range: token.range)
  }

  private mutating func close(_ open: Range<Int>, after last: PredicateSyntax?) throws(PredicateSyntaxError) {
    guard token.kind != .close else { return advance() }
    guard token.kind == .end else { throw unexpected(after: last) }
    throw PredicateSyntaxError(
      message: "')' is missing", range: token.range, note: ("this '(' is not closed", open),
      fix: ("add ')'", token.range, ")"), isFixDoubtful: true)
  }

  private func span(_ operands: [PredicateSyntax]) -> Range<Int> {
    guard let first = operands.first, let last = operands.last else { return token.range }
    return first.extent.lowerBound..<last.extent.upperBound
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: lexer.text[range], as: UTF8.self) }
}

// MARK: - What can be wrong

extension PredicateParser {
  /// The error at a place where a value is expected.
  private func missingValue() -> PredicateSyntaxError {
    switch token.kind {
    case .mistake(let mistake):
      return wrong(mistake)
    case .end:
      return PredicateSyntaxError(message: "the predicate ends where a value is expected", range: token.range)
    default:
      return PredicateSyntaxError(
        message: "a value is expected here, not '\(text(token.range))'", range: token.range)
    }
  }

  /// The error at a place where an operator or the end is expected.
  private func unexpected(after value: PredicateSyntax?) -> PredicateSyntaxError {
    let word = text(token.range)
    switch token.kind {
    case .mistake(let mistake) where mistake != .singleQuoted && mistake != .curlyQuoted:
      return wrong(mistake)
    case .close:
      return PredicateSyntaxError(
        message: "this ')' has no matching '('", range: token.range, fix: ("remove it", token.range, ""),
        isFixDoubtful: true)
    case .name where ["and", "or"].contains(word.lowercased()):
      return wrongCase(token.range, word.lowercased())
    case .name where ["is", "eq", "equals", "isnt", "ne"].contains(word.lowercased()):
      return wordForComparison()
    case .not:
      return PredicateSyntaxError(
        message: word == "!"
          ? "'!' must precede the value that it negates; compare an optional with nil before you use it"
          : "'not' must precede the value that it negates, as in 'not \(value.map { text($0.range) } ?? "x")'",
        range: token.range)
    case .comma:
      return PredicateSyntaxError(message: "a ',' is allowed only between the arguments of a fact", range: token.range)
    default:
      return PredicateSyntaxError(
        message: "'and', 'or', or a comparison is missing before '\(shortened(word))'", range: token.range)
    }
  }

  private func wrong(_ mistake: PredicateMistake) -> PredicateSyntaxError {
    var range = token.range
    // Extends the range to the end of the character.
    while range.upperBound < lexer.text.count, lexer.text[range.upperBound] & 0xC0 == 0x80 {
      range = range.lowerBound..<range.upperBound + 1
    }
    let word = text(range)
    let fix = mistake.replacement(word).map { (title: "change to '\($0)'", range: range, newText: $0) }
    return PredicateSyntaxError(message: mistake.message(shortened(word)), range: range, fix: fix)
  }

  private func wrongCase(_ range: Range<Int>, _ word: String) -> PredicateSyntaxError {
    PredicateSyntaxError(
      message: "'\(text(range))' must be written '\(word)'", range: range, fix: ("change to '\(word)'", range, word))
  }

  /// `x is nil`, `x is not nil`
  private func wordForComparison() -> PredicateSyntaxError {
    var rest = lexer
    let next = rest.next()
    let word = text(token.range)
    let isNegated = next.kind == .not || ["isnt", "ne"].contains(word.lowercased())
    let range = next.kind == .not ? token.range.lowerBound..<next.range.upperBound : token.range
    let sign = isNegated ? "!=" : "=="
    return PredicateSyntaxError(
      message: "'\(text(range))' is not a comparison; write '\(sign)'", range: range,
      fix: ("change to '\(sign)'", range, sign))
  }

  private func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}
