/// Reads a written value of a type: a default, or a value in `pass`.
struct LiteralReader {
  let symbols: SymbolContext
  let cases: Cases

  private var tree: NodeTree { symbols.tree }

  enum Cases {
    /// `newest`
    case bare
    /// `newest` or, as in a predicate, `.newest`
    case bareOrDotted
  }

  /// The value of a node, or `nil` if it is not a value of the type.
  func read(_ node: NodeID, as type: TypeReference) -> Literal? {
    switch tree.kind(node) {
    case .scalar:
      let isQuoted = tree.style(node) != .plain
      return isQuoted ? readQuoted(tree.text(node), as: type) : read(plain: tree.text(node), as: type)
    case .sequence:
      guard let element = Self.element(of: type) else { return nil }
      var values: [Literal] = []
      var items = tree.cursor(node)
      while let item = tree.nextItem(&items) {
        guard let value = read(item, as: element) else { return nil }
        values.append(value)
      }
      return .array(values)
    case .mapping, .alias:
      return nil
    }
  }

  /// For a node that is not a value of the type, the smallest wrong part, and the type that it should have.
  func fault(in node: NodeID, as type: TypeReference) -> (NodeID, TypeReference) {
    guard tree.kind(node) == .sequence, let element = Self.element(of: type) else { return (node, type) }
    var items = tree.cursor(node)
    while let item = tree.nextItem(&items) {
      if read(item, as: element) == nil { return fault(in: item, as: element) }
    }
    return (node, type)
  }

  private static func element(of type: TypeReference) -> TypeReference? {
    switch type {
    case .array(let element), .optional(.array(let element)): element
    default: nil
    }
  }

  /// The value of the text after `=`. A String can be in quotes there, and an empty String must be.
  func read(_ part: ScalarPart, as type: TypeReference) -> Literal? {
    tree.withText(part.node) { text in
      let text = text.extracting(Int(part.lower)..<Int(part.upper))
      guard text.count > 0 else { return nil }
      let quote = UInt8(ascii: "\"")
      let isQuoted = text.count >= 2 && text[0] == quote && text[text.count - 1] == quote
      let content = isQuoted ? text.extracting(1..<text.count - 1) : text
      // Converts the most common kind to a symbol without creating a `String`.
      if type == .builtin(.string), !isQuoted || !content.contains(UInt8(ascii: "\\")) {
        return .string(symbols.texts.intern(content))
      }
      let string = content.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      return isQuoted ? readQuoted(Self.unescaped(string), as: type) : read(plain: string, as: type)
    }
  }

  /// Whether a text would be a value of a type without quotes.
  func reads(_ text: String, as type: TypeReference) -> Bool {
    if case .builtin(.string) = type { return false }
    return read(plain: text, as: type) != nil
  }

  private func readQuoted(_ text: String, as type: TypeReference) -> Literal? {
    switch type {
    case .optional(let wrapped): readQuoted(text, as: wrapped)
    case .builtin(.string): .string(symbols.texts.intern(text))
    default: nil
    }
  }

  private func read(plain text: String, as type: TypeReference) -> Literal? {
    switch type {
    case .optional(let wrapped):
      return text == "nil" ? .nil : read(plain: text, as: wrapped)
    case .array:
      return text == "[]" ? .array([]) : nil
    case .builtin(.string):
      return .string(symbols.texts.intern(text))
    case .builtin(.int):
      return Int(text).map { .int($0) }
    case .builtin(.double):
      // `Double` would also accept «nan», «inf», and hexadecimal digits.
      guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let value = Double(text), value.isFinite
      else { return nil }
      return .double(value)
    case .builtin(.bool):
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .builtin(.uuid), .builtin(.url), .builtin(.date):
      return nil
    case .declared(let id):
      let isDotted = cases == .bareOrDotted && text.hasPrefix(".")
      guard let name = symbols.texts.find(isDotted ? String(text.dropFirst()) : text),
        let index = symbols.position(of: name, in: id)
      else { return nil }
      return .enumCase(id, index)
    }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension Span<UInt8> {
  fileprivate func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }
}
