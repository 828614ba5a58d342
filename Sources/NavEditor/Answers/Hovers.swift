package import NavCompiler

/// Descriptions of names.
extension Project {
  /// The description of the name at an offset, with its range.
  package func hover(at offset: Int, in file: FileIdentity) -> (text: HoverText, range: Range<Int>)? {
    guard let model = models[file], let occurrence = model.occurrence(at: offset) else { return nil }
    switch occurrence.meaning {
    case .item(let item): return hover(of: item).map { ($0, occurrence.range) }
    case .builtin(let type):
      var text = HoverText("type \(type.rawValue)")
      text.add("A type of Swift.")
      return (text, occurrence.range)
    case .special(let word, let screen):
      var text = HoverText(word.rawValue)
      let names = model.screens(meantBy: word, from: screen).map { model.text(model.declarations.screens[$0].name) }
      text.add("From '\(screen)', this can be", names)
      return (text, occurrence.range)
    }
  }

  /// The description of an item, or `nil` if no file declares it.
  package func hover(of item: Item) -> HoverText? {
    if item.kind == .file {
      guard let file = item.file, let model = models[file] else { return nil }
      return model.hoverOfFile
    }
    for model in item.file.map({ [models[$0]].compactMap { $0 } }) ?? sortedModels {
      if let text = model.hover(of: item) { return text }
    }
    return nil
  }
}

extension FileModel {
  private func text(_ node: NodeID?) -> String? { node.map { tree.text($0) } }

  fileprivate var hoverOfFile: HoverText {
    let kind = declarations.kind == .graph ? "graph" : "fragment"
    var hover = HoverText("\(kind) \(declarations.name.map { text($0) } ?? file.path)")
    hover.add(text(declarations.doc))
    hover.add("Root", declarations.roots.map { text($0) })
    hover.add("Exits", declarations.exits.map { text($0.name) })
    return hover
  }

  fileprivate func hover(of item: Item) -> HoverText? {
    switch item.kind {
    case .graph: return hoverOfFile
    case .file: return nil
    case .screen: return screen(named: item.name).map { hover(ofScreen: $0) }
    case .segue, .tab: return hover(ofSegue: item)
    case .fact: return hover(ofFact: item.name)
    case .condition:
      guard let condition = declarations.conditions.first(where: { text($0.name) == item.name }) else { return nil }
      var hover = HoverText("condition \(item.name)")
      add("Predicate", condition.predicate, to: &hover)
      return hover
    case .type: return hover(ofType: item.name)
    case .enumCase: return HoverText("case \(item.owner).\(item.name)")
    case .exit:
      guard let exit = declarations.exits.first(where: { text($0.name) == item.name }) else { return nil }
      if case .type(let type) = exit.value { return HoverText("exit \(item.name): \(text(of: type))") }
      return HoverText("exit \(item.name)")
    case .argument: return hover(ofArgument: item)
    case .parameter:
      let fact = declarations.facts.first { text($0.name) == item.owner }
      let parameter = fact?.parameters.lazy.map { declarations.parameters[Int($0)] }
        .first { text($0.name) == item.name }
      return parameter.map { HoverText("argument \(item.name): \(text(of: $0.type))") }
    }
  }

  private func signature(ofScreen screen: Int) -> String {
    let arguments = declarations.screens[screen].arguments.map { index in
      let argument = declarations.arguments[Int(index)]
      return "\(text(argument.name)): \(text(of: argument.type))"
    }
    return text(declarations.screens[screen].name) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private func hover(ofScreen position: Int) -> HoverText {
    let screen = declarations.screens[position]
    let details = declarations.details(screen)
    let kind =
      details?.alert != nil ? "alert" : details?.tabs != nil ? "container" : screen.mount >= 0 ? "mount" : "screen"
    var hover = HoverText("\(kind) \(signature(ofScreen: position))")
    hover.add(text(details?.doc))
    hover.add("Title", code: text(screen.title))
    add("Requires", details?.requires?.predicate, to: &hover)
    hover.add("Path", code: path(to: position).map { text(declarations.screens[$0].name) }.joined(separator: " → "))
    hover.add(
      "Opened by",
      openings(of: position).map { segue in
        let name = text(declarations.segues[segue].name)
        let source = source(ofSegue: segue).map { text(declarations.screens[$0].name) } ?? "anywhere"
        return "\(source).\(name)"
      })
    if let link = details?.link {
      let base = declarations.links.bases.first.map { tree.text($0) } ?? ""
      let path = tree.text(link.path)
      hover.add("Link", code: base.hasSuffix("/") && path.hasPrefix("/") ? base + path.dropFirst() : base + path)
    }
    if let name = SwiftName.type(text(screen.name)) { hover.add("Swift", code: namespace + name) }
    return hover
  }

  private var namespace: String {
    declarations.name.flatMap { SwiftName.type(text($0)) }.map { $0 + "." } ?? ""
  }

  /// The screens from a root to a screen, by the first segue that opens each one.
  private func path(to screen: Int) -> [Int] {
    let roots = Set(declarations.roots.compactMap { self.screen($0.symbol) })
    var (path, known) = ([screen], Set([screen]))
    while let first = path.last, !roots.contains(first) {
      let parents = openings(of: first).lazy.filter { !self.isReplace($0) }.compactMap { self.source(ofSegue: $0) }
      guard let parent = parents.first(where: { !known.contains($0) }), path.count < 64 else { return [] }
      known.insert(parent)
      path.append(parent)
    }
    return path.reversed()
  }

  private func hover(ofSegue item: Item) -> HoverText? {
    guard let index = segue(named: item.name, of: item.owner) else { return nil }
    let segue = declarations.segues[index]
    let details = declarations.details(segue)
    let target = segue.target.map { " → \(text($0))" } ?? details?.exit.map { " → exit \(text($0))" } ?? ""
    var hover = HoverText("\(item.kind.rawValue) \(item.name)\(target)")
    hover.add(text(details?.doc))
    if let predicate = details?.shouldPerform { add("Performs if", predicate, to: &hover) }
    if case .value(let type) = details?.returns { hover.add("Returns", code: text(of: type)) }
    if let target = segue.target.flatMap({ screen($0.symbol) }), item.kind == .segue {
      let arguments = declarations.screens[target].arguments.map { text(declarations.arguments[Int($0)].name) + ":" }
      hover.add("Swift", code: "\(item.name)(\(arguments.joined()))")
    }
    return hover
  }

  private func hover(ofFact name: String) -> HoverText? {
    guard let fact = declarations.facts.first(where: { text($0.name) == name }) else { return nil }
    let parameters = fact.parameters.map { index in
      let parameter = declarations.parameters[Int(index)]
      return "\(text(parameter.name)): \(text(of: parameter.type))"
    }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    var hover = HoverText("\(fact.async == nil ? "" : "async ")fact \(name)\(list): \(text(of: fact.type))")
    hover.add(text(fact.doc))
    return hover
  }

  private func hover(ofType name: String) -> HoverText? {
    guard let type = declarations.types.first(where: { text($0.name) == name }) else { return nil }
    var hover = HoverText("type \(name)")
    hover.add(text(type.doc))
    switch type.kind {
    case .cases(let cases): hover.add("Cases", cases.map { text(declarations.cases[Int($0)]) })
    case .swift(let node, _): hover.add("Swift", code: tree.text(node))
    case .unknown: break
    }
    return hover
  }

  private func hover(ofArgument item: Item) -> HoverText? {
    let position = item.owner.isEmpty ? fragmentRoot.flatMap { screen($0) } : screen(named: item.owner)
    guard let position else { return nil }
    let arguments = declarations.screens[position].arguments.lazy.map { declarations.arguments[Int($0)] }
    guard let argument = arguments.first(where: { text($0.name) == item.name }) else { return nil }
    var hover = HoverText("argument \(item.name): \(text(of: argument.type))")
    hover.add(text(argument.doc))
    switch argument.defaultValue {
    case .text(let part): hover.add("Default", code: declarations.text(part))
    case .node(let node): if tree.kind(node) == .scalar { hover.add("Default", code: tree.text(node)) }
    case nil: break
    }
    return hover
  }

  // MARK: - Predicates

  /// Adds a predicate, and the same predicate with its conditions in full.
  private func add(_ label: String, _ predicate: NodeID?, to hover: inout HoverText) {
    guard let predicate, tree.kind(predicate) == .scalar else { return }
    let text = tree.text(predicate)
    hover.add(label, code: text)
    let expanded = expanded(text, depth: 0)
    if expanded != text { hover.add("In full", code: expanded) }
  }

  private func expanded(_ predicate: String, depth: Int) -> String {
    let text = Array(predicate.utf8)
    guard depth < 6, text.count < 2_000 else { return predicate }
    var result: [UInt8] = []
    var done = 0
    for token in PredicateTokens.read(text) where token.kind == .name {
      let name = String(decoding: text[token.range], as: UTF8.self)
      guard let node = predicates[name] else { continue }
      result += text[done..<token.range.lowerBound]
      let inner = expanded(tree.text(node), depth: depth + 1)
      let isSimple = token.range == text.indices || inner.utf8.allSatisfy { $0 > 0x20 }
      result += (isSimple ? inner : "(\(inner))").utf8
      done = token.range.upperBound
      if result.count > 4_000 { break }
    }
    return String(decoding: result + text[done...], as: UTF8.self)
  }
}
