/// The facts of mounted fragments, which become facts of the file that mounts them.
extension Resolver {
  /// Takes over the facts of all fragments, and reports facts with the same name that differ.
  mutating func adoptFacts() {
    guard mounted.fragments.contains(where: { !$0.graph.facts.isEmpty }) else { return }
    var names = FactNames()
    for (index, fact) in symbols.facts.enumerated() { names.ids[fact.name] = FactID(index) }
    for name in (declarations.facts.map(\.name) + declarations.conditions.map(\.name)) {
      guard let member = SwiftName.member(symbols.texts.text(name.symbol)) else { continue }
      names.members[member] = names.members[member] ?? name
    }
    for (index, interface) in mounted.fragments.enumerated() {
      let graph = interface.graph
      for (number, fact) in graph.facts.enumerated() {
        let origin = FactOrigin(range: interface.factRanges[number], fragment: graph.texts.text(graph.name))
        adopt(fact, origin, isBroken: interface.broken.facts[number], from: FragmentID(index), &names)
      }
    }
    symbols.factIDs = SymbolTable(symbols.facts.lazy.map(\.name))
  }

  private struct FactNames {
    var ids: [Symbol: FactID] = [:]
    /// The names of the facts and conditions of the file in Swift.
    var members: [String: Name] = [:]
  }

  private mutating func adopt(
    _ fact: Fact, _ origin: FactOrigin, isBroken: Bool, from fragment: FragmentID, _ names: inout FactNames
  ) {
    let graph = mounted.fragments[fragment.position].graph
    var own = fact
    own.name = copy(fact.name, from: graph)
    own.doc = fact.doc.map { copy($0, from: graph) }
    own.type = adopt(fact.type, from: fragment)
    own.parameters = fact.parameters.map { parameter in
      Fact.Parameter(name: copy(parameter.name, from: graph), type: adopt(parameter.type, from: fragment))
    }
    own.async?.otherwise = fact.async.map { adopt($0.otherwise, from: fragment) } ?? .bool(false)
    if let known = names.ids[own.name] {
      symbols.usedFacts[known.position] = true
      if !isBroken { check(own, origin, against: known, from: fragment) }
      return
    }
    // A condition of the file, or a fact with a different name, cannot become the same name in Swift.
    let member = SwiftName.member(symbols.texts.text(own.name)) ?? ""
    if let name = names.members[member], let path = path(of: fragment) {
      report(.nameCollision, at: tree.range(path)) { MountedNames.collision(path, origin, with: name, $0) }
    }
    names.ids[own.name] = FactID(symbols.facts.count)
    symbols.facts.append(own)
    symbols.brokenFacts.append(isBroken)
    symbols.usedFacts.append(true)
    factOrigins.append(origin)
  }

  /// Facts with the same name are one fact, so their declarations must agree.
  private mutating func check(_ fact: Fact, _ origin: FactOrigin, against known: FactID, from fragment: FragmentID) {
    let declared = symbols.facts[known.position]
    guard !symbols.brokenFacts[known.position], !fact.isSame(as: declared), let path = path(of: fragment) else {
      return
    }
    let name = symbols.texts.text(fact.name)
    let here = (declared, factOrigins[known.position])
    report(.factMismatch, at: tree.range(path)) { FactMismatch.diagnostic(path, name, here, (fact, origin), $0) }
  }

  /// The first mount of a fragment in the file.
  private func path(of fragment: FragmentID) -> NodeID? {
    declarations.mounts[mounted.firstMounts[fragment.position]].path
  }
}

extension Fact {
  /// Whether another fact has the same declaration.
  fileprivate func isSame(as other: Fact) -> Bool {
    type == other.type && (async == nil) == (other.async == nil) && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.name == $1.name && $0.type == $1.type }
  }
}
