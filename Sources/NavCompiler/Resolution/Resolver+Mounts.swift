/// A mounted fragment after the file has taken over its names.
struct AdoptedFragment {
  /// The name after `fragment:`.
  var name: String
  var exitIDs = SymbolTable<ExitID>([])
  /// The type of each exit's value, or `nil` for `Void`.
  var exitTypes: [TypeReference?] = []
  /// Exits with unknown types.
  var brokenExits: Set<ExitID> = []
  /// The arguments of the root, which all its mounts share.
  var arguments: Range<Int32> = 0..<0
}

/// Converts mounted fragments to screens. They have the arguments of the fragment's root, and unwinds for its exits.
extension Resolver {
  mutating func adoptFragments() {
    guard !declarations.mounts.isEmpty else { return }
    // A missing fragment may use and declare anything.
    if mounted.byMount.contains(nil) { loseFacts() }
    for index in mounted.fragments.indices { adoptFragment(FragmentID(index)) }
    adoptFacts()
    adoptRequirements()
    adoptPredicates()
    checkFragmentNames()
    for mount in declarations.mounts {
      let screen = Int(mount.screen)
      guard let fragment = fragment(of: declarations.screens[screen]),
        mounted.fragments[fragment.position].known.contains(.arguments), declarations.screens[screen].arguments.isEmpty
      else {
        symbols.brokenScreens[screen] = true
        continue
      }
      symbols.argumentRanges[screen] = adopted[fragment.position].arguments
    }
  }

  /// Checks that fragments with code in one module have different names.
  private mutating func checkFragmentNames() {
    var taken: [String: MountedNames.Owner] = [:]
    if let name = declarations.name { taken["." + symbols.texts.text(name.symbol)] = .file(name.node) }
    for (fragment, first) in zip(adopted, mounted.firstMounts) {
      let mount = declarations.mounts[first]
      guard let path = mount.path else { continue }
      let module = mount.module.map { symbols.texts.text($0.symbol) } ?? ""
      if let owner = taken.updateValue(.fragment(path), forKey: "\(module).\(fragment.name)") {
        report(.nameCollision, at: tree.range(path)) { MountedNames.taken(path, fragment.name, by: owner, $0) }
      }
    }
  }

  private mutating func loseFacts() {
    symbols.isIncomplete = true
    symbols.hasUnknownName = true
    hasUnknownType = true
  }

  private mutating func adoptFragment(_ id: FragmentID) {
    let interface = mounted.fragments[id.position]
    let graph = interface.graph
    var result = AdoptedFragment(name: graph.texts.text(graph.name))
    if interface.known.contains(.exits) {
      result.exitIDs = SymbolTable(graph.exits.map { copy($0.name, from: graph) })
      for exit in graph.exits { result.exitTypes.append(exit.type.map { adopt($0, from: id) }) }
      result.brokenExits = interface.broken.exits
    }
    if interface.known.contains(.arguments) {
      let start = Int32(symbols.arguments.count)
      for index in graph.screens[graph.root.position].arguments {
        if interface.broken.arguments.contains(ArgumentID(index: index)) {
          symbols.brokenArguments.insert(ArgumentID(symbols.arguments.count))
        }
        symbols.arguments.append(adopt(graph.arguments[Int(index)], from: id))
      }
      result.arguments = start..<Int32(symbols.arguments.count)
    }
    if !interface.known.contains(.facts) { loseFacts() }
    adopted.append(result)
  }

  private mutating func adopt(_ argument: Argument, from fragment: FragmentID) -> Argument {
    let graph = mounted.fragments[fragment.position].graph
    var own = argument
    own.name = copy(argument.name, from: graph)
    own.doc = argument.doc.map { copy($0, from: graph) }
    own.type = adopt(argument.type, from: fragment)
    own.defaultValue = argument.defaultValue.map { adopt($0, from: fragment) }
    own.formerNames = argument.formerNames.map { copy($0, from: graph) }
    own.hosts = argument.hosts?.map { copy($0, from: graph) }
    return own
  }

  /// The fragment that a screen mounts, if there is one.
  func fragment(of declared: ScreenDeclaration) -> FragmentID? {
    declared.mount < 0 ? nil : mounted.byMount[Int(declared.mount)]
  }

  /// Converts a screen to the mounted fragment that it declares.
  mutating func mount(_ declared: ScreenDeclaration, _ id: ScreenID, _ screen: inout Screen) {
    guard let mount = declarations.mount(declared), let fragment = fragment(of: declared) else { return }
    screen.mount = Mount(fragment: fragment, module: mount.module?.symbol)
    screen.arguments = symbols.argumentRanges[id.position]
    screen.isContainer = mounted.fragments[fragment.position].isContainer
    guard mounted.fragments[fragment.position].known.contains(.exits) else { return }
    let misspelt = checkBoundNames(mount, fragment)
    checkBindings(mount, fragment, id, meant: misspelt)
  }

  // MARK: - Exits of the file

  mutating func resolveExits() {
    for (index, exit) in declarations.exits.enumerated() {
      var type: TypeReference?
      switch exit.value {
      case .void: break
      case .type(let expression):
        type = resolve(expression)
        if type == nil { brokenExits.insert(ExitID(index)) }
      case .unknown: brokenExits.insert(ExitID(index))
      }
      exits.append(Exit(name: exit.name.symbol, type: type))
    }
    exitIDs = SymbolTable(exits.lazy.map(\.name))
  }

  /// For each exit of the file, whether an unwind or a used exit of a mount leads to it. If unwinds could not be read,
  /// every exit counts as used.
  func takenExits() -> [Bool] {
    let isUnknown =
      !lostUnwinds.isEmpty || !declarations.unknown.isDisjoint(with: [.screens, .exits])
      || declarations.screens.contains { $0.unknown.contains(.unwinds) }
    var taken = [Bool](repeating: isUnknown, count: exits.count)
    for (index, segue) in segues.enumerated() {
      guard case .unwind(.exit(let exit), _) = segue.kind, !idleUnwinds.contains(SegueID(index)) else { continue }
      taken[exit.position] = true
    }
    return taken
  }

  /// The exit of the file that an unwind names.
  mutating func exitTarget(_ name: Name) -> Segue.UnwindTarget? {
    if let exit = exitIDs[name.symbol] { return .exit(exit) }
    guard !declarations.unknown.contains(.exits), diagnostics.keeps(.unknownExit, at: declarations.range(name)) else {
      return nil
    }
    let text = symbols.texts.text(name.symbol)
    let names = exits.map { symbols.texts.text($0.name) }
    let suggestion = symbols.suggestions.find(text, among: names)
    let owner = declarations.kind == .graph ? UnknownExit.Owner.graph : .fragment
    report(.unknownExit, at: declarations.range(name)) {
      UnknownExit.diagnostic(name, owner, suggestion: suggestion, $0)
    }
    return nil
  }

  /// Checks that an unwind returns the same type as its exit.
  mutating func checkReturns(
    _ written: SegueDetails.Returns, _ returns: Segue.Returns?, of declared: SegueDeclaration, by exit: ExitID
  ) {
    guard !brokenExits.contains(exit) else { return }
    let type = exits[exit.position].type
    var node = declared.name.node
    if case .value(let expression) = written {
      guard resolve(expression) != nil else { return }
      node = expression.part.node
    }
    if case .value(let own) = returns, own == type { return }
    let name = symbols.texts.text(exits[exit.position].name)
    report(.argumentType, at: tree.range(node)) { ArgumentType.exitReturns(node, exit: name, type, $0) }
  }

  // MARK: - Exits of a mount

  /// Resolves the target of an exit of a mounted fragment, as an unwind of the mount.
  mutating func resolveBinding(
    _ declared: SegueDeclaration, _ id: SegueID, of screen: ScreenDeclaration, _ source: ScreenID
  ) {
    let details = declarations.details(declared)
    let target = details?.exit.map { exitTarget($0) } ?? unwindTarget(declared)
    if target == nil { lostUnwinds.insert(id) }
    var type: TypeReference?
    if let fragmentID = fragment(of: screen), mounted.fragments[fragmentID.position].known.contains(.exits) {
      let fragment = adopted[fragmentID.position]
      if let exit = fragment.exitIDs[declared.name.symbol] {
        type = fragment.exitTypes[exit.position]
        if !mounted.fragments[fragmentID.position].takenExits[exit.position] { idleUnwinds.insert(id) }
        if case .exit(let outer) = target, !brokenExits.contains(outer), !fragment.brokenExits.contains(exit),
          exits[outer.position].type != type, let name = details?.exit
        {
          let outerType = exits[outer.position].type
          report(.argumentType, at: declarations.range(name)) {
            ArgumentType.exitType(name, outerType, from: declared.name, type, $0)
          }
        }
      }
    }
    segues.append(
      segue(
        declared, nil, from: source, .unwind(to: target ?? .previous, returns: type.map { .value($0) }), nil))
  }

  /// The exits whose targets a mount declares by name.
  private func bound(_ mount: MountDeclaration, _ fragment: FragmentID) -> Set<ExitID> {
    let ids = adopted[fragment.position].exitIDs
    return Set(mount.bindings.compactMap { ids[declarations.segues[Int($0)].name.symbol] })
  }

  /// Reports targets of names that are not exits of the fragment.
  ///
  /// - Returns: The exits that were probably meant. They are not also reported as missing.
  private mutating func checkBoundNames(_ mount: MountDeclaration, _ fragment: FragmentID) -> Set<String> {
    let exits = adopted[fragment.position].exitIDs
    let unknown = mount.bindings.map { declarations.segues[Int($0)].name }
      .filter { exits[$0.symbol] == nil && diagnostics.keeps(.unknownExit, at: declarations.range($0)) }
    guard !unknown.isEmpty else { return [] }
    let bound = bound(mount, fragment)
    let graph = mounted.fragments[fragment.position].graph
    var unbound = graph.exits.indices.filter { !bound.contains(ExitID($0)) }
      .map { graph.texts.text(graph.exits[$0].name) }
    var meant: Set<String> = []
    for name in unknown {
      let suggestion = symbols.suggestions.find(symbols.texts.text(name.symbol), among: unbound)
      if let suggestion, meant.insert(suggestion).inserted { unbound.removeAll { $0 == suggestion } }
      let owner = UnknownExit.Owner.mounted(adopted[fragment.position].name)
      report(.unknownExit, at: declarations.range(name)) {
        UnknownExit.diagnostic(name, owner, suggestion: suggestion, $0)
      }
    }
    return meant
  }

  /// Reports the exits without a target. A mount with thousands of exits gets only a few messages.
  private mutating func checkBindings(
    _ mount: MountDeclaration, _ fragment: FragmentID, _ screen: ScreenID, meant: Set<String>
  ) {
    guard !mount.isIncomplete else { return }
    let interface = mounted.fragments[fragment.position]
    let bound = bound(mount, fragment)
    var missing = interface.graph.exits.count - bound.count - meant.count
    var shown = 0
    for (index, exit) in interface.graph.exits.enumerated() where missing > 0 && !bound.contains(ExitID(index)) {
      let name = interface.graph.texts.text(exit.name)
      guard !meant.contains(name) else { continue }
      missing -= 1
      shown += 1
      let more = shown == Self.unboundExitLimit ? missing : 0
      let (owner, place) = (adopted[fragment.position].name, interface.exitRanges[index])
      report(.unboundExit, at: declarations.range(declarations.screens[screen.position].name)) {
        UnboundExit.diagnostic(name, more: more, of: owner, screen, declaredAt: place, $0)
      }
      if shown == Self.unboundExitLimit { return }
    }
  }

  private static let unboundExitLimit = 8
}
