/// Which name of the author's an identifier came from first.
///
/// Swift takes two identifiers for the same that are canonically equivalent, whatever their scalars are. Of those in ASCII,
/// which most are, a table of bytes takes a fraction of the memory of a dictionary: a hostile file has millions of names.
struct IdentifierTable {
  private var identifiers: Interner
  private var names: [Name] = []
  private var others: [String: Name] = [:]

  init(like interner: Interner) {
    identifiers = interner.bare()
  }

  /// The name that had the identifier first; if none had, `name` has it now.
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
