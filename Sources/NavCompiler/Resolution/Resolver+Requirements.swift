extension InnerRequirement {
  /// What the root of a fragment requires, first by itself.
  static func ofRoot(_ resolution: Resolution, _ root: ScreenID) -> [InnerRequirement] {
    let (graph, texts, tree) = (resolution.graph, resolution.vocabulary.texts, resolution.declarations.tree)
    var result: [InnerRequirement] = []
    if let requires = graph.screens[root.position].requires,
      let node = resolution.declarations.details(resolution.declarations.screens[root.position])?.requires?.predicate
    {
      let text = texts.text(requires.source)
      result.append(
        InnerRequirement(
          expression: requires.expression, text: text.count <= 60 ? text : text.prefix(60) + "…",
          range: tree.range(node, text: 0..<tree.withText(node) { $0.count }),
          screen: texts.text(graph.name) + "." + texts.text(graph.screens[root.position].name)))
    }
    return result + (resolution.vocabulary.innerRequirements[root] ?? [])
  }
}

extension Resolver {
  /// Takes over what the roots of mounted fragments require.
  mutating func adoptRequirements() {
    for mount in declarations.mounts {
      guard let fragment = fragment(of: declarations.screens[Int(mount.screen)]) else { continue }
      let requirements = mounted.fragments[fragment.position].rootRequirements
      guard !requirements.isEmpty else { continue }
      vocabulary.innerRequirements[ScreenID(index: mount.screen)] = requirements.compactMap { requirement in
        var budget = Self.requirementSize
        guard let expression = adopt(requirement.expression, from: fragment, &budget) else { return nil }
        var own = requirement
        own.expression = expression
        return own
      }
    }
  }

  /// Of a larger requirement, conditions written out, nothing is known outside of its fragment.
  private static let requirementSize = 500

  /// An expression of a fragment in the ids of the file that mounts it; `nil` where it names what could not be read.
  private mutating func adopt(
    _ expression: Expression, from fragment: FragmentID, _ budget: inout Int
  ) -> Expression? {
    budget -= 1
    guard budget > 0 else { return nil }
    let interface = mounted.fragments[fragment.position]
    switch expression {
    case .and(let operands): return adopt(operands, from: fragment, &budget).map { .and($0) }
    case .or(let operands): return adopt(operands, from: fragment, &budget).map { .or($0) }
    case .not(let operand): return adopt(operand, from: fragment, &budget).map { .not($0) }
    case .unwrapped(let operand): return adopt(operand, from: fragment, &budget).map { .unwrapped($0) }
    case .compare(let comparison, let left, let right):
      guard let left = adopt(left, from: fragment, &budget), let right = adopt(right, from: fragment, &budget) else {
        return nil
      }
      return .compare(comparison, left, right)
    case .fact(let id, let arguments, let type):
      let name = copy(interface.graph.facts[id.position].name, from: interface.graph)
      guard let own = vocabulary.factIDs[name], !vocabulary.brokenFacts[own.position],
        let arguments = adopt(arguments, from: fragment, &budget)
      else { return nil }
      return .fact(own, arguments: arguments, type: adopt(type, from: fragment))
    case .condition(let id):
      guard !interface.lostConditions[id.position] else { return nil }
      return adopt(interface.graph.conditions[id.position].predicate.expression, from: fragment, &budget)
    case .argument(let side, let id, let type):
      let range = interface.graph.screens[interface.graph.root.position].arguments
      guard range.contains(id.index), interface.known.contains(.arguments) else { return nil }
      let own = adopted[fragment.position].arguments.lowerBound + id.index - range.lowerBound
      return .argument(side, ArgumentID(index: own), type: adopt(type, from: fragment))
    case .literal(let literal): return .literal(adopt(literal, from: fragment))
    }
  }

  private mutating func adopt(
    _ expressions: [Expression], from fragment: FragmentID, _ budget: inout Int
  ) -> [Expression]? {
    var result: [Expression] = []
    for expression in expressions {
      guard let own = adopt(expression, from: fragment, &budget) else { return nil }
      result.append(own)
    }
    return result
  }
}
