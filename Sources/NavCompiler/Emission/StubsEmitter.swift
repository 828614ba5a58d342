/// Writes what an app begins with: a `Screens` whose factories are placeholders, and a `Facts` whose answers are.
package struct StubsEmitter {
  private let context: EmissionContext

  package init(_ graph: Graph) {
    context = EmissionContext(graph, location: "")
  }

  /// The whole file.
  ///
  /// - Parameter fileName: The graph file's last path component, for the first line.
  /// - Returns: Swift that compiles beside what `SwiftEmitter` writes, and is the app's from then on.
  package func emit(fileName: String) -> String {
    var printer = SwiftPrinter()
    printer.print([
      .comment(EmissionContext.printable("Begun by navc from \(fileName): yours to change.")),
      .comment("Import the module of the generated code, where that is another."),
    ])
    let top = printer.output.endIndex
    printer.print([.blank] + imports() + [.blank] + page() + [.blank] + screens() + facts())
    if printer.exceedsColumns { printer.insert("// swift-format-ignore-file\n", at: top) }
    return printer.output
  }

  private var names: SwiftNames { context.names }

  private func name(_ what: String) -> String { names.graph + what }

  private func imports() -> [SwiftCode] {
    let graph = context.graph
    var modules = Set(graph.imports.map(context.text)).union(names.foreign.modules).union(["NavRuntime"])
    let types = graph.facts.flatMap { [$0.type] + $0.parameters.map(\.type) }
    if types.contains(where: usesFoundation) { modules.insert("Foundation") }
    return modules.sorted().map { .line("import \($0)") }
  }

  private func usesFoundation(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(let type): type.module == "Foundation"
    case .declared: false
    case .optional(let wrapped), .array(let wrapped): usesFoundation(wrapped)
    }
  }

  private func page() -> [SwiftCode] {
    let string = names.standard("String", in: .file)
    return [
      .doc("What stands for a screen until it has a page of its own."),
      .block(
        "@MainActor final class \(name("Page"))",
        [
          .doc("The name of the screen."), .line("let name: \(string)"), .blank,
          .doc("The page of a screen."), .block("init(_ name: \(string))", [.line("self.name = name")]),
        ]),
    ]
  }

  private func screens() -> [SwiftCode] {
    let page = name("Page")
    let factories = context.screenIDs.map { id -> SwiftCode in
      let member = SwiftIdentifier.escaped(names.screenMembers[id.position])
      guard let mount = context.screen(id).mount else {
        let text = LiteralEmitter.quoted(context.text(context.screen(id).name))
        return .block(
          Breakable("func \(member)(", ["_ screen: \(names.screen(id, in: .file)).Handle"], ") -> \(page)"),
          [.line("\(page)(\(text))")])
      }
      let screens = names.foreign.mounted[mount.fragment.position] + "Screens"
      return .block("var \(member): \(screens)", [.line("\(screens)()")])
    }
    return [
      .doc("Makes the pages of `\(names.graph)`."), .block("@MainActor final class \(name("Screens"))", []), .blank,
      .doc("The factories; hooks belong here too, where Swift warns of those that are never called."),
      .block("extension \(name("Screens")): \(names.graph).\(names.screensProtocol)", factories),
    ]
  }

  private func facts() -> [SwiftCode] {
    let graph = context.graph
    guard case .graph = graph.kind, !graph.facts.isEmpty else { return [] }
    let answers = graph.facts.enumerated().map { index, fact -> SwiftCode in
      let member = SwiftIdentifier.escaped(names.factMembers[index])
      let type = names.type(fact.type, in: .file)
      let value = fact.async.map { LiteralEmitter(context: context, scope: .file).swift($0.otherwise) }
      let answer = [SwiftCode.line(value ?? placeholder(fact.type))]
      guard fact.parameters.isEmpty else {
        let parameters = fact.parameters.map {
          "\(SwiftIdentifier.escaped(SwiftIdentifier.member(context.text($0.name)))): \(names.type($0.type, in: .file))"
        }
        let effects = fact.async == nil ? "" : " async"
        return .block(Breakable("func \(member)(", parameters, ")\(effects) -> \(type)"), answer)
      }
      return .block("var \(member): \(type)", fact.async == nil ? answer : [.block("get async", answer)])
    }
    return [
      .blank, .doc("Answers what the predicates of `\(names.graph)` ask."),
      .block("@MainActor final class \(name("Facts")): \(names.graph).\(names.factsProtocol)", answers),
    ]
  }

  private func placeholder(_ type: TypeReference) -> String {
    switch type {
    case .builtin(.bool): return "false"
    case .builtin(.int), .builtin(.double): return "0"
    case .builtin(.string): return "\"\""
    case .optional: return "nil"
    case .array: return "[]"
    case .builtin(.uuid), .builtin(.url), .builtin(.date): break
    case .declared(let id):
      if case .cases(let cases) = context.graph.types[id.position].kind, let first = cases.first {
        return ".\(SwiftIdentifier.afterDot(SwiftIdentifier.member(context.text(first))))"
      }
    }
    return "fatalError(\"say what it is\")"
  }
}
