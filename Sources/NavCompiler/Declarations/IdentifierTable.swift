/// A map from Swift identifiers to the first name that became each of them.
///
/// Swift considers two canonically equivalent identifiers equal, even if their scalars differ. Most identifiers are
/// ASCII. For them, a table of bytes uses a fraction of the memory of a dictionary, because a hostile file can have
/// millions of names.
struct IdentifierTable {
  private var identifiers: Interner
  private var names: [Name] = []
  private var others: [String: Name] = [:]

  init(like interner: Interner) {
    identifiers = interner.bare()
  }

  /// Returns the name that already has the identifier. If there is none, `name` gets it.
  mutating func claim(_ identifier: String, for name: Name) -> Name? {
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else {
      if let known = others[identifier] { return known }
      others[identifier] = name
      return nil
    }
    let index = Int(identifiers.intern(identifier).rawValue)
    guard index == names.count else { return names[index] }
    names.append(name)
    return nil
  }
}
