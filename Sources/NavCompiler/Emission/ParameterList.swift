/// Arguments of a screen as the parameters of a function, and as the call that passes them on.
struct ParameterList {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// `id: ProductID, highlight: Bool = false`
  func declaration(of arguments: [ArgumentID], in scope: SwiftNames.Scope) -> [String] {
    let literals = LiteralEmitter(context: context, scope: scope)
    return arguments.map { id in
      let argument = context.graph.arguments[Int(id.index)]
      let type = context.names.type(argument.type, in: scope)
      let value = argument.defaultValue.map { " = " + literals.swift($0) } ?? ""
      return "\(SwiftIdentifier.parameter(member(id))): \(type)\(value)"
    }
  }

  /// The call that makes the destination of a push: parameters by their names, passed arguments from the graph.
  func call(for push: SegueID, destination: ScreenID, pass: [Segue.Pass]) -> Breakable {
    let literals = LiteralEmitter(context: context, scope: .file)
    let items = context.arguments(of: destination).map { id -> String in
      let label = SwiftIdentifier.label(member(id))
      switch pass.first(where: { $0.argument == id })?.value {
      case nil: return "\(label): \(SwiftIdentifier.local(member(id)))"
      case .literal(let literal): return "\(label): \(literals.swift(literal))"
      case .source(let source):
        let member = SwiftIdentifier.afterDot(context.names.argumentMembers[Int(source.index)])
        return "\(label): self.arguments.\(member)"
      }
    }
    return Breakable("\(context.names.screen(destination, in: .file))(", items, ")")
  }

  private func member(_ id: ArgumentID) -> String { context.names.argumentMembers[Int(id.index)] }
}
