/// Writes a starting point for an app: a `Screens` class and a `Facts` class with placeholders.
package struct StubsEmitter {
  private let graph: Graph
  private let toolkit: PageToolkit?

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - toolkit: The toolkit of the pages. By default, the toolkit of the page type that the graph declares.
  package init(_ graph: Graph, pagesOf toolkit: PageToolkit? = nil) {
    self.graph = graph
    self.toolkit = toolkit
  }

  /// Writes the file.
  ///
  /// - Parameter fileName: The last path component of the graph file, for the first line.
  /// - Returns: Swift that compiles with the output of `SwiftEmitter`. The app owns and changes it.
  package func emit(fileName: String) -> [UInt8] {
    let context = EmissionContext(graph, location: "")
    // The pieces point into the context.
    defer { withExtendedLifetime(context) {} }
    var out = SwiftWriter(isASCII: context.isASCII)
    out.comment(context.piece(EmissionContext.printable("Created by navc from \(fileName). You can edit this file.")))
    out.comment("If the generated code is in another module, import that module.")
    let top = out.count
    Stubs(context: context, page: PageStub(context, toolkit)).write(to: &out)
    return out.exceedsColumns ? out.bytes(with: "// swift-format-ignore-file\n", at: top) : out.bytes
  }
}

private struct Stubs {
  let context: EmissionContext
  let page: PageStub

  private var graph: Graph { context.graph }
  private var names: SwiftNames { context.names }

  func write(to out: inout SwiftWriter) {
    out.blank()
    writeImports(to: &out)
    out.blank()
    if context.screenIDs.contains(where: hasPlaceholder) {
      page.write(context.piece(names.stubPage), to: &out)
      out.blank()
    }
    writeScreens(to: &out)
    writeFacts(to: &out)
  }

  private func writeImports(to out: inout SwiftWriter) {
    var modules = Set(graph.imports.map(context.text)).union(names.foreign.modules).union(page.modules)
    modules.insert("NavRuntime")
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

  private func writeScreens(to out: inout SwiftWriter) {
    out.doc("Creates the pages of `", context.graphName, "`.")
    out.block("@MainActor final class ", context.piece(names.stubScreens)) { _ in }
    out.blank()
    let handles: TextSlice =
      context.screenIDs.contains { scene(of: $0) != nil }
      ? " A page of a storyboard needs `screen` to perform segues: pass it to an initializer of its class." : ""
    out.doc("The factories and the hooks. Swift warns here if a hook is never called.", handles)
    out.block(
      "extension ", context.piece(names.stubScreens), ": ", context.graphName, ".", context.piece(names.screensProtocol)
    ) { out in
      for id in context.screenIDs { writeFactory(id, to: &out) }
      writeHooks(to: &out)
    }
  }

  // MARK: - Hooks

  /// Writes the hooks that the graph requires, and the other hooks as comments.
  private func writeHooks(to out: inout SwiftWriter) {
    let hooks = context.allHooks
    for hook in hooks where context.isRequired(hook) {
      out.blank()
      writer.writeDoc(hook, to: &out)
      writer.putSignature(hook, to: &out)
      out.block("") { _ in }
    }
    let optional = hooks.filter { !context.isRequired($0) }
    if optional.isEmpty { return }
    out.blank()
    out.comment("Optional hooks. To use one, uncomment it.")
    for hook in optional {
      out.comment { code in
        writer.writeDoc(hook, to: &code)
        writer.putSignature(hook, to: &code)
        code.block("") { _ in }
      }
    }
  }

  private var writer: HookWriter { HookWriter(context: context, scope: .file, pages: stubPage) }

  /// The scene with the page of a screen. Only pages of UIKit come from storyboards.
  private func scene(of id: ScreenID) -> StoryboardScene? {
    page.toolkit == .uikit ? StoryboardScene(id, context) : nil
  }

  /// Whether the page of a screen is a placeholder.
  private func hasPlaceholder(_ id: ScreenID) -> Bool {
    scene(of: id) == nil && context.screen(id).mount == nil && !context.screen(id).isContainer
      && context.screen(id).alert == nil
  }

  /// The class of a screen's page. A fragment has a class in its own stubs.
  private func stubPage(_ id: ScreenID) -> TextSlice {
    if let scene = scene(of: id) { return context.piece(scene.className) }
    guard let mount = context.screen(id).mount else { return context.piece(names.stubPage) }
    guard let entry = names.foreign.entry(of: mount.fragment), entry.page != nil else { return "Any" }
    return context.piece(entry.stubPage)
  }

  private func writeFactory(_ id: ScreenID, to out: inout SwiftWriter) {
    if TabSection(context, id) != nil { return }
    if let mount = context.screen(id).mount, let stub = names.foreign.stubScreens(of: mount.fragment) {
      let screens = context.piece(stub)
      return out.block("var ", context[id].member, ": ", screens) { out in out.line(screens, "()") }
    }
    if let alert = AlertSection(context, id) {
      return graph.suppliesTexts(of: id) ? () : writeFactory(of: alert, to: &out)
    }
    if let scene = scene(of: id) { return scene.writeFactory(of: id, context, to: &out) }
    let page = context.piece(names.stubPage)
    out.put("func ", context[id].member, "(")
    out.list { out in out.item("_ screen: ", context[id].inFile, ".Handle") }
    out.block(") -> ", page) { out in
      out.line(page, "(", context.quoted(context.screen(id).name), ")")
    }
    guard context.screen(id).split?.hasPlaceholder == true else { return }
    out.put("func ", context.piece(names.placeholderMember(id)), "(")
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
    out.doc("Supplies the facts of `", context.graphName, "`.")
    out.block(
      "@MainActor final class ", context.piece(names.stubFacts), ": ", context.graphName, ".",
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
    return "fatalError(\"return a value\")"
  }
}
