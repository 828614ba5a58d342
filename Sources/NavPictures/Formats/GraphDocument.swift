package import NavCompiler
import NavTable

/// A checked graph as JSON, in the format of `Documentation/graph.schema.json`.
///
/// Types, literals, predicates, and links are strings in the notation of the file. All lists are in the order of the
/// file.
package struct GraphDocument {
  /// The version of the format. It changes if older readers would misread the document.
  package static let version = 1

  private let graph: Graph
  private let text: GraphText
  private let tree: PushTree

  package static func json(of graph: Graph) -> JSONValue {
    .object([("version", .number(version))] + GraphDocument(graph).members)
  }

  private init(_ graph: Graph) {
    self.graph = graph
    text = GraphText(graph: graph)
    tree = PushTree(graph)
  }

  private typealias Member = (key: String, value: JSONValue)

  private var members: [Member] {
    var members: [Member] = []
    switch graph.kind {
    case .graph: members.append(("graph", .string(text.text(graph.name))))
    case .fragment: members.append(("fragment", .string(text.text(graph.name))))
    }
    members += optional("doc", graph.doc)
    members.append(("access", .string(graph.access.rawValue)))
    members.append(("imports", .array(graph.imports.map { .string(text.text($0)) })))
    if let pages = graph.pages {
      let module = optional("import", pages.module)
      members.append(("pages", .object([("conform", .string(text.text(pages.conform)))] + module)))
    }
    members.append(("roots", .array(graph.roots.map { .string(text.name($0)) })))
    members.append(("types", .array(graph.types.map(type))))
    members.append(("facts", .array(graph.facts.map(fact))))
    members.append(
      (
        "conditions",
        .array(
          graph.conditions.map {
            .object([("name", .string(text.text($0.name))), ("predicate", .string(text.text($0.predicate.source)))])
          })
      ))
    members.append(("linkBases", .array(graph.links.bases.map { .string(text.text($0)) })))
    members.append(("whenLinkRefused", .string(graph.links.whenRefused.rawValue)))
    members.append(
      (
        "exits",
        .array(
          graph.exits.map { exit in
            .object(
              [("name", .string(text.text(exit.name)))]
                + (exit.type.map { [("returns", .string(text.text($0)))] } ?? []))
          })
      ))
    members.append(("screens", .array(graph.screens.indices.map { screen(ScreenID($0)) })))
    let offered = Array(graph.anywhere) + Array(graph.anywhereGoes)
    members.append(("anywhere", .array(offered.map { segue(graph.segues[Int($0)]) })))
    members.append(("fragments", .array(graph.fragments.map { .object(GraphDocument($0).members) })))
    return members
  }

  private func optional(_ key: String, _ symbol: Symbol?) -> [Member] {
    symbol.map { [(key, .string(text.text($0)))] } ?? []
  }

  private func type(_ type: DeclaredType) -> JSONValue {
    var members: [Member] = [("name", .string(text.text(type.name)))]
    members += optional("doc", type.doc)
    switch type.kind {
    case .cases(let cases): members.append(("cases", .array(cases.map { .string(text.text($0)) })))
    case .swift(let swift, let conformances):
      members.append(("swift", .string(text.text(swift))))
      let named: [(String, Conformances)] = [("Hashable", .hashable), ("Codable", .codable), ("Sendable", .sendable)]
      members.append(("is", .array(named.filter { conformances.contains($0.1) }.map { .string($0.0) })))
      members.append(("link", .bool(conformances.contains(.losslessStringConvertible))))
    }
    return .object(members)
  }

  private func fact(_ fact: Fact) -> JSONValue {
    var members: [Member] = [("name", .string(text.text(fact.name))), ("type", .string(text.text(fact.type)))]
    members += optional("doc", fact.doc)
    members.append(("parameters", .array(fact.parameters.map(parameter))))
    if let async = fact.async {
      members.append(("timeoutMilliseconds", .number(async.timeout.count)))
      members.append(("otherwise", .string(text.text(async.otherwise))))
    }
    return .object(members)
  }

  private func parameter(_ parameter: Fact.Parameter) -> JSONValue {
    .object([("name", .string(text.text(parameter.name))), ("type", .string(text.text(parameter.type)))])
  }

  // MARK: - Screens

  private func screen(_ id: ScreenID) -> JSONValue {
    let screen = graph.screens[id.position]
    var members: [Member] = [("name", .string(text.text(screen.name)))]
    members.append(
      (
        "kind",
        .string(screen.mount != nil ? "mount" : screen.alert != nil ? "alert" : screen.isContainer ? "tabs" : "page")
      ))
    members += optional("title", screen.title)
    members += optional("doc", screen.doc)
    if let fragment = graph.fragment(id) { members.append(("mounts", .string(fragment.texts.text(fragment.name)))) }
    members += optional("module", screen.mount?.module)
    members.append(("parents", .array(parents(of: id))))
    members.append(("shared", .bool(screen.isShared)))
    members.append(("arguments", .array(screen.arguments.map { argument(graph.arguments[Int($0)]) })))
    if let key = screen.key {
      members.append(("key", .array(key.map { .string(text.text(graph.arguments[$0.position].name)) })))
    }
    if let rule = screen.whenDuplicate { members.append(("whenDuplicate", .string(rule.rawValue))) }
    if let requires = screen.requires { members.append(("requires", .string(text.text(requires.source)))) }
    switch screen.back {
    case .always: members.append(("back", .string("always")))
    case .never: members.append(("back", .string("never")))
    case .when(let predicate):
      members.append(("back", .string("if")))
      members.append(("backIf", .string(text.text(predicate.source))))
    }
    if let otherwise = screen.otherwise { members.append(("otherwise", .string(text.name(otherwise)))) }
    if let link = screen.link {
      members.append(("link", .string(text.text(link, of: id))))
      if !link.via.isEmpty { members.append(("linkVia", .array(link.via.map { .string(text.name($0)) }))) }
    }
    for hostText in screen.hostTexts {
      members.append((hostText.keyword.rawValue, .string(text.text(hostText.value))))
    }
    if let bar = screen.bar {
      let hidden: [Member] = bar.isHidden.map { [("hidden", .bool($0))] } ?? []
      members.append(("bar", .object(hidden + optional("style", bar.style))))
    }
    if let alert = screen.alert {
      members.append(("cancel", .string(text.name(alert.cancel))))
      members.append(("destructive", .array(alert.destructive.map { .string(text.name($0)) })))
    }
    members += metadata(screen.metadata)
    members.append(("segues", .array(screen.segues.map { segue(graph.segues[Int($0)]) })))
    return .object(members)
  }

  /// The screens that open the screen. `anywhere` counts as one.
  private func parents(of id: ScreenID) -> [JSONValue] {
    tree.parents(of: id).compactMap { parent in
      if parent == tree.graph.top { return nil }
      return .string(parent == tree.graph.anywhere ? "anywhere" : text.name(parent))
    }
  }

  private func argument(_ argument: Argument) -> JSONValue {
    var members: [Member] = [("name", .string(text.text(argument.name))), ("type", .string(text.text(argument.type)))]
    members += optional("doc", argument.doc)
    if let value = argument.defaultValue { members.append(("default", .string(text.text(value)))) }
    return .object(members)
  }

  private func metadata(_ entries: [MetadataEntry]) -> [Member] {
    if entries.isEmpty { return [] }
    return [("metadata", .object(entries.map { (text.text($0.key), .string(text.text($0.value))) }))]
  }

  // MARK: - Segues

  private func segue(_ segue: Segue) -> JSONValue {
    var members: [Member] = [("name", .string(text.text(segue.name)))]
    switch segue.kind {
    case .push(let target, let pass, let recursion):
      members += opening(segue.opening)
      members.append(("to", .string(text.name(target))))
      if !pass.isEmpty { members.append(("pass", .object(pass.map(passed)))) }
      switch recursion {
      case nil: break
      case .unbounded: members.append(("recursive", .bool(true)))
      case .maxDepth(let depth): members.append(("recursive", .object([("maxDepth", .number(depth))])))
      }
    case .unwind(let target, let returns):
      members.append(("kind", .string("unwind")))
      members.append(self.target(target))
      switch returns {
      case nil: break
      case .value(let type): members.append(("returns", .string(text.text(type))))
      case .named(let parameters): members.append(("returns", .array(parameters.map(parameter))))
      }
    case .go(let route):
      members.append(("kind", .string("go")))
      members.append(("to", .string(text.name(route.target))))
      if !route.via.isEmpty { members.append(("via", .array(route.via.map { .string(text.name($0)) }))) }
      if !route.given.isEmpty { members.append(("pass", .object(route.given.map { given($0, to: route.target) }))) }
    case .select(let tab):
      members.append(("kind", .string("select")))
      members.append(("tab", .string(text.text(tab))))
    }
    members += optional("title", segue.title)
    members += optional("doc", segue.doc)
    if let predicate = segue.shouldPerform { members.append(("shouldPerform", .string(text.text(predicate.source)))) }
    members.append(("whenBusy", .string(segue.whenBusy.rawValue)))
    members.append(("animated", .bool(segue.isAnimated)))
    members += optional("transition", segue.transition)
    if segue.requiresHook { members.append(("hook", .string("required"))) }
    members += metadata(segue.metadata)
    return .object(members)
  }

  private func opening(_ opening: Segue.Opening) -> [Member] {
    switch opening {
    case .push: [("kind", .string("push"))]
    case .tab: [("kind", .string("tab"))]
    case .present(let style): [("kind", .string("present")), ("style", .string(style.rawValue))]
    case .replace(let from): [("kind", .string("replace")), ("from", target(from).value)]
    }
  }

  /// The target: the name of a screen under `to`, or a relative target with a leading dot.
  private func target(_ target: Segue.UnwindTarget) -> Member {
    switch target {
    case .screen(let screen): ("to", .string(text.name(screen)))
    case .previous: ("to", .string(".previous"))
    case .root: ("to", .string(".root"))
    case .opener: ("to", .string(".opener"))
    case .exit(let exit): ("exit", .string(text.text(graph.exits[exit.position].name)))
    }
  }

  private func passed(_ pass: Segue.Pass) -> Member {
    (text.text(graph.arguments[pass.argument.position].name), passed(pass.value))
  }

  /// An argument of the target of a go segue, or of another screen on the path, as in `order.id`.
  private func given(_ given: Route.Given, to target: ScreenID) -> Member {
    let name = text.text(graph.arguments[given.place.argument.position].name)
    let isOfTarget = given.place.screen == target
    return (isOfTarget ? name : "\(text.name(given.place.screen)).\(name)", passed(given.value))
  }

  private func passed(_ value: Segue.Pass.Value) -> JSONValue {
    switch value {
    case .literal(let literal): .string(text.text(literal))
    case .source(let argument): .string("source." + text.text(graph.arguments[argument.position].name))
    }
  }
}
