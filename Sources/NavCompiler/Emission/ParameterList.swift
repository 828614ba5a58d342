/// The arguments of a screen as parameters of a function, and in the call that forwards them.
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

  /// Writes an item that creates the destination of a push. Parameters are forwarded by name, and passed arguments come
  /// from the graph.
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
