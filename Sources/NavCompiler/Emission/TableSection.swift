internal import NavTable

/// The graph as the text that `GraphTable` of the runtime reads: one declaration per line, in the order of the file.
///
/// The Swift compiler handles a string literal in constant time, but not Swift values for each screen.
struct TableSection {
  private let graph: Graph
  /// Whether a screen offers the segues under `anywhere`.
  private let offers: (ScreenID) -> Bool
  private var lines: [TableLine] = []

  /// Writes a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - offers: Whether a screen offers the segues under `anywhere`. Without such segues, it is not called.
  /// - Returns: The lines of the table.
  static func lines(_ graph: Graph, offers: @escaping (ScreenID) -> Bool) -> [TableLine] {
    var section = TableSection(graph, offers)
    section.write()
    return section.lines
  }

  private init(_ graph: Graph, _ offers: @escaping (ScreenID) -> Bool) {
    self.graph = graph
    self.offers = offers
  }

  private func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }

  private mutating func write() {
    let name = text(graph.name)
    switch graph.kind {
    case .graph: lines.append(.graph(name))
    case .fragment: lines.append(.fragment(name))
    }
    lines.append(.root(graph.roots.map(self.name)))
    for base in graph.links.bases { lines.append(.base(text(base))) }
    for path in graph.links.web { lines.append(.web(template(path))) }
    if graph.links.whenRefused != .stop { lines.append(.refused(graph.links.whenRefused)) }
    if let strings = graph.strings { lines.append(.strings(text(strings.table))) }
    for index in graph.screens.indices { writeScreen(ScreenID(index)) }
    if graph.anywhere.isEmpty, graph.anywhereGoes.isEmpty { return }
    lines.append(.anywhere)
    for index in graph.anywhere { writeSegue(graph.segues[Int(index)]) }
    for index in graph.anywhereGoes { writeSegue(graph.segues[Int(index)]) }
  }

  private mutating func writeScreen(_ id: ScreenID) {
    let screen = graph.screens[id.position]
    lines.append(.screen(name(of: id)))
    if screen.mount != nil { lines.append(.mount) }
    writeFormerNames(screen.formerNames)
    if let title = screen.title { lines.append(.text(.title, text(title))) }
    if let message = screen.alert?.message { lines.append(.text(.message, text(message))) }
    for host in screen.hostTexts { lines.append(.text(host.keyword, text(host.value))) }
    if screen.isShared { lines.append(.shared) }
    if let split = screen.split { lines.append(.split(split.columns)) }
    if let key = screen.key { lines.append(.key(key.map(name))) }
    if let rule = screen.writtenWhenDuplicate { lines.append(.duplicates(rule)) }
    if let requires = screen.requires { lines.append(.requires(text(requires.source))) }
    if let link = screen.link {
      lines.append(.link(template(link, of: id)))
      if !link.via.isEmpty { lines.append(.via(link.via.map(name))) }
      if link.isInside { lines.append(.inside) }
    }
    writeHosts(of: screen)
    switch screen.back {
    case .always: break
    case .never: lines.append(.backNever)
    case .when(let predicate): lines.append(.backIf(text(predicate.source)))
    }
    if let otherwise = screen.otherwise { lines.append(.otherwise(name(of: otherwise))) }
    if let alert = screen.alert {
      lines.append(.alert(cancel: name(of: alert.cancel), destructive: alert.destructive.map(name)))
    }
    if let isHidden = screen.bar?.isHidden { lines.append(.bar(isHidden: isHidden)) }
    if let style = screen.bar?.style { lines.append(.barStyle(text(style))) }
    if !graph.anywhere.isEmpty, !screen.isSilent, !offers(id) { lines.append(.apart) }
    write(screen.metadata)
    for index in screen.segues {
      writeSegue(graph.segues[Int(index)])
      // A saved stack contains the names of tabs, and of no other segues.
      if screen.isContainer { writeFormerNames(graph.segues[Int(index)].formerNames) }
    }
  }

  private mutating func writeFormerNames(_ names: [Symbol]) {
    if !names.isEmpty { lines.append(.was(names.map(text))) }
  }

  private mutating func writeHosts(of screen: Screen) {
    // A mount has the arguments of the fragment's root, whose table lists the hosts.
    if screen.mount != nil { return }
    for index in screen.arguments {
      let argument = graph.arguments[Int(index)]
      if let hosts = argument.hosts { lines.append(.hosts(text(argument.name), hosts.map(text))) }
    }
  }

  private mutating func writeSegue(_ segue: Segue) {
    lines.append(head(of: segue))
    switch segue.opening {
    case .push: if let label = segue.label { lines.append(.text(.label, text(label))) }
    case .pane: lines.append(.pane)
    case .tab: if let label = segue.label { lines.append(.text(.title, text(label))) }
    case .present(let style): lines.append(.layer(style))
    case .replace(let from): lines.append(.from(target(from)))
    }
    if case .go(let route) = segue.kind {
      if !route.via.isEmpty { lines.append(.via(route.via.map(name))) }
      for given in route.given { writePass(name(of: given.place, onRouteTo: route.target), given.value) }
    }
    if let predicate = segue.shouldPerform {
      lines.append(.condition(text(predicate.source)))
      if graph.awaits(predicate.expression) { lines.append(.awaits) }
    }
    if segue.whenBusy != .auto { lines.append(.busy(segue.whenBusy)) }
    if case .push(_, let passes, let recursion) = segue.kind {
      for pass in passes { writePass(name(of: pass.argument), pass.value) }
      switch recursion {
      case nil: break
      case .unbounded: lines.append(.recursive(nil))
      case .maxDepth(let bound): lines.append(.recursive(bound))
      }
    }
    if !segue.isAnimated { lines.append(.unanimated) }
    if let transition = segue.transition { lines.append(.text(.transition, text(transition))) }
    write(segue.metadata)
  }

  private mutating func writePass(_ name: String, _ value: Segue.Pass.Value) {
    lines.append(.pass(PassedArgument(name: name, value: self.value(of: value))))
  }

  private func head(of segue: Segue) -> TableLine {
    let name = text(segue.name)
    return switch segue.kind {
    case .push(let destination, _, _):
      segue.opening == .tab ? .tab(name, to: self.name(of: destination)) : .push(name, to: self.name(of: destination))
    case .unwind(.exit(let exit), _): .exit(name, to: text(graph.exits[exit.position].name))
    case .unwind(let target, _): .unwind(name, to: self.target(target))
    case .go(let route): .go(name, to: self.name(of: route.target))
    case .select(let tab): .select(name, tab: text(tab))
    }
  }

  /// The target of an unwind or of a replace. An exit is a separate case.
  private func target(_ target: Segue.UnwindTarget) -> TableLine.Target {
    switch target {
    case .screen(let screen): .screen(name(of: screen))
    case .previous, .exit: .previous
    case .root: .root
    case .opener: .opener
    }
  }

  private mutating func write(_ metadata: [MetadataEntry]) {
    for entry in metadata { lines.append(.metadata(text(entry.key), value: text(entry.value))) }
  }

  private func name(of screen: ScreenID) -> String { text(graph.screens[screen.position].name) }

  private func name(of segue: SegueID) -> String { text(graph.segues[segue.position].name) }

  private func name(of argument: ArgumentID) -> String {
    text(graph.arguments[argument.position].name)
  }

  /// The name of an argument of the target, or of another screen on the path with that screen as a prefix.
  private func name(of place: Link.Placeholder, onRouteTo target: ScreenID) -> String {
    let argument = name(of: place.argument)
    return place.screen == target ? argument : "\(name(of: place.screen)).\(argument)"
  }

  // MARK: - Literals

  private func value(of value: Segue.Pass.Value) -> PassedArgument.Value {
    switch value {
    case .source(let id): .source(name(of: id))
    case .literal(let literal): .literal(tableLiteral(literal))
    }
  }

  private func tableLiteral(_ literal: Literal) -> TableLiteral {
    switch literal {
    case .string(let symbol): .text(text(symbol))
    case .int(let value): .integer(Int64(value))
    case .double(let value): .decimal(value)
    case .bool(let value): .truth(value)
    case .nil: .null
    case .array(let elements): .list(elements.map(tableLiteral))
    case .enumCase(let type, let index):
      if case .cases(let cases) = graph.types[type.position].kind {
        .text(text(cases[index]))
      } else {
        .null
      }
    }
  }

  // MARK: - Links

  private func template(_ path: WebPath) -> LinkTemplate {
    LinkTemplate(
      path: path.segments.map { segment in
        switch segment {
        case .literal(let symbol): .literal(text(symbol))
        case .any(let name): .placeholder(.init(screen: nil, argument: text(name), kind: .other))
        }
      }, query: [])
  }

  private func template(_ link: Link, of screen: ScreenID) -> LinkTemplate {
    LinkTemplate(
      path: link.path.map { segment in
        switch segment {
        case .literal(let symbol): .literal(text(symbol))
        case .placeholder(let placeholder): .placeholder(self.placeholder(placeholder, of: screen))
        }
      },
      query: link.query.map { .init(name: text($0.name), placeholder: placeholder($0.placeholder, of: screen)) }
    )
  }

  private func placeholder(_ placeholder: Link.Placeholder, of screen: ScreenID) -> LinkTemplate.Placeholder {
    let argument = graph.arguments[placeholder.argument.position]
    return .init(
      screen: placeholder.screen == screen ? nil : name(of: placeholder.screen), argument: text(argument.name),
      kind: kind(of: argument.type))
  }

  /// The kind of a placeholder's type. Some kinds have precedence if two links match.
  private func kind(of type: TypeReference) -> LinkTemplate.Kind {
    switch type {
    case .builtin(.int): .int
    case .builtin(.uuid): .uuid
    case .optional(let wrapped): kind(of: wrapped)
    case .builtin, .declared, .array: .other
    }
  }
}
