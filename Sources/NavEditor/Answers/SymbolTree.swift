import NavCompiler

/// The names that a file declares, as a tree: the graph, then its facts, types, conditions, exits, and screens.
package struct SymbolNode: Sendable {
  package var kind: Item.Kind
  package var name: String
  /// The text beside the name, such as a type.
  package var detail: String
  package var nameRange: Range<Int>
  /// The range of the declaration.
  package var range: Range<Int>
  package var children: [SymbolNode] = []
}

extension FileModel {
  /// The tree of names. A file without a name has its declarations at the top.
  ///
  /// - Complexity: Linear in the declarations.
  package var symbolTree: [SymbolNode] {
    var all: [SymbolNode] = []
    for type in declarations.types {
      var node = node(.type, type.name, typeDetail(type))
      if case .cases(let cases) = type.kind {
        node?.children = cases.compactMap { self.node(.enumCase, declarations.cases[Int($0)], "", isListItem: true) }
      }
      if let node { all.append(node) }
    }
    all += declarations.facts.compactMap { node(.fact, $0.name, text(of: $0.type)) }
    all += declarations.conditions.compactMap { condition in
      node(.condition, condition.name, condition.predicate.map { tree.text($0) } ?? "")
    }
    all += declarations.exits.compactMap { exit in
      if case .type(let type) = exit.value { return node(.exit, exit.name, text(of: type)) }
      return node(.exit, exit.name, "")
    }
    all += declarations.screens.indices.compactMap { screenNode($0) }
    all.sort { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    guard let name = declarations.name, var graph = node(.graph, name, "") else { return all }
    graph.range = 0..<file.bytes.count
    graph.detail = declarations.kind == .graph ? "graph" : "fragment"
    graph.children = all
    return [graph]
  }

  private func screenNode(_ index: Int) -> SymbolNode? {
    let screen = declarations.screens[index]
    let title = screen.title.map { tree.text($0) } ?? ""
    guard var node = node(.screen, screen.name, title) else { return nil }
    let isContainer = declarations.details(screen)?.tabs != nil
    let bindings = declarations.mount(screen)?.bindings ?? 0..<0
    let arguments = screen.arguments.compactMap { position in
      let argument = declarations.arguments[Int(position)]
      return self.node(.argument, argument.name, text(of: argument.type))
    }
    let segues = [screen.pushes, screen.unwinds, screen.goes].joined().compactMap { position -> SymbolNode? in
      let segue = declarations.segues[Int(position)]
      let kind: Item.Kind = bindings.contains(position) ? .exit : isContainer ? .tab : .segue
      return self.node(kind, segue.name, segue.target.map { "→ " + text($0) } ?? "")
    }
    node.children = (arguments + segues).sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    // A screen that an alias repeats is elsewhere.
    node.children.removeAll { !(node.range ~= $0.nameRange.lowerBound) }
    return node
  }

  private func node(_ kind: Item.Kind, _ name: Name, _ detail: String, isListItem: Bool = false) -> SymbolNode? {
    let range = tree.range(name.node)
    let nameRange = Int(range.lower)..<Int(range.upper)
    var end = nameRange.upperBound
    if !isListItem { end = max(end, valueEnd(ofKey: name.node)) }
    return SymbolNode(
      kind: kind, name: text(name), detail: Self.shortened(detail), nameRange: nameRange,
      range: nameRange.lowerBound..<end)
  }

  /// A text on one line.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 80 || text.utf8.contains(0x0A) else { return text }
    return String(text.prefix(80).map { $0.isNewline ? " " : $0 })
  }

  /// The end of the value of a key.
  func valueEnd(ofKey key: NodeID) -> Int {
    Int(tree.writtenRange(tree.writtenValue(ofKey: key) ?? key).upper)
  }

  private func typeDetail(_ type: TypeDeclaration) -> String {
    if case .swift(let node, _) = type.kind { tree.text(node) } else { "" }
  }

  /// A type as written, such as `[Product?]`.
  func text(of type: TypeExpression?) -> String {
    guard let type else { return "" }
    return type.wrappers.reduce(texts.text(type.name)) { text, wrapper in
      wrapper == .optional ? text + "?" : "[\(text)]"
    }
  }
}
