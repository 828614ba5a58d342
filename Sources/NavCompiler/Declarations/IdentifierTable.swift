/// Which name of the author's an identifier came from first.
///
/// A dictionary of strings would do, at several times the memory: a hostile file has millions of names.
struct IdentifierTable {
  private var identifiers: Interner
  private var names: [Name] = []

  init(like interner: Interner) {
    identifiers = interner.bare()
  }

  /// The name that had the identifier first; if none had, `name` has it now.
  mutating func claim(_ identifier: String, for name: Name) -> Name? {
    let index = Int(identifiers.intern(identifier).rawValue)
    guard index == names.count else { return names[index] }
    names.append(name)
    return nil
  }
}
