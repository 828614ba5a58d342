package import NavRuntime
package import NavTable

/// A screen with its arguments, in the order of their declarations.
package struct FilledScreen: Sendable, Equatable {
  package let screen: ScreenID
  package let arguments: [PrototypeValue]
}

/// Creates screens with sample values.
package struct PrototypeReader: ScreenReader {
  let graph: PrototypeGraph

  package init(graph: PrototypeGraph) {
    self.graph = graph
  }

  package var table: GraphTable { graph.table }
  package var links: LinkMap { graph.links }

  package func value(of screen: ScreenID, _ given: [String: PrototypeValue]) -> FilledScreen? {
    var values: [PrototypeValue] = []
    for argument in graph.arguments(of: screen) {
      guard let value = given[argument.name].map({ argument.type.checked($0) }) ?? argument.defaultValue else {
        return nil
      }
      values.append(value)
    }
    return FilledScreen(screen: screen, arguments: values)
  }

  // A link cannot express `nil`.
  package func argument(_ text: String, of name: String, of screen: ScreenID) -> PrototypeValue? {
    graph.arguments(of: screen).first { $0.name == name }.flatMap { $0.type.linked(text) }
  }

  package func argument(_ passed: PassedArgument.Value, from source: FilledScreen?) -> PrototypeValue? {
    switch passed {
    case .literal(let literal): literal
    case .source(let name): source.flatMap { argument(name, of: $0) }
    }
  }

  package func isURL(_ name: String, of value: FilledScreen) -> Bool {
    graph.arguments(of: value.screen).contains { $0.name == name && $0.type.isURL }
  }

  package func arguments(of value: FilledScreen) -> [(name: String, value: PrototypeValue)] {
    zip(graph.arguments(of: value.screen), value.arguments).map { ($0.name, $1) }
  }

  /// The arguments of a screen, in the order of their declarations.
  package func declaredArguments(of screen: ScreenID) -> [PrototypeGraph.Argument] { graph.arguments(of: screen) }

  /// The value of an argument.
  @inline(never) func argument(_ name: String, of value: FilledScreen) -> PrototypeValue? {
    guard let index = graph.arguments(of: value.screen).firstIndex(where: { $0.name == name }),
      value.arguments.indices.contains(index)
    else { return nil }
    return value.arguments[index]
  }

  /// A screen with its defaults, and with samples for the other arguments.
  func samples(of screen: ScreenID) -> FilledScreen {
    FilledScreen(
      screen: screen, arguments: graph.arguments(of: screen).map { $0.defaultValue ?? $0.type.sample })
  }
}

/// A prototype as the decisions see it: its instances, and predicates over the facts that the user set. It has no
/// hooks.
package struct PrototypeModel: AppModel {
  /// The arguments that a predicate reads.
  package struct Context: Sendable {
    let source: FilledScreen?
    var destination: FilledScreen?
  }

  package typealias Request = PrototypeRequest

  package let reader: PrototypeReader
  var facts: [String: PrototypeValue]
  let pages: [PrototypeRunPage]

  private var graph: PrototypeGraph { reader.graph }

  @inline(never) package func page(_ instance: InstanceID) -> PrototypeRunPage? { pages.last { $0.id == instance } }

  package func page(of step: Step) -> PrototypeRunPage {
    PrototypeRunPage(
      id: InstanceID(rawValue: 0), value: step.value, key: step.key, token: KeyToken(rawValue: 0))
  }

  package func key(of value: FilledScreen, as screen: ScreenID) -> String {
    let names = graph.table[screen].key
    var key = String(screen.rawValue)
    for (argument, value) in zip(graph.arguments(of: screen), value.arguments) {
      guard names.map({ $0.contains(argument.name) }) ?? argument.isKey else { continue }
      key += " " + value.text
    }
    return key
  }

  package func root(_ screen: ScreenID) -> FilledScreen? { reader.samples(of: screen) }

  package func savedSteps(of tab: Int, in container: PrototypeRunPage) -> [Step]? { nil }

  // MARK: - Predicates

  package func context(
    _ request: PrototypeRequest, from source: PrototypeRunPage, to target: PrototypeRunPage?
  ) -> Context {
    Context(source: source.value, destination: request.destination)
  }

  package func context(
    ofStepTo screen: ScreenID, _ value: FilledScreen, from source: PrototypeRunPage, sender: Sender
  ) -> Context {
    Context(source: source.value, destination: value)
  }

  package func backContext(
    _ request: PrototypeRequest?, from source: PrototypeRunPage, to target: PrototypeRunPage?
  ) -> Context {
    Context(source: source.value)
  }

  package func allows(_ segue: SegueID, _ context: Context) -> Bool { holds(segue, context) != false }

  package func allowsBack(_ context: Context) -> Bool {
    guard let source = context.source else { return true }
    return holds(graph.backPredicate(of: source.screen), inSection: source.screen, context) != false
  }

  package func hookAllows(_ segue: SegueID, _ context: Context) -> Bool { true }

  @inline(never) package func meets(_ screen: ScreenID, _ value: FilledScreen?) -> Bool {
    let arguments = value?.arguments ?? reader.samples(of: screen).arguments
    // A place counts for the first screen of its fragment.
    let context = Context(source: FilledScreen(screen: screen, arguments: arguments))
    return holds(graph.requirement(of: screen), inSection: screen, context) != false
  }

  /// Evaluates the predicate of a segue. Returns `nil` if the result depends on an unknown async fact.
  func holds(_ segue: SegueID, _ context: Context, lookups: [String: PrototypeValue] = [:]) -> Bool? {
    guard let predicate = graph.predicate(of: segue) else { return true }
    return question(inSection: graph.table.section(of: segue), context, lookups).holds(predicate)
  }

  private func holds(_ predicate: PrototypeExpression?, inSection screen: ScreenID, _ context: Context) -> Bool? {
    guard let predicate else { return true }
    return question(inSection: graph.table.section(of: screen), context, [:]).holds(predicate)
  }

  /// The values for a predicate in the file of a section.
  @inline(never) private func question(
    inSection section: Int, _ context: Context, _ lookups: [String: PrototypeValue]
  ) -> PrototypeQuestion {
    PrototypeQuestion(
      fact: { name in
        if let known = lookups[name] { return known }
        guard let fact = graph.fact(name), fact.lookup == nil else { return nil }
        return facts[name]
      },
      condition: { graph.condition($0, inSection: section) },
      source: { name in context.source.flatMap { reader.argument(name, of: $0) } },
      destination: { name in context.destination.flatMap { reader.argument(name, of: $0) } })
  }
}

typealias PrototypeStep = PrototypeModel.Step
typealias PrototypePlan = RoutePlan<PrototypeModel>
