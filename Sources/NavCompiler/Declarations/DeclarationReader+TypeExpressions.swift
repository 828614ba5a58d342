/// The syntax of types.
extension DeclarationReader {
  /// Reads `T`, `T?`, `"[T]"`, or `[T]`. It returns `nil` after reporting another value.
  mutating func typeExpression(_ value: NodeID, of what: String) -> TypeExpression? {
    switch tree.kind(value) {
    case .scalar where !tree.isEmpty(value):
      let length = tree.withText(value) { $0.count }
      return typeExpression(in: value, 0..<length, what)
    case .sequence: return listType(value, what, depth: 1)
    default:
      wrongShape(value) { "\(what) takes a type such as String, not \($0.found(value))" }
      return nil
    }
  }

  /// Reads `[T]`, which is a list with one item in YAML.
  private mutating func listType(_ value: NodeID, _ what: String, depth: Int) -> TypeExpression? {
    var items = tree.cursor(value)
    guard let item = tree.nextItem(&items), tree.nextItem(&items) == nil, depth < TypeWrappers.limit else {
      wrongShape(value) { _ in "a list type consists of the type of its items in brackets, as in [String]" }
      return nil
    }
    var inner: TypeExpression?
    if tree.kind(item) == .sequence {
      inner = listType(item, what, depth: depth + 1)
    } else {
      inner = typeExpression(item, of: what)
    }
    guard var type = inner else { return nil }
    guard type.wrappers.count < TypeWrappers.limit else {
      wrongShape(value) { _ in "this type has too many nested brackets" }
      return nil
    }
    type.wrappers.append(.array)
    return type
  }

  /// Reads a type from a part of a scalar's text.
  mutating func typeExpression(in value: NodeID, _ part: Range<Int>, _ what: String) -> TypeExpression? {
    switch tree.withText(value, { TypeText.parse($0, part) }) {
    case .type(let name, let wrappers):
      let symbol = tree.symbol(value, text: name, in: &interner)
      let part = ScalarPart(node: value, lower: name.lowerBound, upper: name.upperBound)
      return TypeExpression(name: symbol, part: part, wrappers: wrappers)
    case .malformed(let hint):
      let range = tree.range(value, text: part)
      report(.wrongShape, at: range) { reader in
        let text = range.upper - range.lower > 60 ? "this" : "'\(reader.tree.file.text(range))'"
        return Diagnostic(
          .wrongShape, "\(what) takes a type such as String, String? or [String], not \(text)\(hint)", at: range)
      }
      return nil
    }
  }
}

/// The grammar of a type in a text: a name in any number of `[ ]`, each followed by at most one `?`.
private enum TypeText {
  case type(name: Range<Int>, TypeWrappers)
  /// With a text to append to the message.
  case malformed(String)

  static func parse(_ text: Span<UInt8>, _ part: Range<Int>) -> TypeText {
    var (lower, upper) = (part.lowerBound, part.upperBound)
    // The wrappers are read from outside in, and stored from inside out.
    var outside: [TypeWrappers.Wrapper] = []
    while true {
      while lower < upper, text[lower] == 0x20 { lower += 1 }
      while lower < upper, text[upper - 1] == 0x20 { upper -= 1 }
      guard lower < upper else { return .malformed("") }
      if text[upper - 1] == UInt8(ascii: "?") {
        guard outside.last != .optional else { return .malformed("; one '?' is enough") }
        outside.append(.optional)
        upper -= 1
      } else if text[lower] == UInt8(ascii: "[") {
        guard text[upper - 1] == UInt8(ascii: "]") else { return .malformed("") }
        outside.append(.array)
        lower += 1
        upper -= 1
      } else {
        break
      }
      guard outside.count <= TypeWrappers.limit else { return .malformed("") }
    }
    for index in lower..<upper where isPunctuation(text[index]) {
      return .malformed(hint(text.extracting(lower..<upper)))
    }
    var wrappers = TypeWrappers()
    for wrapper in outside.reversed() { wrappers.append(wrapper) }
    return .type(name: lower..<upper, wrappers)
  }

  /// ASCII characters that the name of a type cannot contain. Whether the type exists is checked later.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), 0x80...: false
    default: true
    }
  }

  private static func hint(_ text: Span<UInt8>) -> String {
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: ":"): return "; there are no dictionaries, so declare a type with 'swift:'"
      case UInt8(ascii: "="): return "; a default is not allowed here"
      default: continue
      }
    }
    return ""
  }
}
