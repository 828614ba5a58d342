/// Writes what an app begins with: a `Screens` whose factories are placeholders, and a `Facts` whose answers are.
package struct StubsEmitter {
  private let graph: Graph

  package init(_ graph: Graph) {
    self.graph = graph
  }

  /// The whole file.
  ///
  /// - Parameter fileName: The graph file's last path component, for the first line.
  /// - Returns: Swift that compiles beside what `SwiftEmitter` writes, and is the app's from then on.
  package func emit(fileName: String) -> [UInt8] {
    let context = EmissionContext(graph, location: "")
    // It holds the texts of the pieces that are written.
    defer { withExtendedLifetime(context) {} }
    var out = SwiftWriter(isASCII: context.isASCII)
    out.comment(context.piece(EmissionContext.printable("Begun by navc from \(fileName): yours to change.")))
    out.comment("Import the module of the generated code, where that is another.")
    let top = out.count
    Stubs(context: context).write(to: &out)
    return out.exceedsColumns ? out.bytes(with: "// swift-format-ignore-file\n", at: top) : out.bytes
  }
}

private struct Stubs {
  let context: EmissionContext

  private var graph: Graph { context.graph }
  private var names: SwiftNames { context.names }

  func write(to out: inout SwiftWriter) {
    out.blank()
    writeImports(to: &out)
    out.blank()
    writePage(to: &out)
    out.blank()
    writeScreens(to: &out)
    writeFacts(to: &out)
  }

  private func name(_ what: String) -> String { names.graph + what }

  private func writeImports(to out: inout SwiftWriter) {
    var modules = Set(graph.imports.map(context.text)).union(names.foreign.modules).union(["NavRuntime"])
    let types = graph.facts.flatMap { [$0.type] + $0.parameters.map(\.type) }
    if types.contains(where: usesFoundation) { modules.insert("Foundation") }
    for module in modules.sorted() { out.line("import ", context.piece(module)) }
  }

  private func usesFoundation(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(let type): type.module == "Foundation"
    case .declared: false
    case .optional(let wrapped), .array(let wrapped): usesFoundation(wrapped)
    }
  }

  private func writePage(to out: inout SwiftWriter) {
    let string = names.standard(.string, in: .file)
    out.doc("What stands for a screen until it has a page of its own.")
    out.block("@MainActor final class ", context.piece(name("Page"))) { out in
      out.doc("The name of the screen.")
      out.line("let name: ", context.piece(string))
      out.blank()
      out.doc("The page of a screen.")
      out.block("init(_ name: ", context.piece(string), ")") { out in out.line("self.name = name") }
    }
  }

  private func writeScreens(to out: inout SwiftWriter) {
    out.doc("Makes the pages of `", context.graphName, "`.")
    out.block("@MainActor final class ", context.piece(name("Screens"))) { _ in }
    out.blank()
    out.doc("The factories; hooks belong here too, where Swift warns of those that are never called.")
    out.block(
      "extension ", context.piece(name("Screens")), ": ", context.graphName, ".", context.piece(names.screensProtocol)
    ) { out in
      for id in context.screenIDs { writeFactory(id, to: &out) }
    }
  }

  private func writeFactory(_ id: ScreenID, to out: inout SwiftWriter) {
    if TabSection(context, id) != nil { return }
    if let mount = context.screen(id).mount {
      let screens = context.piece(names.foreign.mounted[mount.fragment.position] + "Screens")
      return out.block("var ", context[id].member, ": ", screens) { out in out.line(screens, "()") }
    }
    if let alert = AlertSection(context, id) { return writeFactory(of: alert, to: &out) }
    let page = context.piece(name("Page"))
    out.put("func ", context[id].member, "(")
    out.list { out in out.item("_ screen: ", context[id].inFile, ".Handle") }
    out.block(") -> ", page) { out in
      out.line(page, "(", context.quoted(context.screen(id).name), ")")
    }
  }

  private func writeFactory(of alert: AlertSection, to out: inout SwiftWriter) {
    let text = alert.text(in: .file)
    out.put("func ", context[alert.id].member, "(")
    out.list { out in out.item("_ screen: ", context[alert.id].inFile, ".Handle") }
    out.block(") -> ", text) { out in
      out.put(text, "(")
      out.list { out in
        out.item("title: ", context.quoted(context.screen(alert.id).name))
        for (label, button) in zip(alert.labels, context.unwinds(of: alert.id)) {
          out.item(
            context.piece(SwiftIdentifier.label(label)), ": ", context.quoted(context.segue(button).name))
        }
      }
      out.line(")")
    }
  }

  private func writeFacts(to out: inout SwiftWriter) {
    guard case .graph = graph.kind, !graph.facts.isEmpty else { return }
    out.blank()
    out.doc("Answers what the predicates of `", context.graphName, "` ask.")
    out.block(
      "@MainActor final class ", context.piece(name("Facts")), ": ", context.graphName, ".",
      context.piece(names.factsProtocol)
    ) { out in
      for (fact, member) in zip(graph.facts, names.factMembers) {
        write(fact, SwiftIdentifier.escaped(member), to: &out)
      }
    }
  }

  private func write(_ fact: Fact, _ member: String, to out: inout SwiftWriter) {
    let type = names.type(fact.type, in: .file)
    let value = fact.async.map { LiteralEmitter(context: context, scope: .file).swift($0.otherwise) }
    func writeAnswer(to out: inout SwiftWriter) { out.line(context.piece(value ?? placeholder(fact.type))) }
    if fact.parameters.isEmpty {
      return out.block("var ", context.piece(member), ": ", context.piece(type)) { out in
        if fact.async == nil { writeAnswer(to: &out) } else { out.block("get async") { out in writeAnswer(to: &out) } }
      }
    }
    out.put("func ", context.piece(member), "(")
    out.list { out in
      for parameter in fact.parameters {
        let label = SwiftIdentifier.escaped(SwiftIdentifier.member(context.text(parameter.name)))
        out.item(context.piece(label), ": ", context.piece(names.type(parameter.type, in: .file)))
      }
    }
    out.block(")", context.piece(fact.async == nil ? "" : " async"), " -> ", context.piece(type)) { out in
      writeAnswer(to: &out)
    }
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
