/// Names that hide in the generated Swift what the author means by them: a module, or a type of the app's own.
enum HiddenNames {
  static func check(_ context: inout CheckContext) {
    checkName(&context)
    checkTypes(&context)
  }

  private static func checkName(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    guard let name = declarations.name, let swift = SwiftName.type(context.words.text(name.symbol)),
      let module = declarations.imports.first(where: { context.words.text($0.symbol) == swift })
    else { return }
    let range = declarations.range(name)
    context.report(.nameCollision, at: range) { words in
      let noun = declarations.kind == .graph ? "graph" : "fragment"
      return Diagnostic(
        .nameCollision,
        "the \(noun) is called like the module '\(swift)', whose types could then not be named; call it otherwise",
        at: range, notes: [Diagnostic.Note("the module is imported here", at: declarations.range(module))])
    }
  }

  /// A type of the app's own is looked up inside of the file's namespace, where its types and screens come first.
  private static func checkTypes(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    let namesTypes = declarations.types.contains { if case .swift = $0.kind { true } else { false } }
    guard namesTypes else { return }
    var owners: [String: Owner] = [:]
    for (index, screen) in declarations.screens.enumerated() {
      guard context.graph.screens[index].mount == nil else { continue }
      if let name = SwiftName.type(context.words.text(screen.name.symbol)) {
        owners[name] = Owner(screen.name, "screen")
      }
    }
    for type in declarations.types {
      if let name = SwiftName.type(context.words.text(type.name.symbol)) { owners[name] = Owner(type.name, "type") }
    }
    // No struct of a screen takes the name of a module.
    let modules = Set(declarations.imports.map { context.words.text($0.symbol) })
      .union(["Swift", "Foundation", "NavRuntime"])
    for (index, type) in declarations.types.enumerated() {
      guard case .swift(let node, _) = type.kind, context.graph.types[index].origin == .file else { continue }
      let heads = SwiftName.heads(of: declarations.tree.text(node))
      guard let head = heads.first(where: { !modules.contains($0) && owners[$0] != nil }), let owner = owners[head]
      else { continue }
      report(head, owner, type, node, &context)
    }
  }

  private struct Owner {
    let name: Name
    let noun: String

    init(_ name: Name, _ noun: String) {
      self.name = name
      self.noun = noun
    }
  }

  private static func report(
    _ head: String, _ owner: Owner, _ type: TypeDeclaration, _ node: NodeID, _ context: inout CheckContext
  ) {
    let declarations = context.resolution.declarations
    let range = declarations.tree.range(node)
    let isItself = owner.noun == "type" && owner.name.node == type.name.node
    context.report(.nameCollision, at: range) { words in
      let module = declarations.imports.first.map { words.text($0.symbol) } ?? "Module"
      let meaning =
        isItself
        ? "'\(head)' is this very entry here" : "'\(head)' is the \(owner.noun) '\(words.text(owner.name.symbol))' here"
      var diagnostic = Diagnostic(
        .nameCollision,
        "\(meaning), and not a type of the app's; write the module before it, as in '\(module).\(head)', or call one of"
          + " them otherwise", at: range)
      if !isItself {
        diagnostic.notes = [
          Diagnostic.Note("the \(owner.noun) is here", at: declarations.range(owner.name))
        ]
      }
      let qualified = "\(module).\(head)"
      if declarations.imports.count == 1, declarations.tree.text(node) == head,
        declarations.tree.canInsert(qualified, into: node)
      {
        diagnostic.fixes = [Diagnostic.Fix("change to '\(qualified)'", [Diagnostic.Edit(range, qualified)], .decision)]
      }
      return diagnostic
    }
  }
}
