package import NavCompiler
import NavTable

/// The texts of a graph, in the notation of its file.
package struct GraphText {
  package let graph: Graph

  package init(graph: Graph) {
    self.graph = graph
  }

  package func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }

  package func name(_ screen: ScreenID) -> String { text(graph.screens[screen.position].name) }

  package func name(_ segue: SegueID) -> String { text(graph.segues[segue.position].name) }

  package func name(_ argument: ArgumentID) -> String { text(graph.arguments[argument.position].name) }

  /// A type.
  package func text(_ type: TypeReference) -> String {
    switch type {
    case .builtin(let builtin): builtin.rawValue
    case .declared(let id): text(graph.types[id.position].name)
    case .optional(let wrapped): text(wrapped) + "?"
    case .array(let element): "[\(text(element))]"
    }
  }

  /// A literal.
  package func text(_ literal: Literal) -> String {
    switch literal {
    case .string(let symbol): "\"\(text(symbol))\""
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .nil: "nil"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .enumCase(let type, let index):
      if case .cases(let cases) = graph.types[type.position].kind { text(cases[index]) } else { "" }
    }
  }

  /// The arguments of a screen, in the notation of a declaration.
  package func arguments(of screen: Screen) -> [String] {
    screen.arguments.map { index in
      let argument = graph.arguments[Int(index)]
      let head = "\(text(argument.name)): \(text(argument.type))"
      switch argument.defaultValue {
      case nil, .nil?: return head
      case let value?: return "\(head) = \(text(value))"
      }
    }
  }

  /// A path that stays on the website.
  package func text(_ path: WebPath) -> String {
    let segments = path.segments.map { segment in
      switch segment {
      case .literal(let literal): text(literal)
      case .any(let name): "{\(text(name))}"
      }
    }
    return "/" + segments.joined(separator: "/")
  }

  /// A link.
  package func text(_ link: Link, of screen: ScreenID) -> String {
    var result = link.path.isEmpty ? "/" : ""
    for segment in link.path {
      switch segment {
      case .literal(let literal): result += "/" + text(literal)
      case .placeholder(let placeholder): result += "/{\(name(placeholder, of: screen))}"
      }
    }
    for (index, item) in link.query.enumerated() {
      result += "\(index == 0 ? "?" : "&")\(text(item.name))={\(name(item.placeholder, of: screen))}"
    }
    return result
  }

  /// The name of an argument of a screen, or of another screen on its path, as in `order.id`.
  func name(_ placeholder: Link.Placeholder, of screen: ScreenID) -> String {
    (placeholder.screen == screen ? "" : "\(name(placeholder.screen)).") + name(placeholder.argument)
  }

  /// The values that a segue passes, each with the name of its argument.
  package func values(passedBy segue: Segue) -> [(key: String, value: String)] {
    switch segue.kind {
    case .push(_, let pass, _): pass.map { (name($0.argument), text($0.value)) }
    case .go(let route): route.given.map { (name($0.place, of: route.target), text($0.value)) }
    case .unwind, .select: []
    }
  }

  private func text(_ value: Segue.Pass.Value) -> String {
    switch value {
    case .literal(let literal): text(literal)
    case .source(let argument): "source." + name(argument)
    }
  }

  /// The target of an unwind: a screen, or a relative target with a leading dot; `nil` for an exit.
  package func name(_ target: Segue.UnwindTarget) -> String? {
    switch target {
    case .screen(let screen): name(screen)
    case .previous, .root, .opener: ".\(target)"
    case .exit: nil
    }
  }

  /// A predicate, marked if it is async.
  package func text(_ predicate: Predicate) -> String {
    let source = text(predicate.source)
    guard graph.awaits(predicate.expression) else { return source }
    return source + ", asked"
  }

  /// The returned value of an unwind, or an empty text if there is none.
  package func text(_ returns: Segue.Returns?) -> String {
    switch returns {
    case nil: ""
    case .value(let type): ": \(text(type))"
    case .named(let parameters):
      ": " + parameters.map { "\(text($0.name)): \(text($0.type))" }.joined(separator: ", ")
    }
  }
}
