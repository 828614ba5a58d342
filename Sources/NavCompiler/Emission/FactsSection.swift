/// What the predicates ask the app, and the predicates themselves as plain Swift.
struct FactsSection {
  let context: EmissionContext

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var bool: String { names.standard("Bool", in: .file) }

  func code() -> [SwiftCode] {
    [.blank, .mark("Facts"), .blank, factsProtocol(), .blank]
      + [.block("extension \(names.graph).\(names.factsProtocol)", conditions() + dispatch())]
  }

  private func factsProtocol() -> SwiftCode {
    let graph = context.graph
    var requirements: [SwiftCode] = []
    for (index, fact) in graph.facts.enumerated() {
      requirements.append(context.doc(fact.doc, otherwise: "The fact `\(context.text(fact.name))`."))
      let name = SwiftIdentifier.escaped(names.factMembers[index])
      let type = names.type(fact.type, in: .requirement)
      if fact.parameters.isEmpty {
        requirements.append(.line("var \(name): \(type) { get\(fact.async == nil ? "" : " async") }"))
      } else {
        let parameters = fact.parameters.map {
          "\(SwiftIdentifier.escaped(SwiftIdentifier.member(context.text($0.name)))): \(names.type($0.type, in: .requirement))"
        }
        requirements.append(
          .statement(Breakable("func \(name)(", parameters, ")\(fact.async == nil ? "" : " async") -> \(type)")))
      }
    }
    var body: [SwiftCode] = [
      .doc(
        "What the predicates of the \(context.noun) ask the app; call `factsDidChange()` when an answer may have changed."
      ),
      .line("@MainActor"),
      .block(factsHead, requirements),
    ]
    if graph.facts.isEmpty, case .graph = graph.kind {
      body += [
        .blank,
        .doc("The facts of a graph that asks for none."),
        .block(
          "\(access)final class \(names.noFacts): \(names.factsProtocol)",
          [.doc("Nothing to know."), .line("\(access)init() {}")]),
      ]
    }
    return .block("extension \(names.graph)", body)
  }

  /// Whoever answers a graph's facts answers those of the fragments that it mounts; a fragment's are asked by no navigator.
  private var factsHead: Breakable {
    let inherited = context.graph.fragments.indices.compactMap { index in
      names.foreign.facts(of: FragmentID(index)).map {
        "\(names.foreign.namespace(names.foreign.mounted[index], in: .nested)).\($0)"
      }
    }
    let name = "\(access)protocol \(names.factsProtocol)"
    switch context.graph.kind {
    case .graph:
      let parents = [names.runtime("GraphFacts")] + inherited
      return Breakable("\(name): \(parents.joined(separator: ", ")) where Graph == \(names.graphInside)")
    case .fragment: return Breakable(inherited.isEmpty ? name : "\(name): \(inherited.joined(separator: ", "))")
    }
  }

  /// A fragment's conditions are seen by nobody else: one may have the name of a fact of the graph's.
  private var conditionAccess: String {
    switch context.graph.kind {
    case .graph: access
    case .fragment: "private "
    }
  }

  /// The named conditions as properties.
  private func conditions() -> [SwiftCode] {
    context.graph.conditions.enumerated().flatMap { index, condition -> [SwiftCode] in
      var emitter = PredicateEmitter(context)
      let pieces = emitter.pieces(condition.predicate.expression)
      return [
        .doc("`\(context.text(condition.predicate.source))`"),
        .block(
          "\(conditionAccess)var \(SwiftIdentifier.escaped(names.conditionMembers[index])): \(bool)",
          [.statement(Breakable("", Self.asExpression(pieces), "", style: .continuation))]),
        .blank,
      ]
    }
  }

  /// Where a property's body begins with `set`, Swift expects a setter, whatever is called so.
  private static func asExpression(_ pieces: [String]) -> [String] {
    guard let first = pieces.first else { return pieces }
    switch first.prefix(while: { $0.isLetter || $0.isNumber }) {
    case "get", "set", "willSet", "didSet", "unsafeAddress", "unsafeMutableAddress", "read", "modify", "borrow",
      "mutate", "mutating", "nonmutating":
      return ["self." + first] + pieces.dropFirst()
    default: return pieces
    }
  }

  // MARK: - From ids to predicates

  private func dispatch() -> [SwiftCode] {
    let cases = PredicateCases(context: context)
    let bySegue = "_ segue: \(names.runtime("SegueID")), _ context: \(segueContext)"
    let functions: [Function] = [
      Function(
        name: "allows", call: "self.allows($0, $1)", doc: "Whether the `shouldPerform` expression of a segue holds.",
        parameters: bySegue, subject: "segue.rawValue", cases: cases.allows()),
      Function(
        name: "allowsBack", call: "self.allowsBack($0)",
        doc: "Whether the expression under `back` of the screen to be left holds.",
        parameters: "_ context: \(segueContext)", subject: "context.sourceScreen.rawValue", cases: cases.allowsBack()),
      Function(
        name: "meets", call: "self.meets($0, $1)", doc: "Whether what a screen requires holds.",
        parameters:
          "_ screen: \(names.runtime("ScreenID")), _ context: \(names.runtime("ScreenContext"))",
        subject: "screen.rawValue", cases: cases.meets()),
      Function(
        name: "decides", call: "await self.decides($0, $1)",
        doc: "Whether the `shouldPerform` expression of a segue holds that reads facts whose answer may take a while.",
        parameters: bySegue, effects: "async ", subject: "segue.rawValue", cases: cases.decides()),
    ].filter { !$0.cases.isEmpty }
    return [.doc("The predicates as functions, which ask these facts."), predicates(functions)]
      + functions.flatMap { [.blank, .doc($0.doc), declaration($0)] }
  }

  /// One of the runtime's questions, where the graph has an answer to it.
  private struct Function {
    let name: String
    let call: String
    let doc: String
    let parameters: String
    var effects = ""
    let subject: String
    let cases: [SwiftCode]
  }

  /// The requirement of `GraphFacts`: the functions below, as a value.
  private func predicates(_ functions: [Function]) -> SwiftCode {
    let type = names.runtime("GraphPredicates")
    return .block(
      "\(access)func predicates(of graph: \(names.graph).Type) -> \(type)",
      [.statement(Breakable("\(type)(", functions.map { .text("\($0.name): { \($0.call) }") } + mounted, ")"))])
  }

  /// The predicates of the mounted fragments, by their places.
  private var mounted: [Breakable.Item] {
    let items = context.mounts.map { id, fragment in
      "\(id.index): self.predicates(of: \(names.foreign.mounted[fragment.position]).self)"
    }
    return items.isEmpty ? [] : [.nested(Breakable("mounted: [", items, "]", style: .collection))]
  }

  private func declaration(_ function: Function) -> SwiftCode {
    .block(
      "private func \(function.name)(\(function.parameters)) \(function.effects)-> \(bool)",
      [.block("switch \(function.subject)", function.cases + [.switchCase("default:", [.line("return true")])])])
  }

  private var segueContext: String { names.runtime("SegueContext") }
}
