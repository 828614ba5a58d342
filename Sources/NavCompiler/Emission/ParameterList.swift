/// Arguments of a screen as the parameters of a function, and as the call that passes them on.
struct ParameterList {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// Writes items: `id: ProductID`, `highlight: Bool = false`.
  func writeDeclaration(
    of arguments: some Collection<ArgumentID>, in scope: SwiftNames.Scope, to out: inout SwiftWriter
  ) {
    for id in arguments {
      let argument = context.graph.arguments[id.position]
      out.item(context[id].parameter, ": ", context.type(of: id, in: scope))
      if let value = argument.defaultValue {
        out.put(" = ", LiteralEmitter(context: context, scope: scope).piece(value))
      }
    }
  }

  /// Writes an item: the call that makes the destination of a push, parameters by their names, passed arguments from the graph.
  func writeCall(
    _ destination: ScreenID, passing passed: [ArgumentID: Segue.Pass.Value], to out: inout SwiftWriter
  ) {
    out.item(context[destination].inFile, "(")
    out.list { out in
      for id in context.arguments(of: destination) {
        out.item(context[id].label, ": ")
        switch passed[id] {
        case nil: out.put(context[id].local)
        case .literal(let literal): out.put(LiteralEmitter(context: context, scope: .file).piece(literal))
        case .source(let source): out.put("self.arguments.", context[source].memberAfterDot)
        }
      }
    }
    out.put(")")
  }
}
