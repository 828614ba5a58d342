/// The key `was` of a declaration.
package struct FormerNamesDeclaration: Sendable {
  /// The declaration, as an index into an array of `Declarations`.
  package enum Owner: Hashable, Sendable {
    case screen(Int)
    case argument(Int)
    case segue(Int)
    case enumCase(Int)
  }

  package var owner: Owner
  package var names: [Name]
}

extension DeclarationReader {
  /// Reads the former names of a declaration: one, or a list.
  mutating func readFormerNames(_ value: NodeID, of key: ScopedKey, _ owner: FormerNamesDeclaration.Owner) {
    var names: [Name] = []
    if tree.kind(value) == .sequence, !isEmptyCollection(value) {
      var items = tree.cursor(value)
      while let item = nextDeclaration(inList: &items) {
        if let name = name(item: item, of: key) { add(name, to: &names) }
      }
    } else if count(1, at: value), let name = name(value, of: key) {
      add(name, to: &names)
    }
    declarations.formerNames.append(FormerNamesDeclaration(owner: owner, names: names))
  }

  private mutating func add(_ name: Name, to names: inout [Name]) {
    guard interner.text(name.symbol).isEmpty else { return names.append(name) }
    let range = declarations.range(name)
    report(.invalidName, at: range) { _ in Diagnostic(.invalidName, "a former name cannot be empty", at: range) }
  }
}
