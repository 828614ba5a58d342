import NavCompiler
import NavPictures

/// The declarations of items in the generated Swift, as messages name them.
extension CallerNames {
  /// The declaration of an item, in quotes.
  ///
  /// - Parameter item: An item of the graph.
  /// - Returns: The names of the declaration and of the one around it, or `nil` if code cannot refer to the item.
  func declaration(of item: Item) -> String? {
    let text = GraphText(graph: graph)
    switch item {
    case .screen(let id): return "'\(type(of: id))'"
    case .segue(let id):
      if graph.isOffered(id) { return "'\(member(of: id))' of all screens" }
      let source = graph.segues[id.position].source
      if graph.screens[source.position].mount != nil { return nil }
      return "'\(member(of: id))' of '\(type(of: source))'"
    case .argument(let id, let screen):
      let label = parameters(of: screen).first { $0.argument == id }?.label
      return "'\(label ?? "")' of '\(type(of: screen))'"
    case .type(let id): return "'\(declaredType(id))'"
    case .enumCase(let type, let index):
      let name = graph.caseName(type, index).map(text.text) ?? ""
      return "'\(name)' of '\(declaredType(type))'"
    case .fact(let id): return "'\(fact(id).declared)' of '\(factsProtocol)'"
    case .condition(let id):
      // The conditions of a fragment are private.
      return graph.isFragment ? nil : "'\(condition(id))' of '\(factsProtocol)'"
    case .exit(let id): return "the exit '\(text.text(graph.exits[id.position].name))'"
    case .graph, .root, .base, .link, .fragment, .defaults: return nil
    }
  }

  /// The effect of a rename on the declaration of the item.
  ///
  /// - Parameters:
  ///   - item: The item with its old name.
  ///   - newItem: The same item in the new graph.
  ///   - new: The names of the new graph.
  /// - Returns: The effect, or `nil` if code cannot refer to the item, or if the declaration has the same name.
  func renaming(of item: Item, to newItem: Item, in new: CallerNames) -> Effect? {
    guard let was = declaration(of: item), let name = new.declaration(of: newItem), was != name else { return nil }
    // The declaration around this one often keeps its name.
    let (before, after) = (Self.halves(was), Self.halves(name))
    return Effect(.apiGone, "\(was) is now \(before.rest == after.rest ? String(after.name) : name)")
  }

  /// A name in quotes, and the declaration around it.
  private static func halves(_ text: String) -> (name: Substring, rest: Substring) {
    let end = text.firstRange(of: "' of '").map { text.index(after: $0.lowerBound) } ?? text.endIndex
    return (text[..<end], text[end...])
  }

  /// The function or property that the app must implement for a new item.
  ///
  /// - Parameters:
  ///   - item: An item that the old graph does not have.
  ///   - knownFacts: The facts that the app implements already.
  /// - Returns: The effect, or `nil` if the app does not implement such items.
  func request(for item: Item, besides knownFacts: Set<String> = []) -> Effect? {
    switch item {
    case .screen(let id) where graph.suppliesTexts(of: id): nil
    case .screen(let id) where !graph.screens[id.position].isContainer || graph.screens[id.position].mount != nil:
      Effect(.asksFactory, "the app must implement '\(factory(of: id))(_:)'")
    case .fact(let id) where !knownFacts.contains(graph.texts.text(graph.facts[id.position].name)):
      Effect(.asksFact, "the app must implement '\(fact(id).declared)'")
    default: nil
    }
  }

  /// The effect of another type of a fact, with its parameters.
  func signature(of fact: FactID, to newFact: FactID, in new: CallerNames) -> Effect? {
    let (was, now) = (signature(of: fact), new.signature(of: newFact))
    if was == now { return nil }
    return Effect(
      .apiChanged, "the fact '\(new.fact(newFact).declared)' has the type '\(now)' instead of '\(was)'")
  }

  private func signature(of id: FactID) -> String {
    let (fact, text) = (graph.facts[id.position], GraphText(graph: graph))
    let parameters = fact.parameters.map { "\(text.text($0.name)): \(text.text($0.type))" }
    return "(\(parameters.joined(separator: ", "))) -> \(text.text(fact.type))"
  }
}

extension Effect {
  /// The effect of another name in the namespace.
  static func movedName(_ was: String, _ name: String, _ rule: EffectRule = .apiChanged) -> Effect {
    Effect(rule, "'\(was)' is now '\(name)'")
  }
}
