import NavCompiler

/// Finds the tokens that are not names: keys, keywords, operators, literals, and the braces of placeholders.
///
/// The forms of the values of keys decide which scalars are keywords, literals, and predicates.
struct SemanticTokenReader {
  private let tree: NodeTree
  private var tokens: [SemanticToken] = []

  private init(_ tree: NodeTree) { self.tree = tree }

  /// The tokens in the order of the file.
  static func read(_ tree: NodeTree) -> [SemanticToken] {
    guard let root = tree.root else { return [] }
    var reader = SemanticTokenReader(tree)
    reader.visit(root, .keys(reader.hasKey(.fragment, in: root) ? .fragment : .graph))
    return reader.tokens
  }

  private func hasKey(_ word: Keyword, in mapping: NodeID) -> Bool {
    guard tree.kind(mapping) == .mapping else { return false }
    var entries = tree.cursor(mapping)
    while let (key, _) = tree.nextEntry(&entries) { if tree.keySymbol(key) == word.symbol { return true } }
    return false
  }

  private mutating func visit(_ node: NodeID, _ form: ValueForm) {
    // An alias repeats nodes that are elsewhere.
    guard tree.resolved(node) == node else { return }
    switch (tree.kind(node), form) {
    case (let kind, .either(let short, let long)): visit(node, short.allows(kind) ? short : long)
    case (.mapping, .keys(let scope)): visitKeys(of: node, scope)
    case (.mapping, .names(let value, _)):
      var entries = tree.cursor(node)
      while let (_, inner) = tree.nextEntry(&entries) { visit(inner, value) }
    case (.sequence, .list(let item, _)): visitItems(of: node, item)
    case (.sequence, .literal): visitItems(of: node, .literal)
    case (.scalar, _): readScalar(node, form)
    default: break
    }
  }

  private mutating func visitItems(of node: NodeID, _ form: ValueForm) {
    var items = tree.cursor(node)
    while let item = tree.nextItem(&items) { visit(item, form) }
  }

  private mutating func visitKeys(of node: NodeID, _ scope: KeyScope) {
    var entries = tree.cursor(node)
    while let (key, value) = tree.nextEntry(&entries) {
      guard let word = tree.keySymbol(key).flatMap({ Keyword($0) }), let form = Self.forms[scope]?[word] else {
        continue
      }
      add(.key, key, 0..<tree.withText(key) { $0.count })
      if word == .path && scope == .link || word == .link && scope == .screen { readPlaceholders(value) }
      visit(value, form)
    }
  }

  /// The forms of all keys.
  private static let forms = Dictionary(
    uniqueKeysWithValues: KeyScope.allCases.map { scope in
      (scope, Dictionary(uniqueKeysWithValues: scope.keys.map { ($0.word, $0.value.form) }))
    })

  // MARK: - Scalars

  private mutating func add(_ kind: SemanticToken.Kind, _ node: NodeID, _ part: Range<Int>) {
    let range = tree.range(node, text: part)
    tokens.append(SemanticToken(range: Int(range.lower)..<Int(range.upper), kind: kind))
  }

  private mutating func readScalar(_ node: NodeID, _ form: ValueForm) {
    guard tree.isVerbatim(node) else { return }
    let text = tree.text(node)
    let whole = 0..<text.utf8.count
    switch form {
    case .predicate: readPredicate(node, Array(text.utf8))
    case .flag: if text == "true" || text == "false" { add(.keyword, node, whole) }
    case .word(let words): if words.contains(where: { $0.rawValue == text }) { add(.keyword, node, whole) }
    case .choice(let words): if words.contains(text) { add(.keyword, node, whole) }
    case .version, .count, .duration: add(.number, node, whole)
    case .literal: readLiteral(node, text[...])
    case .typeWithDefault:
      guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
      let offset = text.utf8.distance(from: text.startIndex, to: sign)
      add(.operator, node, offset..<offset + 1)
      readLiteral(node, text[text.utf8.index(after: sign)...].drop { $0 == " " })
    case .text, .anyText, .enumCase, .type, .keys, .names, .list, .either: break
    }
  }

  /// Reads a literal, or `source.id` in `pass`.
  private mutating func readLiteral(_ node: NodeID, _ text: Substring) {
    let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
    let part = start..<start + text.utf8.count
    if text.hasPrefix("source.") {
      add(.keyword, node, start..<start + 6)
    } else if ["true", "false", "nil"].contains(text) {
      add(.keyword, node, part)
    } else {
      add(Double(text) == nil ? .string : .number, node, part)
    }
  }

  private mutating func readPredicate(_ node: NodeID, _ text: [UInt8]) {
    for token in PredicateTokens.read(text) {
      switch token.kind {
      case .and, .or, .not, .comparison: add(.operator, node, token.range)
      case .integer, .decimal: add(.number, node, token.range)
      case .string: add(.string, node, token.range)
      case .true, .false, .nil: add(.keyword, node, token.range)
      case .enumCase: add(.name(.enumCase), node, token.range.lowerBound + 1..<token.range.upperBound)
      case .name:
        // `source.id`
        if let dot = text[token.range].firstIndex(of: UInt8(ascii: ".")) {
          add(.keyword, node, token.range.lowerBound..<dot)
        }
      case .open, .close, .comma, .colon, .end, .mistake: break
      }
    }
  }

  private mutating func readPlaceholders(_ node: NodeID) {
    guard tree.resolved(node) == node, tree.kind(node) == .scalar, tree.isVerbatim(node) else { return }
    for (index, byte) in tree.text(node).utf8.enumerated() where "{}".utf8.contains(byte) {
      add(.operator, node, index..<index + 1)
    }
  }
}

extension ValueForm {
  /// Whether a node of a kind can have the form.
  fileprivate func allows(_ kind: Node.Kind) -> Bool {
    switch self {
    case .keys, .names: kind == .mapping
    case .list: kind == .sequence
    case .literal: kind != .mapping
    case .either(let short, let long): short.allows(kind) || long.allows(kind)
    default: kind == .scalar
    }
  }
}
