/// The names of a screen, ready for lines.
struct ScreenPieces {
  /// For comments.
  let text: TextSlice
  let number: TextSlice
  /// The factory in its declaration, and after `self`.
  let member: TextSlice
  let memberAfterDot: TextSlice
  /// The suffix of the `back` hook's name.
  let hook: TextSlice
  let page: TextSlice
  let provider: TextSlice
  let factory: TextSlice
  /// The struct, by scope.
  let inNamespace: TextSlice
  let inRequirement: TextSlice
  let inFile: TextSlice

  init(_ id: ScreenID, of graph: Graph, _ names: SwiftNames, _ pool: PiecePool) {
    let member = names.screenMembers[id.position]
    text = pool.add(EmissionContext.printable(graph.texts.text(graph.screens[id.position].name)))
    number = pool.add(String(id.index))
    self.member = pool.add(SwiftIdentifier.escaped(member))
    memberAfterDot = pool.add(SwiftIdentifier.afterDot(member))
    hook = pool.add(names.screenHooks[id.position])
    page = pool.add(names.pageTypes[id.position])
    provider = pool.add(names.providerTypes[id.position])
    factory = pool.add(names.factoryProtocols[id.position])
    inNamespace = pool.add(names.screen(id, in: .nested))
    inRequirement = pool.add(names.screen(id, in: .requirement))
    inFile = pool.add(names.screen(id, in: .file))
  }

  func type(in scope: SwiftNames.Scope) -> TextSlice {
    switch scope {
    case .nested: inNamespace
    case .requirement: inRequirement
    case .file: inFile
    }
  }
}

/// The names of a segue, ready for lines.
struct SeguePieces {
  /// For comments.
  let text: TextSlice
  let number: TextSlice
  let member: TextSlice
  /// The suffix of the hooks' names, with the screen.
  let hook: TextSlice

  init(_ id: SegueID, of graph: Graph, _ names: SwiftNames, _ pool: PiecePool) {
    text = pool.add(EmissionContext.printable(graph.texts.text(graph.segues[id.position].name)))
    number = pool.add(String(id.index))
    member = pool.add(SwiftIdentifier.escaped(names.segueMembers[id.position]))
    hook = pool.add(names.segueHooks[id.position])
  }
}

/// The name of an argument, ready for lines.
struct ArgumentPieces {
  /// For comments.
  let text: TextSlice
  /// As a literal.
  let quoted: TextSlice
  let member: TextSlice
  let memberAfterDot: TextSlice
  let parameter: TextSlice
  let local: TextSlice
  let label: TextSlice

  init(_ name: Symbol, of graph: Graph, _ pool: PiecePool) {
    let name = graph.texts.text(name)
    let member = SwiftIdentifier.member(name)
    text = pool.add(EmissionContext.printable(name))
    quoted = pool.add(LiteralEmitter.quoted(name))
    self.member = pool.add(SwiftIdentifier.escaped(member))
    memberAfterDot = pool.add(SwiftIdentifier.afterDot(member))
    parameter = pool.add(SwiftIdentifier.parameter(member))
    local = pool.add(SwiftIdentifier.local(member))
    label = pool.add(SwiftIdentifier.label(member))
  }
}
