/// How much a file may declare: what is read costs memory for as long as the compiler runs.
extension DeclarationReader {
  /// How many declarations a graph may have besides its screens: segues, arguments, facts, conditions, types, enum cases,
  /// and the entries of `pass`, `returns`, `key`, `metadata`, `imports` and of lists of literals. Those that aliases
  /// repeat count each time.
  static let declarationLimit = 1_000_000

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

  /// Counts declarations. The first that is one too many is reported, and nothing is read after it.
  mutating func count(_ number: Int, at node: NodeID) -> Bool {
    declarationCount += number
    guard declarationCount > Self.declarationLimit else { return true }
    guard !declarations.isCutOff else { return false }
    diagnostics.add(
      Diagnostic(.yamlLimit, "the graph has more than 1,000,000 declarations", at: tree.range(node)))
    declarations.isCutOff = true
    declarations.lost = .all
    return false
  }
}
