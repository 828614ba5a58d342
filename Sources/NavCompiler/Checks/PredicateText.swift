/// The text of a predicate, for messages about its parts.
///
/// Typed expressions do not store ranges, because most predicates are valid. This type parses the text of an invalid
/// predicate again.
struct PredicateText {
  private let tree: NodeTree
  private let node: NodeID
  private let bytes: [UInt8]
  /// The range of each expression in the text. An expression comes before its parts.
  private var parts: [Range<Int>] = []

  init(_ node: NodeID, in tree: NodeTree) {
    self.tree = tree
    self.node = node
    bytes = tree.withText(node) { span in span.withUnsafeBufferPointer { [UInt8]($0) } }
    if case .success(let syntax) = PredicateParser.parse(bytes) { collect(syntax) }
  }

  private mutating func collect(_ syntax: PredicateSyntax) {
    parts.append(syntax.range)
    switch syntax.form {
    case .and(let operands), .or(let operands):
      for operand in operands { collect(operand) }
    case .not(let operand): collect(operand)
    default: break
    }
  }

  /// The range of the predicate in the file, without its quotes.
  static func range(of node: NodeID, in tree: NodeTree) -> SourceRange {
    tree.range(node, text: 0..<tree.withText(node) { $0.count })
  }

  /// The range of an expression in the file.
  func range(of number: Int) -> SourceRange {
    parts.indices.contains(number) ? tree.range(node, text: parts[number]) : tree.range(node)
  }

  /// The text of an expression, on one line, shortened to 60 characters.
  func text(of number: Int) -> String {
    guard parts.indices.contains(number) else { return "" }
    let text = String(decoding: bytes[parts[number]], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    return text.count <= 60 ? text : text.prefix(60) + "…"
  }
}
