/// Builds a `NodeTree` from the events of a file, and checks its limits.
struct NodeTreeBuilder: YAMLEventReader {
  /// The maximum nesting depth of collections.
  static let depthLimit = 64
  /// The maximum number of nodes in a file, with its aliases expanded.
  static let nodeLimit = 8_000_000

  private(set) var tree: NodeTree
  var diagnostics = DiagnosticBag()
  var interner: Interner
  /// The anchors by symbol. It is empty if the file has no anchors.
  private var anchors: [Anchor] = []
  /// The collection that is being read, and the collections around it.
  private var current = OpenCollection(
    node: 0, kind: .scalar, anchor: nil, firstKey: 0, expandedBefore: 0, growthBefore: 0, upper: 0)
  private var open: [OpenCollection] = []
  /// The number of nodes so far, with aliases expanded.
  private var expandedCount = 0
  /// The number of bytes that the file would grow so far if its aliases were expanded.
  private var growth = 0
  /// The sum of the depths of all nodes.
  private var depthWork = 0
  /// Whether the document was read to its end.
  private(set) var isComplete = false
  /// For each symbol, the last key with it in the mapping that is being closed.
  private var keys: [UInt32] = []
  /// The keys of the open mappings. The keys of an inner mapping follow the keys of the outer one.
  private var pendingKeys: [PendingKey] = []

  private let mergeKey = Keyword.merge.symbol

  private struct Anchor {
    var node: UInt32
    /// The number of nodes with aliases expanded, or 0 while the node is open.
    var size: UInt32
    /// The number of nested collections, or 0 for a scalar. It is negative for a symbol that is not an anchor.
    var height: Int32
    /// The number of bytes that its aliases stand for.
    var growth: UInt32 = 0

    static let none = Anchor(node: 0, size: 0, height: -1)
  }

  private struct OpenCollection {
    var node: UInt32
    /// The kind, or `scalar` for the document around the outermost node.
    var kind: Node.Kind
    var expectsKey: Bool
    var anchor: Symbol?
    /// The index of its first pending key.
    var firstKey: Int
    var expandedBefore: Int
    var growthBefore: Int
    /// The number of nested collections so far.
    var height = 1
    /// The end of its last child.
    var upper: UInt32

    init(
      node: UInt32, kind: Node.Kind, anchor: Symbol?, firstKey: Int, expandedBefore: Int, growthBefore: Int,
      upper: UInt32
    ) {
      self.node = node
      self.kind = kind
      self.anchor = anchor
      self.firstKey = firstKey
      self.expandedBefore = expandedBefore
      self.growthBefore = growthBefore
      self.upper = upper
      expectsKey = kind == .mapping
    }
  }

  init(file: SourceFile, interner: Interner) {
    tree = NodeTree(file: file)
    self.interner = interner
    // Unused memory is never resident, and a growing array is temporarily in memory twice.
    tree.nodes.reserveLarge(min(Self.nodeLimit, file.bytes.count / 2) + 16)
  }

  mutating func read(_ event: YAMLEvent, text: Span<UInt8>, anchor: Span<UInt8>) -> YAMLProgress {
    switch event.kind {
    case .scalar: return addScalar(event, text, anchor)
    case .mappingStart, .sequenceStart: return openCollection(event, anchor)
    case .mappingEnd, .sequenceEnd: return closeCollection(event)
    case .alias: return addAlias(event, anchor)
    case .documentStart: return .goOn
    case .documentEnd:
      isComplete = true
      checkRest(from: Int(event.upper))
      return .stop
    }
  }

  // MARK: - Nodes

  private mutating func addScalar(
    _ event: YAMLEvent, _ text: Span<UInt8>, _ anchor: Span<UInt8>
  ) -> YAMLProgress {
    let lower = event.property == .none ? event.lower : contentStart(event)
    let node = UInt32(tree.nodes.count)
    var link: UInt32 = 0
    if current.expectsKey {
      let symbol = interner.intern(text)
      guard interner.count <= Self.nameLimit else { return refuseName(event) }
      link = symbol.rawValue + 1
      pendingKeys.append(PendingKey(node: node, symbol: symbol))
    }
    let copied = event.form == .verbatim ? nil : copy(text)
    let upper = copied == nil ? event.upper : contentEnd(event, from: lower)
    tree.nodes.append(Node(.scalar, event.style, lower: lower, upper: upper, link: link, copiedText: copied))
    if event.property != .none {
      noteProperties(event, of: node, anchor, size: 1)
      guard interner.count <= Self.nameLimit else { return refuseName(event) }
    }
    if event.style == .plain, link == mergeKey.rawValue + 1 { refuseMergeKey(event, node) }
    return count(1, upper: upper, height: 0)
  }

  private mutating func openCollection(_ event: YAMLEvent, _ anchor: Span<UInt8>) -> YAMLProgress {
    let lower = event.property == .none ? event.lower : contentStart(event)
    guard open.count < Self.depthLimit else {
      let range = tree.file.range(Int(lower), Int(lower) + 1)
      diagnostics.add(Diagnostic(.yamlLimit, "this is nested more than \(Self.depthLimit) levels deep", at: range))
      return .stop
    }
    let node = UInt32(tree.nodes.count)
    let kind: Node.Kind = event.kind == .mappingStart ? .mapping : .sequence
    tree.nodes.append(Node(kind, event.style, lower: lower, upper: max(lower, event.upper)))
    var name: Symbol?
    if event.property != .none { name = noteProperties(event, of: node, anchor, size: 0) }
    open.append(current)
    current = OpenCollection(
      node: node, kind: kind, anchor: name, firstKey: pendingKeys.count, expandedBefore: expandedCount,
      growthBefore: growth, upper: max(lower, event.upper))
    return .goOn
  }

  private mutating func closeCollection(_ event: YAMLEvent) -> YAMLProgress {
    guard let outer = open.popLast() else { return .goOn }
    let collection = current
    current = outer
    let index = Int(collection.node)
    let upper = tree.nodes[index].style == .flow ? event.upper : collection.upper
    tree.nodes[index].upper = upper
    tree.nodes[index].link = UInt32(tree.nodes.count)
    if collection.kind == .mapping { markDuplicateKeys(from: collection.firstKey, of: collection.node) }
    if let anchor = collection.anchor {
      anchors[Int(anchor.rawValue)].size = UInt32(expandedCount - collection.expandedBefore + 1)
      anchors[Int(anchor.rawValue)].height = Int32(collection.height)
      anchors[Int(anchor.rawValue)].growth = UInt32(growth - collection.growthBefore)
    }
    return count(1, upper: upper, height: collection.height)
  }

  private mutating func addAlias(_ event: YAMLEvent, _ name: Span<UInt8>) -> YAMLProgress {
    let range = tree.file.range(Int(event.lower), Int(event.upper))
    let symbol = interner.intern(name)
    let anchor = Int(symbol.rawValue) < anchors.count ? anchors[Int(symbol.rawValue)] : .none
    guard anchor.height >= 0 else {
      diagnostics.add(
        Diagnostic(.yamlSyntax, "no anchor above is called \(QuotedText.make("&" + interner.text(symbol)))", at: range))
      return .stop
    }
    guard anchor.size > 0 else {
      diagnostics.add(
        Diagnostic(.yamlLimit, "this alias refers to a value that contains it", at: range))
      return .stop
    }
    guard open.count + Int(anchor.height) <= Self.depthLimit else {
      diagnostics.add(
        Diagnostic(
          .yamlLimit, "with this alias expanded, the file is more than \(Self.depthLimit) levels deep", at: range))
      return .stop
    }
    let named = tree.nodes[Int(anchor.node)]
    growth += Int(named.upper - named.lower) + Int(anchor.growth)
    guard tree.file.bytes.count + growth <= NodeTree.fileSizeLimit else {
      diagnostics.add(
        Diagnostic(.yamlLimit, "with this alias expanded, the file is larger than 64 MiB", at: range))
      return .stop
    }
    if current.expectsKey, named.kind == .scalar {
      let target = NodeID(index: anchor.node)
      let symbol = tree.symbol(target, in: &interner)
      tree.nodes[Int(anchor.node)].link = symbol.rawValue + 1
      pendingKeys.append(PendingKey(node: UInt32(tree.nodes.count), symbol: symbol))
    }
    tree.hasAliases = true
    tree.nodes.append(Node(.alias, .plain, lower: event.lower, upper: event.upper, link: anchor.node))
    return count(Int(anchor.size), upper: event.upper, height: Int(anchor.height))
  }

  /// The work of libyaml per token grows with the nesting depth. Therefore, a file cannot have all its nodes at a great
  /// depth. A graph has no nodes deeper than ten.
  private static let depthWorkLimit = 16 * nodeLimit

  /// Adds a complete node to the counts of its collection.
  private mutating func count(_ size: Int, upper: UInt32, height: Int) -> YAMLProgress {
    expandedCount += size
    if current.kind == .mapping { current.expectsKey.toggle() }
    current.upper = max(current.upper, upper)
    if height >= current.height { current.height = height + 1 }
    depthWork += open.count
    guard expandedCount > Self.nodeLimit || depthWork > Self.depthWorkLimit, let node = tree.nodes.last else {
      return .goOn
    }
    let message =
      if expandedCount <= Self.nodeLimit {
        "too much of the file is nested this deeply"
      } else if node.kind == .alias {
        "with this alias expanded, the file has more than 8,000,000 nodes"
      } else {
        "the file has more than 8,000,000 nodes"
      }
    diagnostics.add(Diagnostic(.yamlLimit, message, at: tree.file.range(Int(node.lower), Int(node.upper))))
    return .stop
  }

  // MARK: - Texts

  private mutating func copy(_ text: Span<UInt8>) -> Int {
    text.withUnsafeBufferPointer { tree.copiedBytes.append(contentsOf: $0) }
    tree.copiedEnds.append(UInt32(tree.copiedBytes.count))
    return tree.copiedEnds.count - 1
  }

  /// The start of a node after its anchor and tag.
  private func contentStart(_ event: YAMLEvent) -> UInt32 {
    var offset = Int(event.lower)
    let end = Int(event.upper)
    let bytes = tree.file.bytes
    func skip(while condition: (UInt8) -> Bool) {
      while offset < end, condition(bytes[offset]) { offset += 1 }
    }
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"): skip { !isBlank($0) && $0 < 0x80 }
      case UInt8(ascii: "#"): skip { $0 != 0x0A && $0 != 0x0D }
      case let byte where isBlank(byte): skip(while: isBlank)
      // NEL, LS, and PS, the other line breaks of YAML 1.1.
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): offset += 2
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): offset += 3
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): offset += 3
      default: return UInt32(offset)
      }
    }
    return event.upper
  }

  /// The end of a scalar. libyaml includes the line breaks after a block scalar.
  private func contentEnd(_ event: YAMLEvent, from lower: UInt32) -> UInt32 {
    var upper = event.upper
    while upper > lower, tree.file.bytes[Int(upper) - 1] <= 0x20 { upper -= 1 }
    return upper
  }

  /// The maximum number of different keys and anchors in a file. A graph within the other limits has fewer names, so a
  /// file with more names is not a graph and is not read further.
  private static let nameLimit = 1_200_000

  private mutating func refuseName(_ event: YAMLEvent) -> YAMLProgress {
    let range = tree.file.range(Int(event.lower), Int(event.upper))
    diagnostics.add(Diagnostic(.yamlLimit, "the file has more than 1,200,000 different names", at: range))
    return .stop
  }

  // MARK: - Properties

  /// The maximum number of recorded tags. The places of further tags are not needed.
  private static let tagLimit = 100_000

  @discardableResult
  private mutating func noteProperties(
    _ event: YAMLEvent, of node: UInt32, _ anchor: Span<UInt8>, size: UInt32
  ) -> Symbol? {
    if event.hasTag { noteTag(event, of: node) }
    guard event.hasAnchor else { return nil }
    let symbol = interner.intern(anchor)
    let index = Int(symbol.rawValue)
    if anchors.count <= index {
      anchors.append(contentsOf: repeatElement(.none, count: max(index + 1 - anchors.count, anchors.count / 2)))
    }
    anchors[index] = Anchor(node: node, size: size, height: 0)
    return symbol
  }

  private mutating func noteTag(_ event: YAMLEvent, of node: UInt32) {
    let stretch = Int(event.lower)..<Int(event.upper)
    guard tree.tags.count >= Self.tagLimit else { return tree.noteTag(of: NodeID(index: node), in: stretch) }
    let range = tree.file.range(stretch.lowerBound, stretch.upperBound)
    if diagnostics.keeps(.yamlUnsupported, at: range) { diagnostics.add(.tag(at: range)) }
  }

  // MARK: - Keys

  private mutating func refuseMergeKey(_ event: YAMLEvent, _ node: UInt32) {
    diagnostics.add(
      Diagnostic(
        .yamlUnsupported, "merge keys ('<<') are not part of the language; write the entries out",
        at: tree.file.range(Int(event.lower), Int(event.upper))))
    tree.nodes[Int(node)].flags.insert(.ignored)
    tree.nodes[Int(current.node)].flags.insert(.incomplete)
  }

  private struct PendingKey {
    var node: UInt32
    var symbol: Symbol
  }

  /// Reports repeated keys of a mapping, in time linear in the number of keys. The keys are the last pending ones.
  private mutating func markDuplicateKeys(from first: Int, of mapping: UInt32) {
    let count = pendingKeys.count - first
    if count > 8 {
      countKeys(from: first, of: mapping)
    } else if count > 1 {
      compareKeys(from: first, of: mapping)
    }
    pendingKeys.removeLast(count)
  }

  /// Compares few keys in pairs.
  private mutating func compareKeys(from start: Int, of mapping: UInt32) {
    for second in start + 1..<pendingKeys.count {
      for first in start..<second where pendingKeys[first].symbol == pendingKeys[second].symbol {
        reportDuplicate(pendingKeys[second], first: pendingKeys[first].node, of: mapping)
        break
      }
    }
  }

  /// Compares many keys through a mark at their symbols.
  private mutating func countKeys(from start: Int, of mapping: UInt32) {
    if keys.count < interner.count {
      keys.append(contentsOf: repeatElement(0, count: max(interner.count - keys.count, keys.count / 2)))
    }
    for index in start..<pendingKeys.count { keys[Int(pendingKeys[index].symbol.rawValue)] = 0 }
    for index in start..<pendingKeys.count {
      let key = pendingKeys[index]
      let first = keys[Int(key.symbol.rawValue)]
      if first == 0 {
        keys[Int(key.symbol.rawValue)] = key.node
      } else {
        reportDuplicate(key, first: first, of: mapping)
      }
    }
  }

  private mutating func reportDuplicate(_ key: PendingKey, first: UInt32, of mapping: UInt32) {
    tree.nodes[Int(key.node)].flags.insert(.ignored)
    tree.nodes[Int(mapping)].flags.insert(.incomplete)
    tree.hasRepeatedKeys = true
    let range = tree.writtenRange(NodeID(index: key.node))
    guard diagnostics.keeps(.duplicateKey, at: range) else { return }
    let name = QuotedText.make(interner.text(key.symbol))
    diagnostics.add(
      Diagnostic(
        .duplicateKey, "the key \(name) is here twice", at: range,
        notes: [.init("the first \(name) is here", at: tree.writtenRange(NodeID(index: first)))]))
  }

  // MARK: - The end

  /// Reports text after the end of the document, without libyaml.
  private mutating func checkRest(from end: Int) {
    let bytes = tree.file.bytes
    var offset = end
    var isEnded = bytes[..<end].suffix(3).elementsEqual("...".utf8)
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: ".") where bytes[offset...].starts(with: "...".utf8):
        isEnded = true
        offset += 3
      case _ where isEnded || bytes[offset...].starts(with: "---".utf8):
        let length = bytes[offset...].starts(with: "---".utf8) ? 3 : 1
        return diagnostics.add(
          Diagnostic(
            .yamlUnsupported, "a second document begins here; a graph file contains only one",
            at: tree.file.range(offset, offset + length)))
      default:
        isComplete = false
        let failure = YAMLFailure(problem: "did not find expected <document start>", offset: offset, contextOffset: nil)
        return diagnostics.add(YAMLProblem.diagnose(failure, in: tree.file))
      }
    }
  }
}
