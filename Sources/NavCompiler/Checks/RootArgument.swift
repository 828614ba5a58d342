/// A required argument of the root.
enum RootArgument {
  static func check(_ context: inout CheckContext) {
    // Pushes to the mount supply the arguments of a fragment's root.
    let declarations = context.resolution.declarations
    guard case .known(let roots) = context.resolution.root, declarations.kind == .graph else { return }
    for root in roots { check(root, &context) }
  }

  private static func check(_ root: ScreenID, _ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    if let mount = declarations.mount(declarations.screens[root.position]), let path = mount.path {
      return checkMount(&context, root, path)
    }
    for index in context.graph.screens[root.position].arguments {
      let argument = ArgumentID(index: index)
      guard context.graph.arguments[argument.position].defaultValue == nil,
        !context.resolution.symbols.brokenArguments.contains(argument),
        !context.resolution.declarations.arguments[argument.position].isIncomplete
      else { continue }
      let name = context.resolution.declarations.arguments[argument.position].name
      context.report(.rootArgument, at: context.resolution.declarations.range(name)) { words in
        Diagnostic(
          .rootArgument,
          "'\(words.name(root))' is \(words.declarations.roots.count == 1 ? "the" : "a") root, so its argument"
            + " '\(words.text(name.symbol))' cannot be required; add a default, or make it optional",
          at: words.tree.range(name.node))
      }
    }
  }

  private static func checkMount(_ context: inout CheckContext, _ root: ScreenID, _ path: NodeID) {
    let range = context.words.tree.range(path)
    for index in context.graph.screens[root.position].arguments {
      let argument = context.graph.arguments[Int(index)]
      guard argument.defaultValue == nil else { continue }
      context.report(.rootArgument, at: range) { words in
        Diagnostic(
          .rootArgument,
          "'\(words.name(root))' is \(words.declarations.roots.count == 1 ? "the" : "a") root, so the fragment's"
            + " argument '\(words.text(argument.name))' cannot be required", at: range)
      }
    }
  }
}

extension Rule {
  package static let rootArgument = Rule(
    id: "root-argument", section: .arguments,
    range: "the argument",
    meaning: "The root has a required argument.",
    reason: """
      The root is on the stack from the start, so no segue can pass an argument to it. Each argument of the root must \
      be optional or have a default.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments: { page: Int }
      """,
    mended: ["page: Int }": "page: Int = 1 }"])
}
