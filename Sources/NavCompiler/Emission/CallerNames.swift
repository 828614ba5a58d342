/// The names in the generated Swift of one file, for code in other files such as tests.
package struct CallerNames {
  /// A parameter of a segue's function.
  package struct Parameter {
    /// The label, or `nil` for a value without one.
    package let label: String?
    /// The argument of the destination, or `nil` for the returned value of an unwind.
    package let argument: ArgumentID?
    package let type: TypeReference
    package let hasDefault: Bool
  }

  private let content: Content

  /// Whether all names are ASCII, which takes a look at each of them.
  private let isASCII: Bool

  package init(_ graph: Graph) {
    content = Content(graph)
    isASCII = graph.fragments.isEmpty && graph.texts.isASCII
  }

  /// Creates the names of a graph whose screens and types have the same names as those of another graph, in the same
  /// order. Segues, arguments, facts, and conditions can have other names.
  package init(_ graph: Graph, withTypesOf other: CallerNames) {
    content = Content(graph, other.content)
    isASCII = graph.fragments.isEmpty && graph.texts.isASCII
  }

  /// The parts that only some callers need.
  private final class Content {
    let graph: Graph
    private let other: Content?
    lazy var names = SwiftNames(graph)
    lazy var context = EmissionContext(graph, location: "", names: names)
    /// The names of screens and types.
    var types: SwiftNames { other?.types ?? names }

    init(_ graph: Graph, _ other: Content? = nil) {
      self.graph = graph
      self.other = other
    }
  }

  var context: EmissionContext { content.context }

  var names: SwiftNames { content.names }

  /// The names of screens and types.
  var types: SwiftNames { content.types }

  package var graph: Graph { content.graph }
  /// The namespace.
  package var namespace: String { types.graph }
  /// The protocols of the factories and of the facts.
  package var screensProtocol: String { "\(types.graph).\(types.screensProtocol)" }
  package var factsProtocol: String { "\(types.graph).\(types.factsProtocol)" }

  /// The modules in the names.
  package var modules: [String] {
    Set(graph.imports.map(context.text)).union(names.foreign.modules).sorted()
  }

  /// The modules that a page stub needs.
  package var pageModules: [String] { graph.pages == nil ? [] : PageStub(context).modules.sorted() }

  /// Writes a page of the type that the graph declares.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The declaration, or `nil` if pages can have any type, or if the type does not belong to a known
  ///   toolkit.
  package func pageStub(called name: String) -> String? {
    let stub = PageStub(context)
    guard graph.pages != nil, stub.toolkit != nil else { return nil }
    return text { stub.write(context.piece(name), modifier: "private ", to: &$0) }
  }

  /// A page of a type that does not belong to a known toolkit. Only the app knows the requirements of the type.
  ///
  /// - Returns: The name of the page's type, its declaration, and the type in the graph. `nil` for other pages.
  package var ownPage: (name: String, declaration: String, type: String)? {
    let stub = PageStub(context)
    guard let pages = graph.pages, stub.toolkit == nil else { return nil }
    let declaration = text { out in
      stub.write(
        context.piece(names.stubPage), doc: "A page in tests. Add the members that its type requires.", to: &out)
    }
    return (names.stubPage, declaration, context.text(pages.conform))
  }

  /// Writes the hooks that the graph requires.
  ///
  /// - Parameter page: Returns the page type of a screen.
  /// - Returns: For each hook, a function with an empty body.
  package func requiredHooks(pages page: @escaping (ScreenID) -> String) -> [String] {
    context.allHooks.filter(context.isRequired).map { hook in
      text { out in
        let writer = HookWriter(context: context, scope: .file) { id in
          context.piece(names.pageTypes[id.position] == "Any" ? "Any" : page(id))
        }
        writer.putSignature(hook, to: &out)
        out.block("") { _ in }
      }
    }
  }

  func text(_ write: (inout SwiftWriter) -> Void) -> String {
    var out = SwiftWriter(isASCII: isASCII)
    write(&out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The struct of a screen.
  package func type(of screen: ScreenID) -> String { types.screen(screen, in: .file) }

  /// The factory of a screen in its declaration.
  package func factory(of screen: ScreenID) -> String {
    SwiftIdentifier.escaped(types.screenMembers[screen.position])
  }

  /// The factory of the placeholder beside a screen, or `nil` if there is none.
  package func placeholderFactory(of screen: ScreenID) -> String? {
    types.placeholders[screen.position]?.member
  }

  /// The labels of an alert's text, one per button.
  package func labels(ofAlert screen: ScreenID) -> [String] {
    AlertSection(context, screen)?.labels.map(SwiftIdentifier.label) ?? []
  }

  /// The function of a segue, or a tab, after a dot.
  package func member(of segue: SegueID) -> String {
    SwiftIdentifier.afterDot(SwiftIdentifier.member(graph.texts.text(graph.segues[segue.position].name)))
  }

  /// The start of a variable's name for the result of a segue. A number after it makes the name unique.
  package func variable(of segue: SegueID) -> String { names.segueMembers[segue.position] }

  /// The parameters of a segue's function, without the sender.
  package func parameters(of segue: SegueID) -> [Parameter] {
    switch graph.segues[segue.position].kind {
    case .push(let screen, let pass, _): return parameters(of: screen, passing: pass)
    case .go(let route): return parameters(of: route.target, passing: route.pass)
    case .select: return []
    case .unwind(_, let returns):
      switch returns {
      case nil: return []
      case .value(let type): return [Parameter(label: nil, argument: nil, type: type, hasDefault: false)]
      case .named(let fields):
        return fields.map { field in
          let label = SwiftIdentifier.label(SwiftIdentifier.member(graph.texts.text(field.name)))
          return Parameter(label: label, argument: nil, type: field.type, hasDefault: false)
        }
      }
    }
  }

  private func parameters(of screen: ScreenID, passing pass: [Segue.Pass]) -> [Parameter] {
    let passed = Set(pass.map(\.argument))
    return parameters(of: screen).filter { parameter in parameter.argument.map { !passed.contains($0) } ?? true }
  }

  /// The parameters of a screen's initializer.
  package func parameters(of screen: ScreenID) -> [Parameter] {
    IDRange<ArgumentID>(graph.screens[screen.position].arguments).map { id in
      let argument = graph.arguments[id.position]
      return Parameter(
        label: SwiftIdentifier.label(SwiftIdentifier.member(graph.texts.text(argument.name))), argument: id,
        type: argument.type,
        hasDefault: argument.defaultValue != nil)
    }
  }

  /// A fact in its declaration, and after a dot.
  package func fact(_ id: FactID) -> (declared: String, afterDot: String) {
    let name = SwiftNames.member(of: graph.facts[id.position], graph.texts)
    return (SwiftIdentifier.escaped(name), SwiftIdentifier.afterDot(name))
  }

  /// The parameters of a fact, with their labels.
  package func parameters(of fact: FactID) -> [(label: String, type: String)] {
    graph.facts[fact.position].parameters.map { parameter in
      let label = SwiftIdentifier.member(context.text(parameter.name))
      return (SwiftIdentifier.escaped(label), type(parameter.type))
    }
  }

  package func type(_ type: TypeReference) -> String { names.type(type, in: .file) }

  /// A case of an enum of the graph.
  package func enumCase(_ type: TypeID, _ name: String) -> String? {
    guard case .cases(let cases) = graph.types[type.position].kind,
      let index = cases.firstIndex(where: { context.text($0) == name })
    else { return nil }
    return names.declared(type, in: .file) + "."
      + SwiftIdentifier.afterDot(SwiftIdentifier.member(context.text(cases[index])))
  }

  package var boolean: String { names.standard(.bool, in: .file) }
  package var string: String { names.standard(.string, in: .file) }

  /// A string as a literal.
  package static func quoted(_ text: String) -> String { LiteralEmitter.quoted(text) }
}
