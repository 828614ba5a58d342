/// What the predicates ask the app, and the predicates themselves as plain Swift.
struct FactsSection {
  let context: EmissionContext

  private var names: SwiftNames { context.names }
  private var access: TextSlice { context.access }
  private var bool: String { names.standard(.bool, in: .file) }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark("Facts")
    out.blank()
    writeProtocol(to: &out)
    out.blank()
    out.block("extension ", context.graphName, ".", context.piece(names.factsProtocol)) { out in
      writeConditions(to: &out)
      writeDispatch(to: &out)
    }
  }

  private func writeProtocol(to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      out.doc(
        context.piece(
          "What the predicates of the \(context.noun) ask the app; call `factsDidChange()` when an answer may have changed."
        ))
      out.line("@MainActor")
      out.put(access, "protocol ", context.piece(names.factsProtocol))
      out.block(context.piece(parents)) { out in
        for index in context.graph.facts.indices { writeRequirement(index, to: &out) }
      }
      guard context.graph.facts.isEmpty, case .graph = context.graph.kind else { return }
      out.blank()
      out.doc("The facts of a graph that asks for none.")
      out.block(access, "final class ", context.piece(names.noFacts), ": ", context.piece(names.factsProtocol)) { out in
        out.doc("Nothing to know.")
        out.line(access, "init() {}")
      }
    }
  }

  private func writeRequirement(_ index: Int, to out: inout SwiftWriter) {
    let fact = context.graph.facts[index]
    context.writeDoc(fact.doc, otherwise: "The fact `\(context.text(fact.name))`.", to: &out)
    let name = context.piece(SwiftIdentifier.escaped(names.factMembers[index]))
    let type = context.piece(names.type(fact.type, in: .requirement))
    let effects: TextSlice = fact.async == nil ? "" : " async"
    if fact.parameters.isEmpty { return out.line("var ", name, ": ", type, " { get", effects, " }") }
    out.put("func ", name, "(")
    out.list { out in
      for parameter in fact.parameters {
        let label = SwiftIdentifier.escaped(SwiftIdentifier.member(context.text(parameter.name)))
        out.item(context.piece(label), ": ", context.piece(names.type(parameter.type, in: .requirement)))
      }
    }
    out.line(")", effects, " -> ", type)
  }

  /// Whoever answers a graph's facts answers those of the fragments that it mounts; a fragment's are asked by no navigator.
  private var parents: String {
    let inherited = context.graph.fragments.indices.compactMap { index in
      names.foreign.facts(of: FragmentID(index)).map {
        "\(names.foreign.namespace(names.foreign.mounted[index], in: .nested)).\($0)"
      }
    }
    switch context.graph.kind {
    case .graph:
      return
        ": \((["\(RuntimeName.graphFacts)"] + inherited).joined(separator: ", ")) where Graph == \(names.graphInside)"
    case .fragment: return inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    }
  }

  /// A fragment's conditions are seen by nobody else: one may have the name of a fact of the graph's.
  private var conditionAccess: TextSlice {
    switch context.graph.kind {
    case .graph: access
    case .fragment: "private "
    }
  }

  /// The named conditions as properties.
  private func writeConditions(to out: inout SwiftWriter) {
    for (condition, member) in zip(context.graph.conditions, names.conditionMembers) {
      var emitter = PredicateEmitter(context)
      let pieces = Self.asExpression(emitter.pieces(condition.predicate.expression))
      out.doc(context.piece(EmissionContext.printable("`\(context.text(condition.predicate.source))`")))
      out.block(conditionAccess, "var ", context.piece(SwiftIdentifier.escaped(member)), ": ", context.piece(bool)) {
        out in
        out.list(.continuation) { out in for piece in pieces { out.item(context.piece(piece)) } }
        out.end()
      }
      out.blank()
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

  private func writeDispatch(to out: inout SwiftWriter) {
    let cases = PredicateCases(context: context)
    let bySegue =
      [("_ segue: ", RuntimeName.segueID), ("_ context: ", RuntimeName.segueContext)] as [(TextSlice, TextSlice)]
    let functions: [Function] = [
      Function(
        name: "allows", call: "self.allows($0, $1)", doc: "Whether the `shouldPerform` expression of a segue holds.",
        parameters: bySegue, subject: "segue.rawValue", cases: cases.allows, writeCase: cases.writeAnswer),
      Function(
        name: "allowsBack", call: "self.allowsBack($0)",
        doc: "Whether the expression under `back` of the screen to be left holds.",
        parameters: [("_ context: ", RuntimeName.segueContext)], subject: "context.sourceScreen.rawValue",
        cases: cases.allowsBack, writeCase: cases.writeAnswer),
      Function(
        name: "meets", call: "self.meets($0, $1)", doc: "Whether what a screen requires holds.",
        parameters: [("_ screen: ", RuntimeName.screenID), ("_ context: ", RuntimeName.screenContext)],
        subject: "screen.rawValue", cases: cases.meets, writeCase: cases.writeRequirement),
      Function(
        name: "decides", call: "await self.decides($0, $1)",
        doc: "Whether the `shouldPerform` expression of a segue holds that reads facts whose answer may take a while.",
        parameters: bySegue, effects: "async ", subject: "segue.rawValue", cases: cases.decides,
        writeCase: cases.writeDecision),
    ].filter { !$0.cases.isEmpty }
    out.doc("The predicates as functions, which ask these facts.")
    writePredicates(functions, to: &out)
    for function in functions {
      out.blank()
      out.doc(function.doc)
      write(function, to: &out)
    }
  }

  /// One of the runtime's questions, where the graph has an answer to it.
  private struct Function {
    let name: TextSlice
    let call: TextSlice
    let doc: TextSlice
    let parameters: [(label: TextSlice, type: TextSlice)]
    var effects: TextSlice = ""
    let subject: TextSlice
    let cases: [PredicateCases.Case]
    let writeCase: (PredicateCases.Case, inout SwiftWriter) -> Void
  }

  /// The requirement of `GraphFacts`: the functions below, as a value, and the predicates of the mounted fragments, by their places.
  private func writePredicates(_ functions: [Function], to out: inout SwiftWriter) {
    let type = RuntimeName.graphPredicates
    out.block(access, "func predicates(of graph: ", context.graphName, ".Type) -> ", type) { out in
      out.put(type, "(")
      out.list { out in
        for function in functions { out.item(function.name, ": { ", function.call, " }") }
        if context.mounts.isEmpty { return }
        out.item("mounted: [")
        out.list(.collection) { out in
          for (id, fragment) in context.mounts {
            out.item(
              context.piece(String(id.index)), ": self.predicates(of: ",
              context.piece(names.foreign.mounted[fragment.position]), ".self)")
          }
        }
        out.put("]")
      }
      out.line(")")
    }
  }

  private func write(_ function: Function, to out: inout SwiftWriter) {
    out.put("private func ", function.name, "(")
    out.list { out in for (label, type) in function.parameters { out.item(label, type) } }
    out.block(") ", function.effects, "-> ", context.piece(bool)) { out in
      out.block("switch ", function.subject) { out in
        for item in function.cases { function.writeCase(item, &out) }
        out.switchCase("default:") { out in out.line("return true") }
      }
    }
  }
}
