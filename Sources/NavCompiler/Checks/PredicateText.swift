/// The text of a predicate that has been read, for messages about its parts.
///
/// A typed expression has no ranges: most predicates are right. The text of one that is not is read a second time.
struct PredicateText {
  private let tree: NodeTree
  private let node: NodeID
  private let bytes: [UInt8]
  /// By number of an expression, each before its parts: where it stands in the text.
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

  /// Where the predicate stands in the file, quotes around it left out.
  static func range(of node: NodeID, in tree: NodeTree) -> SourceRange {
    tree.range(node, text: 0..<tree.withText(node) { $0.count })
  }

  /// Where an expression stands in the file.
  func range(of number: Int) -> SourceRange {
    parts.indices.contains(number) ? tree.range(node, text: parts[number]) : tree.range(node)
  }

  /// What is written for an expression, on one line and cut where it is long.
  func text(of number: Int) -> String {
    guard parts.indices.contains(number) else { return "" }
    let text = String(decoding: bytes[parts[number]], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    return text.count <= 60 ? text : text.prefix(60) + "…"
  }
}
