/// The protocol of the facts, and the predicates as Swift.
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
          "The facts of the \(context.noun). After a change of a fact that is not observable, call `factsDidChange()`."
        ))
      out.line("@MainActor")
      out.put(access, "protocol ", context.piece(names.factsProtocol))
      out.block(context.piece(parents)) { out in
        for index in context.graph.facts.indices { writeRequirement(index, to: &out) }
      }
      guard context.graph.facts.isEmpty, case .graph = context.graph.kind else { return }
      out.blank()
      out.doc("The facts of a graph that does not declare any.")
      out.block(access, "final class ", context.piece(names.noFacts), ": ", context.piece(names.factsProtocol)) { out in
        out.doc("Creates the object.")
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

  /// The facts of a graph include the facts of its fragments. No navigator reads the facts of a fragment by itself.
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

  /// Conditions of a fragment are not visible outside, because a condition may have the name of a fact of the graph.
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

  /// If the body of a property starts with `set`, Swift expects a setter.
  private static func asExpression(_ pieces: [String]) -> [String] {
    guard let first = pieces.first else { return pieces }
    switch first.prefix(while: { $0.isLetter || $0.isNumber }) {
    case "get", "set", "willSet", "didSet", "unsafeAddress", "unsafeMutableAddress", "read", "modify", "borrow",
      "mutate", "mutating", "nonmutating":
      return ["self." + first] + pieces.dropFirst()
    default: return pieces
    }
  }

  // MARK: - Functions of predicates

  private func writeDispatch(to out: inout SwiftWriter) {
    let cases = PredicateCases(context: context)
    let bySegue =
      [("_ segue: ", RuntimeName.segueID), ("_ context: ", RuntimeName.segueContext)] as [(TextSlice, TextSlice)]
    let functions: [Function] = [
      Function(
        name: "allows", call: "self.allows($0, $1)", doc: "Whether the `shouldPerform` predicate of a segue is true.",
        parameters: bySegue, subject: "segue.rawValue", cases: cases.allows, writeCase: cases.writeAnswer),
      Function(
        name: "allowsBack", call: "self.allowsBack($0)",
        doc: "Whether the `back` predicate of a screen is true.",
        parameters: [("_ context: ", RuntimeName.segueContext)], subject: "context.sourceScreen.rawValue",
        cases: cases.allowsBack, writeCase: cases.writeAnswer),
      Function(
        name: "meets", call: "self.meets($0, $1)", doc: "Whether the requirement of a screen is true.",
        parameters: [("_ screen: ", RuntimeName.screenID), ("_ context: ", RuntimeName.screenContext)],
        subject: "screen.rawValue", cases: cases.meets, writeCase: cases.writeRequirement),
      Function(
        name: "decides", call: "await self.decides($0, $1)",
        doc: "Whether the `shouldPerform` predicate of a segue is true, if it reads async facts.",
        parameters: bySegue, effects: "async ", subject: "segue.rawValue", cases: cases.decides,
        writeCase: cases.writeDecision),
    ].filter { !$0.cases.isEmpty }
    out.doc("The predicates as functions that read these facts.")
    writePredicates(functions, to: &out)
    for function in functions {
      out.blank()
      out.doc(function.doc)
      write(function, to: &out)
    }
  }

  /// A function that the runtime calls, if it has cases.
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

  /// Writes the requirement of `GraphFacts`: the functions as a value, and the predicates of the mounted fragments.
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
