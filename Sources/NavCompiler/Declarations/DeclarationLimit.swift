/// How much a file may declare: what is read costs memory for as long as the compiler runs.
extension DeclarationReader {
  /// How many declarations a graph of up to 16 MiB may have besides its screens: segues, arguments, facts, conditions,
  /// types, enum cases, and the entries of `pass`, `returns`, `key`, `metadata`, `imports` and of lists of literals. What
  /// costs more counts more: a fact twice, a segue with keys of its own twice, a predicate for each eight bytes of it, and
  /// a link for each part. Those that aliases repeat count each time.
  private static let declarationLimit = 700_000
  /// The size up to which a file is answered in a second. A larger one may declare more, in proportion.
  private static let promisedSize = 16 << 20
  /// With the screens, as many as there may be names.
  private static let mostDeclarations = 1_100_000

  /// The limit for a file of this size.
  static func declarationLimit(ofFileWith size: Int) -> Int {
    max(declarationLimit, min(mostDeclarations, declarationLimit * size / promisedSize))
  }

  /// The next entry of a mapping that declares something with each; none once the file is cut off.
  mutating func nextDeclaration(_ entries: inout NodeTree.Cursor) -> (key: NodeID, value: NodeID)? {
    guard let entry = tree.nextEntry(&entries), count(1, at: entry.key) else { return nil }
    return entry
  }

  /// The next item of a list that declares something with each; none once the file is cut off.
  mutating func nextDeclaration(inList items: inout NodeTree.Cursor) -> NodeID? {
    guard let item = tree.nextItem(&items), count(1, at: item) else { return nil }
    return item
  }

  /// Counts the literals of a list. Gives whether there may be so many.
  mutating func countLiterals(_ value: NodeID) -> Bool {
    guard tree.kind(value) == .sequence else { return !declarations.isCutOff }
    let items = tree.cursor(value)
    return count(Int(items.end - items.position), at: value)
  }

  /// Counts a predicate. Gives whether there may be so many.
  mutating func countPredicate(_ value: NodeID) -> Bool {
    count((tree.withText(value) { $0.count } + 7) / 8, at: value)
  }

  /// Counts the parts of a link. Gives whether there may be so many.
  mutating func countParts(ofLink value: NodeID) -> Bool {
    let parts = tree.withText(value) { text in
      text.withUnsafeBufferPointer { bytes in
        bytes.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") }
      }
    }
    return count(parts, at: value)
  }

  /// Counts declarations. The first that is one too many is reported, and nothing is read after it.
  mutating func count(_ number: Int, at node: NodeID) -> Bool {
    declarationCount += number
    guard declarationCount > declarationLimit else { return true }
    guard !declarations.isCutOff else { return false }
    let message =
      tree.file.bytes.count <= Self.promisedSize
      ? "the graph has more than 700,000 declarations" : "the graph has more declarations than a file of its size may"
    diagnostics.add(Diagnostic(.yamlLimit, message, at: tree.range(node)))
    declarations.isCutOff = true
    declarations.unknown = .all
    return false
  }
}
