import NavCompiler

/// The check that two graphs differ in one name only.
package struct RenameCheck {
  private let old: Graph
  private let new: Graph
  private let newName: NewName
  private let equality: GraphEquality

  private init(_ old: Graph, _ new: Graph, _ newName: NewName) {
    (self.old, self.new, self.newName) = (old, new, newName)
    equality = GraphEquality(old, new, SymbolTranslation(from: new.texts, to: old.texts), with: newName)
  }

  /// The first change besides a new name.
  ///
  /// - Parameters:
  ///   - old: The revision before the rename.
  ///   - new: The revision after the rename.
  ///   - newName: The new name.
  /// - Returns: A sentence without a period, or `nil` if there is no other change.
  /// - Complexity: Linear in both graphs. Only graphs with another change are compared in full.
  package static func change(
    from old: GraphDiff.Side, to new: GraphDiff.Side, besides newName: NewName
  ) -> String? {
    if Self(old.graph, new.graph, newName).isEqual { return nil }
    var options = DiffOptions()
    options.renames = newName.declaration
    let other = GraphDiff(from: old, to: new, options).changes.first { change in
      !(change.action == .renamed && newName.concerns(change.kind)
        && change.renamedFrom.map { newName.turns($0, into: change.name) } == true)
    }
    return other?.message
  }

  /// Whether the graphs are equal, item by item. A rename does not change the order of items.
  private var isEqual: Bool {
    isNamed(.graph, old.name, new.name) && old.access == new.access
      && equality.isSame(old.doc, new.doc) && equality.isSame(old.imports, new.imports, equality.isSame)
      && old.roots == new.roots && old.anywhere == new.anywhere && old.anywhereGoes == new.anywhereGoes
      && equality.isSame(old.pages, new.pages) {
        equality.isSame($0.conform, $1.conform) && equality.isSame($0.module, $1.module)
      }
      && equality.isSame(old.types, new.types, isSame) && equality.isSame(old.facts, new.facts, isSame)
      && equality.isSame(old.conditions, new.conditions) {
        isNamed(.condition, $0.name, $1.name) && equality.isSame($0.predicate, $1.predicate)
      }
      && equality.isSame(old.links, new.links)
      && equality.isSame(old.strings, new.strings) {
        equality.isSame($0.table, $1.table) && equality.isSame($0.language, $1.language)
      }
      && equality.isSame(old.exits, new.exits) {
        isNamed(.exit, $0.name, $1.name) && equality.isSame($0.type, $1.type, equality.isSame)
      }
      && equality.isSame(old.screens, new.screens, isSame)
      && equality.isSame(old.arguments, new.arguments) {
        isNamed(.argument, $0.name, $1.name) && equality.isSame($0, $1)
      }
      && equality.isSame(old.segues, new.segues) {
        isNamed(.segue, $0.name, $1.name) && $0.source == $1.source && equality.isSame($0, $1)
      }
      && equality.isSame(old.fragments, new.fragments) { Self($0, $1, newName).isEqual }
  }

  /// Whether a declaration has the same name or, if it is of the right kind, the new name.
  private func isNamed(_ kind: ItemKind, _ first: Symbol, _ second: Symbol) -> Bool {
    newName.concerns(kind) ? equality.isSame(first, second) : equality.isUnchanged(first, second)
  }

  private func isSame(_ first: DeclaredType, _ second: DeclaredType) -> Bool {
    let isSameKind =
      switch (first.kind, second.kind) {
      case (.cases(let first), .cases(let second)):
        equality.isSame(first, second) { isNamed(.enumCase, $0, $1) }
      case (.swift(let first, let conformances), .swift(let second, let others)):
        equality.isSame(first, second) && conformances == others
      default: false
      }
    let isSameOrigin =
      switch (first.origin, second.origin) {
      case (.file, .file): isNamed(.type, first.name, second.name)
      case (.alias(let swift), .alias(let other)):
        isNamed(.type, first.name, second.name) && equality.isSame(swift, other)
      case (.fragment(let swift), .fragment(let other)): equality.isSame(swift, other)
      default: false
      }
    return isSameKind && isSameOrigin && equality.isSame(first.doc, second.doc)
  }

  private func isSame(_ first: Fact, _ second: Fact) -> Bool {
    isNamed(.fact, first.name, second.name) && equality.isSame(first.type, second.type)
      && equality.isSame(first.doc, second.doc)
      && equality.isSame(first.parameters, second.parameters) {
        equality.isSame($0.name, $1.name) && equality.isSame($0.type, $1.type)
      }
      && equality.isSame(first.async, second.async) {
        $0.timeout == $1.timeout && equality.isSame($0.otherwise, $1.otherwise)
      }
  }

  private func isSame(_ first: Screen, _ second: Screen) -> Bool {
    isNamed(.screen, first.name, second.name) && equality.isSame(first, second)
      && first.arguments == second.arguments && first.pushes == second.pushes && first.unwinds == second.unwinds
      && first.goes == second.goes && equality.isSame(first.link, second.link, isSame)
  }

  private func isSame(_ first: Link, _ second: Link) -> Bool {
    first.via == second.via
      && equality.isSame(first.path, second.path) {
        switch ($0, $1) {
        case (.literal(let first), .literal(let second)): equality.isUnchanged(first, second)
        case (.placeholder(let first), .placeholder(let second)): first == second
        default: false
        }
      }
      && equality.isSame(first.query, second.query) {
        equality.isUnchanged($0.name, $1.name) && $0.placeholder == $1.placeholder
      }
  }
}
