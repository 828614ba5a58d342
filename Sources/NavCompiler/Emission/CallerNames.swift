/// What the generated Swift of one file is called by those who write against it, as tests do: at the top of a file of their own.
package struct CallerNames {
  /// A parameter of a segue's function.
  package struct Parameter {
    /// `nil` for a value without a label.
    package let label: String?
    /// The argument of the destination that it is for; `nil` for what an unwind returns.
    package let argument: ArgumentID?
    package let type: TypeReference
    package let hasDefault: Bool
  }

  private let context: EmissionContext

  package init(_ graph: Graph) { context = EmissionContext(graph, location: "") }

  private var names: SwiftNames { context.names }

  package var graph: Graph { context.graph }
  /// The namespace.
  package var namespace: String { names.graph }
  /// What makes the pages, and what answers the facts.
  package var screensProtocol: String { "\(names.graph).\(names.screensProtocol)" }
  package var factsProtocol: String { "\(names.graph).\(names.factsProtocol)" }

  /// The modules that are named.
  package var modules: [String] {
    Set(graph.imports.map(context.text)).union(names.foreign.modules).sorted()
  }

  /// The modules that a page stub needs.
  package var pageModules: [String] { graph.pages == nil ? [] : PageStub(context).modules.sorted() }

  /// Writes a page that has the type that the graph declares.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: The declaration; `nil` if pages may have any type, or if the type belongs to no known toolkit.
  package func pageStub(called name: String) -> String? {
    let stub = PageStub(context)
    guard graph.pages != nil, stub.toolkit != nil else { return nil }
    return text { stub.write(context.piece(name), modifier: "private ", to: &$0) }
  }

  /// Begins a page of a type that belongs to no known toolkit, whose requirements only the app knows.
  ///
  /// - Returns: The name of the page's type, its declaration, and the type that the graph declares; `nil` for other
  ///   pages.
  package var ownPage: (name: String, declaration: String, type: String)? {
    let stub = PageStub(context)
    guard let pages = graph.pages, stub.toolkit == nil else { return nil }
    let declaration = text { out in
      stub.write(
        context.piece(names.stubPage), doc: "A page in tests. Add what its type requires.", to: &out)
    }
    return (names.stubPage, declaration, context.text(pages.conform))
  }

  /// Writes the hooks that the graph requires.
  ///
  /// - Parameter page: The type of the page of a screen.
  /// - Returns: For each hook, a function that does nothing.
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

  private func text(_ write: (inout SwiftWriter) -> Void) -> String {
    var out = SwiftWriter(isASCII: context.isASCII)
    write(&out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The struct of a screen.
  package func type(of screen: ScreenID) -> String { names.screen(screen, in: .file) }

  /// The factory of a screen, where it is declared.
  package func factory(of screen: ScreenID) -> String {
    SwiftIdentifier.escaped(names.screenMembers[screen.position])
  }

  /// The labels of the words of an alert, one a button.
  package func labels(ofAlert screen: ScreenID) -> [String] {
    AlertSection(context, screen)?.labels.map(SwiftIdentifier.label) ?? []
  }

  /// A segue's function, or a tab, behind a dot.
  package func member(of segue: SegueID) -> String { SwiftIdentifier.afterDot(names.segueMembers[segue.position]) }

  /// What a variable begins with for what a segue's function gives; a number behind it makes it another one.
  package func variable(of segue: SegueID) -> String { names.segueMembers[segue.position] }

  /// What the function of a segue takes, but for who asks.
  package func parameters(of segue: SegueID) -> [Parameter] {
    let segue = context.segue(segue)
    switch segue.kind {
    case .push(let screen, let pass, _): return parameters(of: screen, passing: pass)
    case .go(let way): return parameters(of: way.target, passing: way.pass)
    case .select: return []
    case .unwind(_, let returns):
      switch returns {
      case nil: return []
      case .value(let type): return [Parameter(label: nil, argument: nil, type: type, hasDefault: false)]
      case .named(let fields):
        return fields.map { field in
          let label = SwiftIdentifier.label(SwiftIdentifier.member(context.text(field.name)))
          return Parameter(label: label, argument: nil, type: field.type, hasDefault: false)
        }
      }
    }
  }

  private func parameters(of screen: ScreenID, passing pass: [Segue.Pass]) -> [Parameter] {
    let passed = Set(pass.map(\.argument))
    return parameters(of: screen).filter { parameter in parameter.argument.map { !passed.contains($0) } ?? true }
  }

  /// What the initializer of a screen takes.
  package func parameters(of screen: ScreenID) -> [Parameter] {
    context.arguments(of: screen).map { id in
      let argument = graph.arguments[id.position]
      return Parameter(
        label: SwiftIdentifier.label(names.argumentMembers[id.position]), argument: id, type: argument.type,
        hasDefault: argument.defaultValue != nil)
    }
  }

  /// A fact, where it is declared, and behind a dot.
  package func fact(_ id: FactID) -> (declared: String, afterDot: String) {
    let name = names.factMembers[id.position]
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

  /// A text as a literal.
  package static func quoted(_ text: String) -> String { LiteralEmitter.quoted(text) }
}
