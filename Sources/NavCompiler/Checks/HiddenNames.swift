/// Names in the graph that hide a module or a type in the app.
enum HiddenNames {
  static func check(_ context: inout CheckContext) {
    checkName(&context)
    checkTypes(&context)
  }

  private static func checkName(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    let imports = declarations.imports + [declarations.pages?.module].compactMap(\.self)
    guard let name = declarations.name, let swift = SwiftName.type(context.words.text(name.symbol)),
      let module = imports.first(where: { context.words.text($0.symbol) == swift })
    else { return }
    let range = declarations.range(name)
    context.report(.nameCollision, at: range) { words in
      let noun = declarations.kind == .graph ? "graph" : "fragment"
      return Diagnostic(
        .nameCollision,
        "the \(noun) has the same name as the module '\(swift)', which hides the module's types; rename the \(noun)",
        at: range, notes: [Diagnostic.Note("the module is imported here", at: declarations.range(module))])
    }
  }

  /// Reports Swift types that have the name of another entry of `types`.
  ///
  /// Generated code looks up a type outside the namespace, so a screen with the same name does not hide it.
  private static func checkTypes(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    let namesTypes = declarations.types.contains { if case .swift = $0.kind { true } else { false } }
    guard namesTypes else { return }
    var entries: [String: Name] = [:]
    for type in declarations.types {
      if let name = SwiftName.type(context.words.text(type.name.symbol)) { entries[name] = type.name }
    }
    // The struct of a screen never has the name of a module.
    let modules = Set(declarations.imports.map { context.words.text($0.symbol) })
      .union(["Swift", "Foundation", "NavRuntime"])
    for (index, type) in declarations.types.enumerated() {
      guard case .swift(let node, _) = type.kind, context.graph.types[index].origin == .file else { continue }
      let heads = SwiftName.heads(of: declarations.tree.text(node))
      for head in heads where !modules.contains(head) {
        guard let entry = entries[head], entry.node != type.name.node else { continue }
        report(head, entry, node, &context)
        break
      }
    }
  }

  private static func report(_ head: String, _ entry: Name, _ node: NodeID, _ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    let range = declarations.tree.range(node)
    context.report(.nameCollision, at: range) { words in
      let module = declarations.imports.first.map { words.text($0.symbol) } ?? "Module"
      var diagnostic = Diagnostic(
        .nameCollision,
        "'\(head)' refers to the entry '\(words.text(entry.symbol))' of 'types', not to a type in the app; write"
          + " '\(module).\(head)', or rename the entry", at: range,
        notes: [Diagnostic.Note("the entry is declared here", at: declarations.range(entry))])
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
