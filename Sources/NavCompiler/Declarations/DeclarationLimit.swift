/// The limit for the declarations of a file. Declarations use memory for as long as the compiler runs.
extension DeclarationReader {
  /// The maximum number of declarations in a graph of up to 16 MiB, besides its screens. They are segues, arguments,
  /// facts, conditions, types, enum cases, and the entries of `pass`, `returns`, `key`, `metadata`, `imports`, and
  /// lists of literals. Declarations that use more memory count more: a fact and a segue with keys count twice, a
  /// predicate once for every eight bytes, and a link once for every part. Declarations that aliases repeat count each
  /// time.
  private static let declarationLimit = 700_000
  /// The size of a file that must be checked within a second. A larger file can have more declarations, in proportion.
  private static let promisedSize = 16 << 20
  /// The limit for files of any size. Together with the screens, it equals the maximum number of names.
  private static let mostDeclarations = 1_100_000

  /// The limit for a file of this size.
  static func declarationLimit(ofFileWith size: Int) -> Int {
    max(declarationLimit, min(mostDeclarations, declarationLimit * size / promisedSize))
  }

  /// The next entry of a mapping whose entries are declarations, or `nil` after the limit.
  mutating func nextDeclaration(_ entries: inout NodeTree.Cursor) -> (key: NodeID, value: NodeID)? {
    guard let entry = tree.nextEntry(&entries), count(1, at: entry.key) else { return nil }
    return entry
  }

  /// The next item of a list whose items are declarations, or `nil` after the limit.
  mutating func nextDeclaration(inList items: inout NodeTree.Cursor) -> NodeID? {
    guard let item = tree.nextItem(&items), count(1, at: item) else { return nil }
    return item
  }

  /// Counts the literals of a list. Returns whether the limit allows them.
  mutating func countLiterals(_ value: NodeID) -> Bool {
    guard tree.kind(value) == .sequence else { return !declarations.isCutOff }
    let items = tree.cursor(value)
    return count(Int(items.end - items.position), at: value)
  }

  /// Counts a predicate. Returns whether the limit allows it.
  mutating func countPredicate(_ value: NodeID) -> Bool {
    count((tree.withText(value) { $0.count } + 7) / 8, at: value)
  }

  /// Counts the parts of a link. Returns whether the limit allows them.
  mutating func countParts(ofLink value: NodeID) -> Bool {
    let parts = tree.withText(value) { text in
      text.withUnsafeBufferPointer { bytes in
        bytes.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") }
      }
    }
    return count(parts, at: value)
  }

  /// Counts declarations. It reports the first declaration past the limit, and the reader then skips the rest of the
  /// file.
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
