extension InnerRequirement {
  /// The requirements of a fragment's root. Its own requirement is the first.
  static func ofRoot(_ resolution: Resolution, _ root: ScreenID) -> [InnerRequirement] {
    let (graph, texts, tree) = (resolution.graph, resolution.symbols.texts, resolution.declarations.tree)
    var result: [InnerRequirement] = []
    if let requires = graph.screens[root.position].requires,
      let node = resolution.declarations.details(resolution.declarations.screens[root.position])?.requires?.predicate
    {
      let text = texts.text(requires.source)
      result.append(
        InnerRequirement(
          expression: requires.expression, text: shown(text),
          range: tree.range(node, text: 0..<tree.withText(node) { $0.count }),
          screen: texts.text(graph.name) + "." + texts.text(graph.screens[root.position].name)))
    }
    return result + (resolution.symbols.innerRequirements[root] ?? [])
  }

  fileprivate static func shown(_ text: String) -> String { text.count <= 60 ? text : text.prefix(60) + "…" }
}

extension InnerPredicate {
  /// The maximum number of predicates that a file takes over.
  private static let limit = 2_000

  /// The predicates of a fragment, and of the fragments that it mounts.
  static func all(_ resolution: Resolution, root: ScreenID) -> [InnerPredicate] {
    let (graph, declarations) = (resolution.graph, resolution.declarations)
    let texts = resolution.symbols.texts
    let name = texts.text(graph.name)
    var result: [InnerPredicate] = []
    func add(_ predicate: Predicate, _ node: NodeID?, _ screen: ScreenID, _ never: String) {
      guard let node, result.count < limit else { return }
      result.append(
        InnerPredicate(
          expression: predicate.expression, text: InnerRequirement.shown(texts.text(predicate.source)),
          range: declarations.tree.range(node, text: 0..<declarations.tree.withText(node) { $0.count }), never: never,
          isOfRoot: screen == root))
    }
    for (index, screen) in graph.screens.enumerated() {
      let (id, declared) = (ScreenID(index), declarations.screens[index])
      let path = name + "." + texts.text(screen.name)
      if id != root, let requires = screen.requires {
        let node = declarations.details(declared)?.requires?.predicate
        add(requires, node, id, "'requires' of '\(path)' can never be true")
      }
      if case .when(let predicate) = screen.back, case .when(let node) = declared.back {
        add(predicate, node, id, "going back from '\(path)' is never allowed")
      }
      for index in screen.segues {
        let segue = graph.segues[Int(index)]
        guard let predicate = segue.shouldPerform else { continue }
        let node = declarations.details(declarations.segues[Int(index)])?.shouldPerform
        add(predicate, node, id, "'\(path).\(texts.text(segue.name))' can never be performed")
      }
    }
    let mounted = Set(graph.screens.compactMap { $0.mount?.fragment }).sorted { $0.position < $1.position }
    for fragment in mounted {
      let isRoot = graph.screens[root.position].mount?.fragment == fragment
      for var predicate in resolution.symbols.innerPredicates[fragment] ?? [] where result.count < limit {
        predicate.isOfRoot = predicate.isOfRoot && isRoot
        result.append(predicate)
      }
    }
    return result
  }
}

extension Resolver {
  /// Takes over the predicates of mounted fragments without errors.
  mutating func adoptPredicates() {
    for (index, interface) in mounted.fragments.enumerated() where interface.known.contains(.size) {
      let fragment = FragmentID(index)
      symbols.innerPredicates[fragment] = interface.predicates.compactMap { predicate in
        var budget = Self.requirementSize
        guard let expression = adopt(predicate.expression, from: fragment, &budget, takingAll: true) else { return nil }
        var own = predicate
        own.expression = expression
        return own
      }
    }
  }

  /// Takes over the requirements of the roots of mounted fragments.
  mutating func adoptRequirements() {
    for mount in declarations.mounts {
      guard let fragment = fragment(of: declarations.screens[Int(mount.screen)]) else { continue }
      let requirements = mounted.fragments[fragment.position].rootRequirements
      guard !requirements.isEmpty else { continue }
      symbols.innerRequirements[ScreenID(index: mount.screen)] = requirements.compactMap { requirement in
        var budget = Self.requirementSize
        guard let expression = adopt(requirement.expression, from: fragment, &budget) else { return nil }
        var own = requirement
        own.expression = expression
        return own
      }
    }
  }

  /// The maximum size of a requirement with its conditions expanded. A larger requirement is unknown outside its
  /// fragment.
  private static let requirementSize = 500

  /// Converts an expression of a fragment to the IDs of the file that mounts it, or returns `nil` if it uses a
  /// declaration that could not be read.
  private mutating func adopt(
    _ expression: Expression, from fragment: FragmentID, _ budget: inout Int, takingAll: Bool = false
  ) -> Expression? {
    budget -= 1
    guard budget > 0 else { return nil }
    let interface = mounted.fragments[fragment.position]
    switch expression {
    case .and(let operands): return adopt(operands, from: fragment, &budget, takingAll).map { .and($0) }
    case .or(let operands): return adopt(operands, from: fragment, &budget, takingAll).map { .or($0) }
    case .not(let operand): return adopt(operand, from: fragment, &budget, takingAll: takingAll).map { .not($0) }
    case .unwrapped(let operand):
      return adopt(operand, from: fragment, &budget, takingAll: takingAll).map { .unwrapped($0) }
    case .compare(let comparison, let left, let right):
      guard let left = adopt(left, from: fragment, &budget, takingAll: takingAll),
        let right = adopt(right, from: fragment, &budget, takingAll: takingAll)
      else {
        return nil
      }
      return .compare(comparison, left, right)
    case .fact(let id, let arguments, let type):
      let name = copy(interface.graph.facts[id.position].name, from: interface.graph)
      guard let own = symbols.factIDs[name], !symbols.brokenFacts[own.position],
        let arguments = adopt(arguments, from: fragment, &budget, takingAll)
      else { return nil }
      return .fact(own, arguments: arguments, type: adopt(type, from: fragment))
    case .condition(let id):
      guard !interface.lostConditions[id.position] else { return nil }
      return adopt(
        interface.graph.conditions[id.position].predicate.expression, from: fragment, &budget, takingAll: takingAll)
    case .argument(let side, let id, let type):
      let range = interface.graph.screens[interface.graph.root.position].arguments
      guard range.contains(id.index), interface.known.contains(.arguments) else {
        let unique = ArgumentID(index: Int32.max - id.index)
        return takingAll ? .argument(side, unique, type: adopt(type, from: fragment)) : nil
      }
      let own = adopted[fragment.position].arguments.lowerBound + id.index - range.lowerBound
      return .argument(side, ArgumentID(index: own), type: adopt(type, from: fragment))
    case .literal(let literal): return .literal(adopt(literal, from: fragment))
    }
  }

  private mutating func adopt(
    _ expressions: [Expression], from fragment: FragmentID, _ budget: inout Int, _ takingAll: Bool
  ) -> [Expression]? {
    var result: [Expression] = []
    for expression in expressions {
      guard let own = adopt(expression, from: fragment, &budget, takingAll: takingAll) else { return nil }
      result.append(own)
    }
    return result
  }
}
