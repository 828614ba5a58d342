/// `pages` of a file.
extension DeclarationReader {
  mutating func readPages(_ key: NodeID, _ value: NodeID) {
    guard var entries = mapping(value, of: scope(.pages)) else { return }
    var pages = PagesDeclaration()
    var misses = !tree.isIncomplete(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .conform:
        misses = false
        pages.conform = swiftName(value, of: KeyScope.pages(.conform), "type")
      case .import: pages.module = swiftName(value, of: KeyScope.pages(.import), "module")
      default: if unknownKey(key, of: .pages, in: entries) == .conform { misses = false }
      }
    }
    if misses {
      missingKey(at: tree.range(key)) { _ in
        "'pages' needs a class or a protocol; add 'conform', as in 'conform: UIViewController'"
      }
    }
    if pages.conform != nil { declarations.pages = pages }
  }

  /// Reads the name of a Swift module, or of a type without generic arguments.
  mutating func swiftName(_ value: NodeID, of key: ScopedKey, _ noun: String) -> Name? {
    name(value, of: key).flatMap { checkedSwiftName($0, noun) }
  }

  /// Returns `name`, or reports that it cannot be the name of a Swift module or type and returns `nil`.
  mutating func checkedSwiftName(_ name: Name, _ noun: String) -> Name? {
    if SwiftTypeName.isModule(interner.text(name.symbol)) { return name }
    let range = declarations.range(name)
    report(.invalidName, at: range) {
      Diagnostic(.invalidName, "\($0.quoted(name.node)) cannot be the name of a Swift \(noun)", at: range)
    }
    return nil
  }
}
