import NavCompiler

/// The names in predicates. The tokens suffice, so a predicate with an error keeps its names.
extension OccurrenceReader {
  mutating func readPredicate(_ node: NodeID, source: Int?, destination: Int?) {
    guard tree.kind(node) == .scalar else { return }
    let text = Array(tree.text(node).utf8)
    let tokens = PredicateTokens.read(text)
    /// The fact of each open parenthesis, or `nil` for a parenthesis that groups.
    var calls: [Symbol?] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .open:
        let name = index > 0 && tokens[index - 1].kind == .name ? symbol(text[tokens[index - 1].range]) : nil
        calls.append(name)
      case .close: _ = calls.popLast()
      case .name:
        let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
        if isLabel, let fact = calls.last ?? nil, let name = symbol(text[token.range]) {
          add(.item(item(.parameter, name, of: texts.text(fact))), node, token.range)
        } else if !isLabel {
          addName(node, text, token.range, source: source, destination: destination)
        }
      case .enumCase:
        if let type = comparedType(tokens, index, text, source: source, destination: destination) {
          addCase(node, token.range.lowerBound + 1..<token.range.upperBound, of: type)
        }
      default: break
      }
    }
  }

  private mutating func addName(
    _ node: NodeID, _ text: [UInt8], _ part: Range<Int>, source: Int?, destination: Int?
  ) {
    if let (side, name, range) = qualified(text, part, source: source, destination: destination) {
      add(.item(argument(name, of: side)), node, range)
      return
    }
    guard let name = symbol(text[part]) else {
      // A name that nothing else in the file has.
      let unknown = Item(.fact, String(decoding: text[part], as: UTF8.self), in: nil)
      return add(.item(unknown), node, part)
    }
    if facts[name] != nil {
      add(.item(item(.fact, name)), node, part)
    } else if conditions.contains(name) {
      add(.item(item(.condition, name)), node, part)
    } else if let screen = [source, destination].compactMap({ $0 }).first(where: { hasArgument(name, $0) }) {
      add(.item(argument(name, of: screen)), node, part)
    } else if let screen = [source, destination].compactMap({ $0 }).first(where: { mountedFile(of: $0) != nil }) {
      add(.item(argument(name, of: screen)), node, part)
    } else {
      // A fact of a mounted fragment, or an unknown name.
      add(.item(item(.fact, name)), node, part)
    }
  }

  /// The screen and the argument of `source.id` or `destination.id`, with the range of `id`.
  private func qualified(
    _ text: [UInt8], _ part: Range<Int>, source: Int?, destination: Int?
  ) -> (screen: Int, name: Symbol, range: Range<Int>)? {
    for (prefix, screen) in [("source.", source), ("destination.", destination)] {
      let start = part.lowerBound + prefix.utf8.count
      guard text[part].starts(with: prefix.utf8), let screen, let name = symbol(text[start..<part.upperBound]) else {
        continue
      }
      return (screen, name, start..<part.upperBound)
    }
    return nil
  }

  /// The type of the value that a case is compared with.
  private func comparedType(
    _ tokens: [PredicateToken], _ index: Int, _ text: [UInt8], source: Int?, destination: Int?
  ) -> TypeExpression? {
    let other: Int
    if index >= 2, case .comparison = tokens[index - 1].kind {
      other = index - 2
    } else if index + 2 < tokens.count, case .comparison = tokens[index + 1].kind {
      other = index + 2
    } else {
      return nil
    }
    return type(of: tokens[other].range, text, source: source, destination: destination)
  }

  private func type(of part: Range<Int>, _ text: [UInt8], source: Int?, destination: Int?) -> TypeExpression? {
    if let (screen, name, _) = qualified(text, part, source: source, destination: destination) {
      return declaredArgument(name, screen)?.type
    }
    guard let name = symbol(text[part]) else { return nil }
    if let fact = facts[name] { return declarations.facts[fact].type }
    return [source, destination].compactMap { $0 }.lazy.compactMap { self.declaredArgument(name, $0)?.type }.first
  }
}

/// The tokens of a predicate.
enum PredicateTokens {
  /// A longer text is not a predicate.
  private static let limit = 100_000

  static func read(_ text: [UInt8]) -> [PredicateToken] {
    guard text.count <= limit else { return [] }
    var lexer = PredicateLexer(text)
    var tokens: [PredicateToken] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return tokens }
      tokens.append(token)
    }
  }
}
