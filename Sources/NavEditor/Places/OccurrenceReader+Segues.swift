import NavCompiler

/// The names in segues.
extension OccurrenceReader {
  enum SegueScope { case segue, tab, exit }

  mutating func readSegue(_ index: Int, of screen: Int?, scope: SegueScope) {
    let segue = declarations.segues[index]
    let owner = screen.map { texts.text(declarations.screens[$0].name.symbol) } ?? ""
    switch scope {
    case .segue: add(item(.segue, segue.name.symbol, of: owner), segue.name.node, .declaration)
    case .tab: add(item(.tab, segue.name.symbol, of: owner), segue.name.node, .declaration)
    case .exit:
      // The name of a binding is the name of an exit in the fragment.
      if let file = screen.flatMap({ mountedFile(of: $0) }) {
        add(item(.exit, segue.name.symbol, in: file), segue.name.node, .reference)
      }
    }
    let target = segue.target.flatMap { addTarget($0, from: owner) }
    guard let details = declarations.details(segue) else { return }
    if let label = details.label, let screen { readText(label, of: screen) }
    if let exit = details.exit { add(item(.exit, exit.symbol), exit.node, .reference) }
    if case .replace(let from?) = details.opening { _ = addTarget(from, from: owner) }
    if let predicate = details.shouldPerform { readPredicate(predicate, source: screen, destination: target) }
    for position in details.pass { readPass(declarations.passes[Int(position)], from: screen, to: target) }
    switch details.returns {
    case .value(let type): addType(type)
    case .named(let range): for position in range { addType(declarations.parameters[Int(position)].type) }
    case nil: break
    }
    guard let route = declarations.route(details) else { return }
    for position in route.via ?? 0..<0 {
      let name = declarations.viaNames[Int(position)]
      add(item(.screen, name.symbol), name.node, .reference)
    }
    if let tab = route.tab { addTab(tab) }
  }

  /// Adds the target of a segue. Returns the position of its screen.
  private mutating func addTarget(_ target: Name, from screen: String) -> Int? {
    switch Keyword(target.symbol) {
    case .previous, .root, .opener:
      if let word = Keyword(target.symbol) {
        let range = tree.range(target.node)
        add(
          .special(word, screen: screen), Int(range.lower)..<Int(range.upper), .reference,
          isWritten: tree.isVerbatim(target.node))
      }
      return nil
    default:
      add(item(.screen, target.symbol), target.node, .reference)
      return model.screen(target.symbol)
    }
  }

  /// Adds the name of a tab, which the nearest container with it declares.
  private mutating func addTab(_ tab: Name) {
    let owner = tabOwners[tab.symbol].map { texts.text($0) } ?? ""
    add(item(.tab, tab.symbol, of: owner), tab.node, .reference)
  }

  private mutating func readPass(_ pass: PassDeclaration, from source: Int?, to target: Int?) {
    let name = Array(tree.text(pass.argument.node).utf8)
    readDotted(pass.argument.node, name, 0..<name.count, of: target)
    guard tree.kind(pass.value) == .scalar else { return }
    let value = Array(tree.text(pass.value).utf8)
    let prefix = Array("source.".utf8)
    if value.starts(with: prefix), let source, let name = symbol(value[prefix.count...]) {
      add(.item(argument(name, of: source)), pass.value, prefix.count..<value.count)
    } else if let target, let type = declaredArgument(pass.argument.symbol, target)?.type {
      addCase(pass.value, of: type)
    }
  }
}
