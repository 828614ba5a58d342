internal import NavTable

/// A placeholder of a text that no argument fills.
enum StringArgument {
  static func check(_ context: inout CheckContext) {
    guard context.graph.strings != nil else { return }
    let declarations = context.resolution.declarations
    for (index, screen) in declarations.screens.enumerated() where screen.mount < 0 {
      let id = ScreenID(index)
      if let title = screen.title { check(title, of: id, &context) }
      if let message = declarations.details(screen)?.alert?.message { check(message, of: id, &context) }
      for segue in [screen.pushes, screen.unwinds].joined() {
        guard let label = declarations.details(declarations.segues[Int(segue)])?.label else { continue }
        check(label, of: id, &context)
      }
    }
  }

  private static func check(_ node: NodeID, of screen: ScreenID, _ context: inout CheckContext) {
    let tree = context.words.tree
    // Most texts have no braces.
    guard tree.withText(node, { text in text.withUnsafeBufferPointer { $0.contains { $0 | 0x06 == 0x7F } } }) else {
      return
    }
    let template: WordTemplate
    do {
      template = try WordTemplate(tree.text(node))
    } catch {
      return reportBrace(at: error.offset, in: node, &context)
    }
    for placeholder in template.placeholders { check(placeholder, in: node, of: screen, &context) }
  }

  private static func reportBrace(at offset: Int, in node: NodeID, _ context: inout CheckContext) {
    let tree = context.words.tree
    let range = tree.range(node, text: offset..<offset + 1)
    context.report(.stringArgument, at: range) { _ in
      let brace = tree.text(node).utf8.dropFirst(offset).first == UInt8(ascii: "{") ? "{" : "}"
      var diagnostic = Diagnostic(
        .stringArgument, "'\(brace)' is not part of a placeholder such as '{id}'", at: range,
        notes: [Diagnostic.Note("write '\(brace)\(brace)' for a brace", at: range)])
      if tree.canInsert("\(brace)\(brace)", into: node) {
        let edit = Diagnostic.Edit(range, "\(brace)\(brace)")
        diagnostic.fixes = [Diagnostic.Fix("change to '\(brace)\(brace)'", [edit], .decision)]
      }
      return diagnostic
    }
  }

  private static func check(
    _ placeholder: WordTemplate.Placeholder, in node: NodeID, of screen: ScreenID, _ context: inout CheckContext
  ) {
    let symbols = context.resolution.symbols
    let graph = context.graph
    let range = context.words.tree.range(
      node, text: placeholder.range.lowerBound + 1..<placeholder.range.upperBound - 1)
    let arguments = graph.screens[screen.position].arguments
    guard
      let found = arguments.first(where: { graph.texts.text(graph.arguments[Int($0)].name) == placeholder.name })
    else {
      // The name may mean an argument that could not be read.
      if symbols.brokenScreens[screen.position] { return }
      return context.report(.stringArgument, at: range) { words in
        let names = arguments.map { graph.texts.text(graph.arguments[Int($0)].name) }
        var diagnostic = Diagnostic(
          .stringArgument, "'\(words.name(screen))' has no argument called '\(placeholder.name)'", at: range)
        if let near = NearestName.to(placeholder.name, among: names) {
          diagnostic.notes = [.meant(near, insteadOf: placeholder.name, at: range)]
          if words.tree.canInsert(near, into: node) {
            diagnostic.fixes = [Diagnostic.Fix("change to '\(near)'", [Diagnostic.Edit(range, near)])]
          }
        } else {
          diagnostic.notes = [
            Diagnostic.Note(UnknownArgument.list(screen, words), at: words.range(screen)),
            Diagnostic.Note("write '{{' and '}}' for braces", at: range),
          ]
        }
        return diagnostic
      }
    }
    let id = ArgumentID(index: found)
    if symbols.brokenArguments.contains(id) || isText(graph.arguments[id.position].type) { return }
    context.report(.stringArgument, at: range) { words in
      Diagnostic(
        .stringArgument,
        "'\(placeholder.name)' has the type '\(symbols.text(graph.arguments[id.position].type))', and a text can contain"
          + " only String, Int, and Double", at: range,
        notes: [
          Diagnostic.Note(
            "the argument is declared here",
            at: words.range(Link.Placeholder(screen: screen, argument: id)))
        ])
    }
  }

  private static func isText(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(.string), .builtin(.int), .builtin(.double): true
    case .builtin, .declared, .optional, .array: false
    }
  }
}

extension Rule {
  package static let stringArgument = Rule(
    id: "string-argument", section: .arguments,
    range: "the name in the placeholder, or the brace",
    meaning: "A placeholder in a text cannot be filled.",
    reason: """
      In a file with 'strings', braces in titles, messages, and labels are placeholders for arguments of the screen. \
      Catalogs format texts, whole numbers, and decimal numbers, so the argument has the type 'String', 'Int', or \
      'Double'. The label of a tab uses the arguments of its container. '{{' and '}}' stand for braces.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      strings: { table: Navigation }
      screens:
        catalog:
          push:
            openOrder: order
        order:
          arguments: { number: Int }
          title: "Order {nummer}"
      """,
    mended: ["{nummer}": "{number}"])
}
