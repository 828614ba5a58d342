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
    reader.visit(root, .file(tree))
    return reader.tokens
  }

  private mutating func visit(_ node: NodeID, _ form: ValueForm) {
    // An alias repeats nodes that are elsewhere.
    guard tree.resolved(node) == node else { return }
    let form = form.chosen(for: tree.kind(node))
    switch tree.kind(node) {
    case .mapping: visitEntries(of: node, form)
    case .sequence:
      guard let inner = form.item else { return }
      var items = tree.cursor(node)
      while let item = tree.nextItem(&items) { visit(item, inner) }
    case .scalar: readScalar(node, form)
    case .alias: break
    }
  }

  private mutating func visitEntries(of node: NodeID, _ form: ValueForm) {
    var entries = tree.cursor(node)
    while let (key, value) = tree.nextEntry(&entries) {
      guard let inner = form.value(ofKey: key, in: tree) else { continue }
      if case .keys(let scope) = form {
        add(.key, key, 0..<tree.withText(key) { $0.count })
        let word = tree.keySymbol(key).flatMap { Keyword($0) }
        if word == .path && scope == .link || word == .link && scope == .screen { readPlaceholders(value) }
      }
      visit(value, inner)
    }
  }

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
