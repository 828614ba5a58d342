package import NavCompiler
internal import NavPlayer
internal import NavTable

/// A checked graph as the text that the player reads.
package enum PrototypeGraphText {
  /// Writes the graph. Mounted files come first, the graph itself last.
  ///
  /// - Complexity: linear in the graph and its fragments.
  package static func text(of graph: Graph) -> String {
    var writer = PrototypeGraphTextWriter()
    _ = writer.write(graph)
    return writer.lines.map { $0.text + "\n" }.joined()
  }
}

private struct PrototypeGraphTextWriter {
  private(set) var lines: [PrototypeLine] = []
  private var files = 0

  /// Writes a file after its fragments, and returns its number.
  mutating func write(_ graph: Graph) -> Int {
    let fragments = graph.fragments.map { write($0) }
    lines.append(.file(mounts: graph.screens.compactMap { $0.mount }.map { fragments[$0.fragment.position] }))
    for line in TableLine.text(of: Compiler.table(graph)).split(separator: "\n") {
      lines.append(.table(String(line)))
    }
    let notation = PrototypeNotation(graph)
    for (name, cases) in notation.choices { lines.append(.choices(name, cases)) }
    for fact in graph.facts {
      let lookup = fact.async.map {
        PrototypeGraph.Lookup(timeout: $0.timeout.count, otherwise: notation.value(of: $0.otherwise))
      }
      lines.append(.fact(graph.texts.text(fact.name), type: notation.text(of: fact.type), lookup: lookup))
    }
    for condition in graph.conditions {
      lines.append(
        .condition(graph.texts.text(condition.name), expression(condition.predicate.expression, in: graph)))
    }
    for index in graph.screens.indices { write(graph.screens[index], number: index, of: graph) }
    for (index, segue) in graph.segues.enumerated() {
      guard let predicate = segue.shouldPerform else { continue }
      lines.append(.segue(index, expression(predicate.expression, in: graph)))
    }
    files += 1
    return files - 1
  }

  private mutating func write(_ screen: Screen, number: Int, of graph: Graph) {
    let notation = PrototypeNotation(graph)
    lines.append(.screen(number))
    for index in screen.arguments {
      let argument = graph.arguments[Int(index)]
      lines.append(
        .argument(
          graph.texts.text(argument.name), type: notation.text(of: argument.type),
          isKey: isHashable(argument.type, in: graph),
          default: argument.defaultValue.map { notation.value(of: $0) }))
    }
    if let requires = screen.requires { lines.append(.requires(expression(requires.expression, in: graph))) }
    if case .when(let predicate) = screen.back { lines.append(.back(expression(predicate.expression, in: graph))) }
    if let doc = screen.doc { lines.append(.doc(graph.texts.text(doc))) }
    if screen.split?.hasPlaceholder == true { lines.append(.placeholder) }
  }

  // MARK: - Types

  private func isHashable(_ type: TypeReference, in graph: Graph) -> Bool {
    switch type {
    case .builtin: return true
    case .optional(let wrapped): return isHashable(wrapped, in: graph)
    case .array(let element): return isHashable(element, in: graph)
    case .declared(let id):
      guard case .swift(_, let conformances) = graph.types[id.position].kind else { return true }
      return conformances.contains(.hashable)
    }
  }

  // MARK: - Predicates

  private func expression(_ expression: Expression, in graph: Graph) -> PrototypeExpression {
    switch expression {
    case .and(let parts): return .and(parts.map { self.expression($0, in: graph) })
    case .or(let parts): return .or(parts.map { self.expression($0, in: graph) })
    case .not(let part): return .not(self.expression(part, in: graph))
    case .compare(let comparison, let left, let right):
      // The player uses the operators of the graph language.
      let comparison = PrototypeExpression.Comparison(rawValue: comparison.rawValue) ?? .equal
      return .compare(comparison, self.expression(left, in: graph), self.expression(right, in: graph))
    case .fact(let id, _, _): return .fact(graph.texts.text(graph.facts[id.position].name))
    case .condition(let id): return .condition(graph.texts.text(graph.conditions[id.position].name))
    case .argument(let side, let id, _):
      let name = graph.texts.text(graph.arguments[id.position].name)
      return side == .source ? .source(name) : .destination(name)
    case .literal(let literal): return .literal(PrototypeNotation(graph).value(of: literal))
    case .unwrapped(let part): return self.expression(part, in: graph)
    }
  }
}
