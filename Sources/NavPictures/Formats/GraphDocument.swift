package import NavCompiler
import NavTable

/// A checked graph as JSON, and the schema of this JSON, `Documentation/graph.schema.json`.
///
/// Both are derived from one table with a line for each member, which refers to the keys of the language. Types,
/// literals, predicates, and links are strings in the notation of the file. All lists are in the order of the file.
package enum GraphDocument {
  /// The version of the format. It changes if older readers would misread the document.
  package static let version = 1

  package static func json(of graph: Graph) -> JSONValue { document.json(GraphText(graph: graph), graph) ?? .null }

  static var schema: JSONValue {
    let head = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "A checked navigation graph, as 'navc render --format json' prints it"),
      ("description", "Types, literals, predicates, and links are strings as in the file. Lists are in its order."),
    ]
    let definitions = [
      ("part", part.schema), ("type", type.schema), ("parameter", parameter.schema), ("fact", fact.schema),
      ("metadata", metadata.schema), ("argument", argument.schema), ("screen", screen.schema), ("segue", segue.schema),
    ].map { ($0, JSONValue.object($1)) }
    return .object(head.map { ($0, .string($1)) } + document.schema + [("$defs", .object(definitions))])
  }

  /// The members of all objects, with the keys of the language that they state.
  static var members: [(name: String, words: [Keyword], scopes: [KeyScope])] {
    document.members + pages.members + type.members + fact.members + parameter.members + condition.members
      + exit.members + screen.members + argument.members + split.members + bar.members + segue.members + depth.members
      + apple.members + android.members + strings.members
  }

  private typealias Member = DocumentMember

  private static let text = DocumentForm<String>(schema: [("type", .string("string"))]) { .string($1) }
  private static let flag = DocumentForm<Bool>(schema: [("type", .string("boolean"))]) { .bool($1) }
  private static let integer = DocumentForm<Int>(schema: [("type", .string("integer"))]) { .number($1) }
  private static let texts = DocumentForm<[(key: String, value: String)]>(
    schema: [("type", .string("object")), ("additionalProperties", .object(text.schema))]
  ) { .object($1.map { ($0.key, .string($0.value)) }) }

  /// The former names of the cases of an enum, by case.
  private static let formerCases = DocumentForm<[(name: String, was: [String])]>(
    schema: [
      ("type", .string("object")), ("additionalProperties", .object(DocumentForm.list(of: text).schema)),
    ]
  ) { .object($1.map { ($0.name, .array($0.was.map(JSONValue.string))) }) }

  static let document = DocumentForm<Graph>.object(.graph, .fragment, .links, .anywhere) {
    Member(name: "version", as: DocumentForm(schema: [("const", .number(version))]) { _, _ in .number(version) }) { $1 }
    file
  }

  private static let part = DocumentForm<Graph>.object(.graph, .fragment, .links, .anywhere) { file }

  /// The mounted fragments, each with its own texts.
  private static let fragments = DocumentForm.list(
    of: DocumentForm<Graph>.reference("part", to: DocumentForm(schema: []) { part.json(GraphText(graph: $1), $1) }))

  @DocumentMembers<Graph> private static var file: [DocumentMember<Graph>] {
    Member(.graph, as: .optional(text)) { if case .graph = $1.kind { $0.text($1.name) } else { nil } }
    Member(.fragment, as: .optional(text)) { if case .fragment = $1.kind { $0.text($1.name) } else { nil } }
    Member(.doc, as: .optional(text)) { $1.doc.map($0.text) }
    Member(.access, as: .word()) { $1.access }
    Member(.imports, as: .list(of: text)) { $1.imports.map($0.text) }
    Member(.pages, as: .optional(pages)) { $1.pages }
    Member(.root, name: "roots", as: .list(of: text)) { $1.roots.map($0.name) }
    Member(.types, as: .list(of: .reference("type", to: type))) { $1.types }
    Member(.facts, as: .list(of: .reference("fact", to: fact))) { $1.facts }
    Member(.conditions, as: .list(of: condition)) { $1.conditions }
    Member(.bases, .links, name: "linkBases", as: .list(of: text)) { $1.links.bases.map($0.text) }
    Member(.web, name: "linkWeb", as: .nonEmpty(.list(of: text))) { $1.links.web.map($0.text) }
    Member(.apple, name: "linkApple", as: .optional(apple)) { $1.links.apple }
    Member(.android, name: "linkAndroid", as: .optional(android)) { $1.links.android }
    Member(.whenRefused, name: "whenLinkRefused", as: .word()) { $1.links.whenRefused }
    Member(.strings, as: .optional(strings)) { $1.strings }
    Member(.exits, as: .list(of: exit)) { $1.exits }
    Member(.screens, as: .list(of: .reference("screen", to: screen))) { _, graph in
      let tree = PushTree(graph)
      return graph.screens.enumerated().map { ($1, ScreenID($0), tree) }
    }
    Member(.anywhere, .push, .present, .go, as: .list(of: .reference("segue", to: segue))) { _, graph in
      (Array(graph.anywhere) + Array(graph.anywhereGoes)).map { graph.segues[Int($0)] }
    }
    Member(name: "fragments", as: fragments, doc: "The mounted fragments, each once.") { $1.fragments }
  }

  private static let pages = DocumentForm<Graph.Pages>.object(.pages) {
    Member(.conform, as: text) { $0.text($1.conform) }
    Member(.import, as: .optional(text)) { $1.module.map($0.text) }
  }

  private static let apple = DocumentForm<AppleApps>.object(.apple) {
    Member(.apps, as: .list(of: text)) { $1.apps.map($0.text) }
    Member(.clips, as: .list(of: text)) { $1.clips.map($0.text) }
    Member(.handoff, as: flag) { $1.handoff }
  }

  private static let android = DocumentForm<AndroidApp>.object(.android) {
    Member(.package, as: text) { $0.text($1.package) }
    Member(.certificates, as: .list(of: text)) { $1.certificates.map($0.text) }
  }

  private static let strings = DocumentForm<Graph.Strings>.object(.strings) {
    Member(.table, as: text) { $0.text($1.table) }
    Member(.language, as: text) { $0.text($1.language) }
  }

  static let type = DocumentForm<DeclaredType>.object(.swiftType, .enumCase) {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(.doc, as: .optional(text)) { $1.doc.map($0.text) }
    Member(name: "cases", as: .optional(.list(of: text))) {
      if case .cases(let cases) = $1.kind { cases.map($0.text) } else { nil }
    }
    Member(.was, .case, name: "formerCases", as: .nonEmpty(formerCases)) { text, type in
      guard case .cases(let cases) = type.kind else { return [] }
      return cases.enumerated().compactMap { position, name in
        type.formerCases[position].map { (text.text(name), $0.map(text.text)) }
      }
    }
    Member(.swift, as: .optional(text)) { if case .swift(let swift, _) = $1.kind { $0.text(swift) } else { nil } }
    Member(.is, as: .optional(.list(of: .word(of: "Hashable", "Codable", "Sendable")))) {
      guard case .swift(_, let found) = $1.kind else { return nil }
      let all = [("Hashable", Conformances.hashable), ("Codable", .codable), ("Sendable", .sendable)]
      return all.filter { found.contains($0.1) }.map(\.0)
    }
    Member(.link, as: .optional(flag)) {
      if case .swift(_, let found) = $1.kind { found.contains(.losslessStringConvertible) } else { nil }
    }
  }

  static let fact = DocumentForm<Fact>.object(.fact) {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(.type, as: text) { $0.text($1.type) }
    Member(.doc, as: .optional(text)) { $1.doc.map($0.text) }
    Member(.arguments, name: "parameters", as: parameters) { $1.parameters }
    Member(.timeout, .async, name: "timeoutMilliseconds", as: .optional(integer)) { $1.async?.timeout.count }
    Member(.otherwise, as: .optional(text)) { ($1.async?.otherwise).map($0.text) }
  }

  private static let parameters = DocumentForm.list(of: .reference("parameter", to: parameter))
  private static let parameter = DocumentForm<Fact.Parameter>.object {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(name: "type", as: text) { $0.text($1.type) }
  }

  static let condition = DocumentForm<Condition>.object {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(name: "predicate", as: text) { $0.text($1.predicate.source) }
  }

  static let exit = DocumentForm<Exit>.object {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(name: "returns", as: .optional(text)) { $1.type.map($0.text) }
  }

  // MARK: - Screens

  typealias Place = (screen: Screen, id: ScreenID, tree: PushTree)

  static let screen = DocumentForm<Place>.object(.screen, .back, .link, .mount, .alert) {
    Member(name: "name", as: text) { $0.name($1.id) }
    Member(name: "kind", as: .word(of: "page", "alert", "tabs", "mount")) {
      $1.screen.mount != nil ? "mount" : $1.screen.alert != nil ? "alert" : $1.screen.isContainer ? "tabs" : "page"
    }
    Member(.title, as: .optional(text)) { $1.screen.title.map($0.text) }
    Member(.doc, as: .optional(text)) { $1.screen.doc.map($0.text) }
    Member(.mount, .file, name: "mounts", as: .optional(text)) {
      $0.graph.fragment($1.id).map { $0.texts.text($0.name) }
    }
    Member(.module, as: .optional(text)) { ($1.screen.mount?.module).map($0.text) }
    Member(name: "parents", as: .list(of: text), doc: "The screens that open it, or 'anywhere'.") { text, place in
      place.tree.parents(of: place.id).filter { $0 != place.tree.graph.top }
        .map { $0 == place.tree.graph.anywhere ? "anywhere" : text.name($0) }
    }
    Member(.shared, as: flag) { $1.screen.isShared }
    Member(.arguments, as: .list(of: .reference("argument", to: argument))) { text, place in
      place.screen.arguments.map { text.graph.arguments[Int($0)] }
    }
    Member(.key, as: .optional(.list(of: text))) { $1.screen.key?.map($0.name) }
    Member(.whenDuplicate, as: .optional(text)) { $1.screen.whenDuplicate?.rawValue }
    Member(.requires, as: .optional(text)) { ($1.screen.requires?.source).map($0.text) }
    Member(.back, as: .word(of: "always", "never", "if")) {
      if case .when = $1.screen.back { "if" } else { "\($1.screen.back)" }
    }
    Member(.shouldPerform, name: "backIf", as: .optional(text)) {
      if case .when(let predicate) = $1.screen.back { $0.text(predicate.source) } else { nil }
    }
    Member(.otherwise, as: .optional(text)) { $1.screen.otherwise.map($0.name) }
    Member(.link, .path, as: .optional(text)) { text, place in place.screen.link.map { text.text($0, of: place.id) } }
    Member(.from, name: "linkFrom", as: .optional(.word(of: "app"))) { _, place in
      place.screen.link?.isInside == true ? "app" : nil
    }
    Member(.sample, name: "linkSamples", as: .optional(texts)) { text, place in
      guard let samples = place.screen.link?.samples, !samples.isEmpty else { return nil }
      return samples.map { (text.name($0.placeholder, of: place.id), text.text($0.text)) }
    }
    Member(.via, name: "linkVia", as: .nonEmpty(.list(of: text))) { ($1.screen.link?.via ?? []).map($0.name) }
    hostTexts
    Member(.split, as: .optional(split)) { $1.screen.split }
    Member(.bar, as: .optional(bar)) { $1.screen.bar }
    Member(.cancel, .alert, as: .optional(text)) { ($1.screen.alert?.cancel).map($0.name) }
    Member(.message, .alert, as: .optional(text)) { ($1.screen.alert?.message).map($0.text) }
    Member(.destructive, as: .optional(.list(of: text))) { $1.screen.alert?.destructive.map($0.name) }
    Member(.metadata, as: .nonEmpty(.reference("metadata", to: metadata))) { $1.screen.metadata }
    Member(.was, as: .nonEmpty(.list(of: text))) { $1.screen.formerNames.map($0.text) }
    Member(
      .push, .pane, .present, .replace, .unwind, .go, .tabs, .exits, name: "segues",
      as: .list(of: .reference("segue", to: segue)), doc: "The pushes or tabs, the unwinds, and the go segues."
    ) { text, place in place.screen.segues.map { text.graph.segues[Int($0)] } }
  }

  /// A member for each text that hosts get as the author wrote it. The title is a separate member.
  private static let hostTexts = KeyScope.screen.keys.map(\.word)
    .filter { $0 != .title && TableKeyword(rawValue: $0.rawValue)?.isHostText == true }.map { word in
      Member<Place>(word, as: .optional(text)) { text, place in
        place.screen.hostTexts.first { $0.keyword.rawValue == word.rawValue }.map { text.text($0.value) }
      }
    }

  static let argument = DocumentForm<Argument>.object(.argument) {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(.type, .optional, as: text) { $0.text($1.type) }
    Member(.doc, as: .optional(text)) { $1.doc.map($0.text) }
    Member(.default, as: .optional(text)) { $1.defaultValue.map($0.text) }
    Member(.was, as: .nonEmpty(.list(of: text))) { $1.formerNames.map($0.text) }
    Member(.hosts, as: .optional(.list(of: text))) { $1.hosts?.map($0.text) }
  }

  private static let split = DocumentForm<Screen.Split>.object(.split) {
    Member(name: "columns", as: integer, doc: "The maximum number of columns.") { $1.columns }
    Member(.placeholder, as: flag) { $1.hasPlaceholder }
  }

  private static let bar = DocumentForm<Screen.Bar>.object(.bar) {
    Member(.hidden, as: .optional(flag)) { $1.isHidden }
    Member(.style, as: .optional(text)) { $1.style.map($0.text) }
  }

  private static let metadata = DocumentForm<[MetadataEntry]>(schema: texts.schema) { text, entries in
    texts.json(text, entries.map { (text.text($0.key), text.text($0.value)) })
  }

  // MARK: - Segues

  static let segue = DocumentForm<Segue>.object(
    .push, .pane, .present, .replace, .unwind, .go, .tab, .exit, .offeredPush, .offeredPresent, .offeredGo, .defaults
  ) {
    Member(name: "name", as: text) { $0.text($1.name) }
    Member(name: "kind", as: .word(of: "push", "pane", "present", "tab", "replace", "unwind", "go", "select")) {
      switch ($1.kind, $1.opening) {
      case (.unwind, _): "unwind"
      case (.go, _): "go"
      case (.select, _): "select"
      case (.push, .push): "push"
      case (.push, .pane): "pane"
      case (.push, .present): "present"
      case (.push, .tab): "tab"
      case (.push, .replace): "replace"
      }
    }
    Member(.style, as: .optional(.word())) { if case .present(let style) = $1.opening { style } else { nil } }
    Member(.from, as: .optional(text)) { $1.opening.from.flatMap($0.name) }
    Member(.to, as: .optional(text), doc: "A screen, or '.previous', '.root', or '.opener'.") {
      if case .unwind(let target, _) = $1.kind { $0.name(target) } else { ($1.kind.destination?.screen).map($0.name) }
    }
    Member(.exit, as: .optional(text)) {
      if case .unwind(.exit(let exit), _) = $1.kind { $0.text($0.graph.exits[exit.position].name) } else { nil }
    }
    Member(.tab, as: .optional(text)) { if case .select(let tab) = $1.kind { $0.text(tab) } else { nil } }
    Member(.via, as: .nonEmpty(.list(of: text))) {
      if case .go(let route) = $1.kind { route.via.map($0.name) } else { [] }
    }
    Member(.pass, as: .nonEmpty(texts)) { $0.values(passedBy: $1) }
    Member(.recursive, as: .optional(recursion)) { if case .push(_, _, let depth) = $1.kind { depth } else { nil } }
    Member(.returns, as: .optional(returns)) { if case .unwind(_, let returns) = $1.kind { returns } else { nil } }
    Member(.title, as: .optional(text)) { $1.opening == .tab ? $1.label.map($0.text) : nil }
    Member(.label, as: .optional(text)) { $1.opening == .tab ? nil : $1.label.map($0.text) }
    Member(.doc, as: .optional(text)) { $1.doc.map($0.text) }
    Member(.shouldPerform, as: .optional(text)) { ($1.shouldPerform?.source).map($0.text) }
    Member(.whenBusy, as: .word()) { $1.whenBusy }
    Member(.animated, as: flag) { $1.isAnimated }
    Member(.transition, as: .optional(text)) { $1.transition.map($0.text) }
    Member(.hook, as: .optional(.word(of: "required"))) { $1.requiresHook ? "required" : nil }
    Member(.metadata, as: .nonEmpty(.reference("metadata", to: metadata))) { $1.metadata }
    Member(.was, as: .nonEmpty(.list(of: text))) { $1.formerNames.map($0.text) }
  }

  private static let depth = DocumentForm<Int>.object(.recursive) { Member(.maxDepth, as: integer) { $1 } }

  private static let recursion = DocumentForm<Segue.Recursion>(
    schema: [("anyOf", .array([.object([("const", .bool(true))]), .object(depth.schema)]))]
  ) { if case .maxDepth(let maximum) = $1 { depth.json($0, maximum) } else { .bool(true) } }

  private static let returns = DocumentForm<Segue.Returns>(
    schema: [("anyOf", .array([.object(text.schema), .object(parameters.schema)]))]
  ) {
    switch $1 {
    case .value(let type): .string($0.text(type))
    case .named(let named): parameters.json($0, named)
    }
  }
}
