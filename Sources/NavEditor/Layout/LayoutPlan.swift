import NavCompiler

/// The quotes of all scalars, and the widths of all nodes on one line.
///
/// - Complexity: Linear in the file.
struct LayoutPlan {
  /// How a scalar is written.
  struct Quotes: OptionSet {
    let rawValue: UInt8
    /// The scalar gains quotes.
    static let always = Quotes(rawValue: 1)
    /// The scalar gains quotes in a flow collection.
    static let inFlow = Quotes(rawValue: 2)
    /// Single quotes become double quotes.
    static let toDouble = Quotes(rawValue: 4)
    /// The text contains `"` or `\`.
    static let needsSingle = Quotes(rawValue: 8)
    /// The scalar has several lines.
    static let isMultiline = Quotes(rawValue: 16)
  }

  /// The width of a node that does not fit on a line.
  static let unlimited: Int32 = -1
  /// The longest key that YAML accepts without `?` has 1,024 characters. An anchor can precede it.
  static let widestKey: Int32 = 1_000

  private(set) var quotes: [Quotes]
  /// The widths in Unicode scalars with anchors and tags, or `unlimited`.
  private(set) var widths: [Int32]
  private let tree: NodeTree
  private let nodes: ContiguousArray<NodeTree.Written>
  private let trivia: Trivia

  init(_ tree: NodeTree, _ trivia: Trivia) {
    self.tree = tree
    self.trivia = trivia
    nodes = trivia.nodes
    quotes = Array(repeating: [], count: nodes.count)
    widths = Array(repeating: 0, count: nodes.count)
    let texts = TextPlaces.find(in: tree, nodes)
    // Children follow their collection.
    for index in stride(from: nodes.count - 1, through: 0, by: -1) {
      let node = nodes[index]
      switch node.kind {
      case .scalar:
        let width = writtenWidth(node)
        if width == Self.unlimited { quotes[index] = .isMultiline }
        quotes[index].formUnion(Self.quotes(index, node, tree, isText: texts[index] && !isTagged(index)))
        widths[index] = scalarWidth(index, node, width)
      case .alias: widths[index] = Int32(node.range.count)
      case .sequence, .mapping: widths[index] = collectionWidth(index, node)
      }
      if trivia.marks[index].contains(.hasProperties), widths[index] >= 0 {
        widths[index] += propertiesWidth(index) - (isEmpty(index) ? 1 : 0)
      }
    }
  }

  /// The width of the anchor and the tag of a node, each with a space after it.
  func propertiesWidth(_ index: Int) -> Int32 {
    guard trivia.marks[index].contains(.hasProperties) else { return 0 }
    return (trivia.properties[index] ?? []).reduce(0) { $0 + Int32($1.count) + 1 }
  }

  /// Whether a node is an empty scalar.
  func isEmpty(_ index: Int) -> Bool {
    nodes[index].isEmpty
  }

  private func isTagged(_ index: Int) -> Bool {
    guard trivia.marks[index].contains(.hasProperties) else { return false }
    return (trivia.properties[index] ?? []).contains { tree.file.bytes[$0.lowerBound] == UInt8(ascii: "!") }
  }

  // MARK: - Scalars

  private static func quotes(_ index: Int, _ node: NodeTree.Written, _ tree: NodeTree, isText: Bool) -> Quotes {
    let bytes = tree.file.bytes
    var quotes: Quotes = []
    guard !node.range.isEmpty, !node.isBlockScalar else { return quotes }
    // At the end of a line, this text would be an item of a list.
    if case .plain = node.style, node.range.count == 1, bytes[node.range.lowerBound] == UInt8(ascii: "-") {
      return .always
    }
    let needsSingle = { bytes[node.range].contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } }
    switch node.style {
    case .singleQuoted:
      if !needsSingle() { quotes.insert(.toDouble) }
    case .plain where isText && !isMergeKey(index, tree):
      tree.withText(NodeID(index: UInt32(index))) { text in
        if PlainText.isAmbiguous(text) { quotes.insert(.always) }
        if PlainText.isUnreadableInFlow(text) { quotes.insert(.inFlow) }
      }
      if !quotes.isDisjoint(with: [.always, .inFlow]), needsSingle() { quotes.insert(.needsSingle) }
    case .plain, .doubleQuoted, .literal, .folded, .block, .flow: break
    }
    return quotes
  }

  private static func isMergeKey(_ index: Int, _ tree: NodeTree) -> Bool {
    let range = tree.range(NodeID(index: UInt32(index)))
    return range.upper - range.lower == 2 && tree.keyword(index) == .merge
  }

  /// The width of a scalar as it is in the file, or `unlimited` if it has several lines.
  private func writtenWidth(_ node: NodeTree.Written) -> Int32 {
    guard !node.isBlockScalar else { return Self.unlimited }
    let bytes = tree.file.bytes
    var width: Int32 = 0
    for offset in node.range {
      if LineBreak.length(bytes, at: offset) > 0 { return Self.unlimited }
      if bytes[offset] & 0xC0 != 0x80 { width += 1 }
    }
    return width
  }

  /// The width of a scalar with its new quotes.
  private func scalarWidth(_ index: Int, _ node: NodeTree.Written, _ width: Int32) -> Int32 {
    let quotes = quotes[index]
    if quotes.isEmpty || width == Self.unlimited { return width }
    var width = width
    let bytes = tree.file.bytes
    if quotes.contains(.toDouble) { return width - Int32(Self.doubledQuotes(node.range, in: bytes)) }
    if !quotes.isDisjoint(with: [.always, .inFlow]) {
      width += 2
      if quotes.contains(.needsSingle) {
        width += Int32(bytes[node.range].count { $0 == UInt8(ascii: "'") })
      }
    }
    return width
  }

  /// The number of escaped quotes in a single-quoted scalar.
  private static func doubledQuotes(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    (bytes[range].count { $0 == UInt8(ascii: "'") } - 2) / 2
  }

  // MARK: - Collections

  private func collectionWidth(_ index: Int, _ node: NodeTree.Written) -> Int32 {
    guard node.end > index + 1 else { return 2 }
    guard node.isFlow, !trivia.marks[index].contains(.containsComment) else { return Self.unlimited }
    var width: Int32 = node.isMapping ? 4 : 2
    var child = index + 1
    while child < node.end {
      if child > index + 1 { width += 2 }
      guard widths[child] >= 0 else { return Self.unlimited }
      width += widths[child]
      var next = nodes[child].end
      if node.isMapping {
        // A key that needs `?` because of its width is written in a block.
        guard widths[child] <= Self.widestKey, widths[next] >= 0 else { return Self.unlimited }
        let value = next
        next = nodes[value].end
        if isEmpty(child), widths[child] == 0 { width += 1 }
        if trivia.marks[child].contains(.withoutColon) {
          if isEmpty(child), next < node.end { width += 1 }
        } else {
          if needsSpace(beforeColonAfter: child) { width += 1 }
          width += 1 + (widths[value] > 0 ? widths[value] + 1 : 0)
          if isEmpty(value), next < node.end { width += 1 }
        }
      } else if isEmpty(child) {
        width += 1
      }
      // A line of this width cannot be short enough.
      guard width < 1 << 24 else { return Self.unlimited }
      child = next
    }
    return width
  }

  /// Whether a colon directly after a key would be part of the key.
  func needsSpace(beforeColonAfter key: Int) -> Bool { nodes[key].isAlias || isEmpty(key) }
}
