/// The lines of a graph file, and the part of the graph that each line declares.
struct GraphLines {
  /// A part of a graph with a line of its own.
  enum Part: Hashable {
    case screen(Int)
    case segue(Int)
    case argument(screen: Int, Int)
    case link(screen: Int)
    case type(Int)
  }

  private(set) var lines: [String] = []
  /// The part that each line declares.
  private(set) var parts: [Part?] = []

  /// - Complexity: Linear in the screens, in the segues, and in the paths of `via`.
  init(_ repair: Repair, _ names: GraphNames) {
    let body = Body(repair, names)
    add("navc: 1")
    add("graph: \(names.graph)")
    add("root: \(names.screens[repair.draft.root])")
    addTypes(repair.draft)
    addBases(repair.draft)
    if !body.anywhere.isEmpty {
      add("anywhere:")
      addSegues(body.anywhere, body, indentation: 1)
    }
    add("screens:")
    for screen in repair.draft.screens.indices { addScreen(screen, body) }
  }

  /// The names and segues that the lines of all screens use.
  private struct Body {
    let repair: Repair
    let names: GraphNames
    let paths: FirstPaths
    /// The segues of each screen in the order of the files.
    private(set) var segues: [[Int]]
    /// The segues that every screen offers.
    private(set) var anywhere: [Int] = []
    /// The tabs that start with each screen, each with its container.
    private var tabs: [Int: [(container: Int, segue: Int)]] = [:]

    init(_ repair: Repair, _ names: GraphNames) {
      (self.repair, self.names, paths) = (repair, names, FirstPaths(repair))
      segues = [[Int]](repeating: [], count: repair.draft.screens.count)
      for (index, segue) in repair.draft.segues.enumerated() where repair.actions[index] != nil {
        guard let source = segue.source else {
          anywhere.append(index)
          continue
        }
        segues[source].append(index)
        if case .tab(let screen) = repair.actions[index] { tabs[screen, default: []].append((source, index)) }
      }
    }

    /// Returns the name of the tab that starts with a screen, in a container around another screen.
    func tab(of screen: Int, from source: Int?) -> String {
      let tabs = tabs[screen] ?? []
      let around = tabs.first { tab in source.map { repair.lastShape.isAround(tab.container, $0) } ?? false }
      return (around ?? tabs.first).map { names.segues[$0.segue] } ?? ""
    }
  }

  /// The kinds of segues in the order of their keys.
  private enum Kind: String, CaseIterable {
    case push, present, replace, unwind, go
  }

  // MARK: - Lines

  private mutating func add(_ text: String, _ part: Part? = nil) {
    lines.append(text)
    parts.append(part)
  }

  /// Adds a line whose text is of the source, in quotes.
  private mutating func add(_ key: String, quoted text: String?) {
    if let text { add("    \(key): \(SourceText.quoted(text))") }
  }

  // MARK: - The file

  private mutating func addTypes(_ draft: Draft) {
    guard !draft.types.isEmpty else { return }
    add("types:")
    for (index, type) in draft.types.enumerated() { add("  \(type.name): { swift: \(type.swift) }", .type(index)) }
  }

  private mutating func addBases(_ draft: Draft) {
    guard !draft.linkBases.isEmpty else { return }
    add("links:")
    add("  bases:")
    for base in draft.linkBases { add("    - \(SourceText.quoted(base))") }
  }

  // MARK: - Screens

  private mutating func addScreen(_ number: Int, _ body: Body) {
    let screen = body.repair.draft.screens[number]
    add("  \(body.names.screens[number]):", .screen(number))
    add("title", quoted: screen.title)
    add("class", quoted: screen.className)
    if !screen.metadata.isEmpty {
      add("    metadata:")
      for (key, value) in screen.metadata { add("      \(key): \(SourceText.quoted(value))") }
    }
    addArguments(of: number, screen)
    addTabs(body.segues[number], body)
    if body.paths.isDeclaredShared(number) { add("    shared: true") }
    if let link = screen.link {
      let via = body.paths.via(to: number).map { body.names.screens[$0] }
      let path = SourceText.quoted(link.path)
      add(
        via.isEmpty ? "    link: \(path)" : "    link: { path: \(path), via: [\(via.joined(separator: ", "))] }",
        .link(screen: number))
    }
    addSegues(body.segues[number], body, indentation: 2)
  }

  private mutating func addArguments(of number: Int, _ screen: Draft.Screen) {
    guard !screen.arguments.isEmpty else { return }
    add("    arguments:")
    for (index, argument) in screen.arguments.enumerated() {
      add("      \(argument.name): \(Self.declaration(of: argument))", .argument(screen: number, index))
    }
  }

  /// Returns the short form of an argument, or the long one for a list or a quoted default.
  private static func declaration(of argument: Draft.Argument) -> String {
    let isList = argument.type.hasPrefix("[")
    let value = argument.defaultValue
    guard isList || value?.hasPrefix("\"") == true else {
      return argument.type + (argument.isOptional ? "?" : "") + (value.map { " = \($0)" } ?? "")
    }
    let optional = argument.isOptional ? ", optional: true" : ""
    return "{ type: \(argument.type)\(optional)\(value.map { ", default: \($0)" } ?? "") }"
  }

  // MARK: - Segues

  private mutating func addTabs(_ segues: [Int], _ body: Body) {
    var hasKey = false
    for segue in segues {
      guard case .tab(let target) = body.repair.actions[segue] else { continue }
      if !hasKey { add("    tabs:") }
      hasKey = true
      let title = body.repair.draft.segues[segue].title.map { ["title: \(SourceText.quoted($0))"] } ?? []
      addSegue(segue, body, to: body.names.screens[target], title, indentation: 3)
    }
  }

  private mutating func addSegues(_ segues: [Int], _ body: Body, indentation: Int) {
    var byKind: [Kind: [Int]] = [:]
    for segue in segues {
      if let kind = body.repair.actions[segue].flatMap(Self.kind) { byKind[kind, default: []].append(segue) }
    }
    for kind in Kind.allCases {
      guard let segues = byKind[kind] else { continue }
      add(String(repeating: "  ", count: indentation) + "\(kind.rawValue):")
      for segue in segues { addSegue(segue, body, indentation: indentation + 1) }
    }
  }

  private static func kind(of action: DraftAction) -> Kind? {
    switch action {
    case .open(_, .push), .openAgain(_, .push): .push
    case .open(_, .present), .openAgain(_, .present): .present
    case .replace: .replace
    case .unwind: .unwind
    case .go, .select: .go
    case .tab: nil
    }
  }

  private mutating func addSegue(_ number: Int, _ body: Body, indentation: Int) {
    guard let action = body.repair.actions[number] else { return }
    let segue = body.repair.draft.segues[number]
    func name(_ screen: Int) -> String { body.names.screens[screen] }
    func target(_ target: DraftTarget) -> String {
      switch target {
      case .previous: "previous"
      case .root: "root"
      case .screen(let screen): name(screen)
      }
    }
    var keys: [String] = []
    var to = ""
    switch action {
    case .open(let screen, let opening):
      to = name(screen)
      keys += Self.style(opening)
    case .openAgain(let screen, let opening):
      to = name(screen)
      keys += Self.style(opening) + ["recursive: true"]
    case .replace(let screen, let from):
      to = name(screen)
      if from != .previous { keys.append("from: \(target(from))") }
    case .unwind(let screen): to = target(screen)
    case .go(let screen, let via):
      to = name(screen)
      let via = body.paths.via(to: screen, openedBy: via.first)
      if !via.isEmpty { keys.append("via: [\(via.map(name).joined(separator: ", "))]") }
    case .select(let screen):
      let value = "{ tab: \(body.tab(of: screen, from: segue.source))\(segue.isAnimated ? "" : ", animated: false") }"
      return add(Self.line(indentation, body.names.segues[number], value), .segue(number))
    case .tab: return
    }
    if let transition = segue.transition, !action.isGo { keys.append("transition: \(SourceText.quoted(transition))") }
    if !segue.isAnimated { keys.append("animated: false") }
    if !segue.pass.isEmpty, !action.isUnwind {
      keys.append("pass: { \(segue.pass.map { "\($0.argument): \($0.literal)" }.joined(separator: ", ")) }")
    }
    addSegue(number, body, to: to, keys, indentation: indentation)
  }

  private mutating func addSegue(_ number: Int, _ body: Body, to: String, _ keys: [String], indentation: Int) {
    let value = keys.isEmpty ? to : "{ \((["to: \(to)"] + keys).joined(separator: ", ")) }"
    add(Self.line(indentation, body.names.segues[number], value), .segue(number))
  }

  private static func line(_ indentation: Int, _ name: String, _ value: String) -> String {
    String(repeating: "  ", count: indentation) + "\(name): \(value)"
  }

  private static func style(_ opening: Draft.Opening) -> [String] {
    switch opening {
    case .push, .present(.sheet): []
    case .present(let style): ["style: \(style.rawValue)"]
    }
  }
}

extension DraftAction {
  fileprivate var isGo: Bool { if case .go = self { true } else { false } }

  fileprivate var isUnwind: Bool { if case .unwind = self { true } else { false } }
}
