import NavCompiler

/// The parts of a file that are not nodes: comments, blank lines, anchors, tags, and the lines around the document.
///
/// A key of a mapping and an item of a sequence are called *entries*. An entry has the index of that node. The root has
/// an entry of its own, after the last node.
struct Trivia {
  /// The comments of one entry.
  struct EntryComments {
    /// The comments on the lines before the entry.
    var leading = CommentRun()
    /// The comment on the line of the key or dash, before the value.
    var header: Comment?
    /// The comments on separate lines between the key or dash and the value.
    var inner = CommentRun()
    /// The comment on the last line of the entry.
    var trailing: Comment?
  }

  /// Properties of a node that most nodes do not have.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// The entry follows a blank line.
    static let afterBlankLine = Marks(rawValue: 2)
    /// The node has an anchor or a tag.
    static let hasProperties = Marks(rawValue: 4)
    /// The collection has comments at its end.
    static let hasTail = Marks(rawValue: 8)
    /// The flow collection contains a comment.
    static let containsComment = Marks(rawValue: 16)
    /// The key is written without a colon.
    static let withoutColon = Marks(rawValue: 32)
  }

  /// A line outside of the nodes.
  enum DocumentLine {
    /// A directive, `---`, or `...`.
    case marker(Range<Int>, Comment?)
    case comment(Comment)
  }

  /// The lines before the first node, and after the last one.
  var head: [DocumentLine] = []
  var foot: [DocumentLine] = []
  let nodes: ContiguousArray<NodeTree.Written>
  /// The marks of each node and of the entry of the root.
  var marks: [Marks]
  /// The places of the comments of each entry in `entryComments`.
  private var commentPlaces: [UInt32]
  /// The comments of entries. The first element is for all entries without comments.
  private var entryComments: ContiguousArray<EntryComments> = [EntryComments()]
  /// The comments at the end of collections.
  var tails: [Int: [Comment]] = [:]
  /// The anchors and tags of nodes, in order.
  var properties: [Int: [Range<Int>]] = [:]
  var blockScalars: [Int: BlockScalar] = [:]
  /// All comments in the order of the file.
  var comments: ContiguousArray<Comment> = []

  init(_ nodes: ContiguousArray<NodeTree.Written>) {
    self.nodes = nodes
    marks = Array(repeating: [], count: nodes.count + 1)
    commentPlaces = Array(repeating: 0, count: nodes.count + 1)
    // Unused memory is never resident, and a growing array is temporarily in memory twice.
    comments.reserveCapacity(nodes.count / 2)
    entryComments.reserveCapacity(nodes.count / 2)
  }

  func hasComments(of entry: Int) -> Bool { commentPlaces[entry] != 0 }

  func comments(of entry: Int) -> EntryComments { entryComments[Int(commentPlaces[entry])] }

  func comments(in run: CommentRun) -> [Comment] { run.isEmpty ? [] : Array(comments[run.indexes]) }

  mutating func changeComments(of entry: Int, _ change: (inout EntryComments) -> Void) {
    if commentPlaces[entry] == 0 {
      commentPlaces[entry] = UInt32(entryComments.count)
      entryComments.append(EntryComments())
    }
    change(&entryComments[Int(commentPlaces[entry])])
  }
}

extension NodeTree.Written {
  /// The bytes of the node, with quotes and brackets, but without an anchor and a tag.
  var range: Range<Int> { Int(lower)..<Int(upper) }
  /// The index after the last node in this one.
  var end: Int { Int(after) }

  // A comparison with `==` would call a function of another module.

  var isMapping: Bool { if case .mapping = kind { true } else { false } }
  var isSequence: Bool { if case .sequence = kind { true } else { false } }
  var isAlias: Bool { if case .alias = kind { true } else { false } }
  var isFlow: Bool { if case .flow = style { true } else { false } }
  /// Whether the node is a scalar without a character.
  var isEmpty: Bool { if case .scalar = kind { lower == upper } else { false } }

  var isBlockScalar: Bool {
    switch style {
    case .literal, .folded: true
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow: false
    }
  }
}
