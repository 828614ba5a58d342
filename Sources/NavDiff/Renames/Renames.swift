import NavCompiler

/// The renamed items of one file: the new name of each.
struct Renames {
  var graph: String?
  var screens: [ScreenID: String] = [:]
  var segues: [SegueID: String] = [:]
  var arguments: [ArgumentID: String] = [:]
  var facts: [FactID: String] = [:]
  var conditions: [ConditionID: String] = [:]
  var types: [TypeID: String] = [:]
  var cases: [TypeID: [Int: String]] = [:]
  var exits: [ExitID: String] = [:]
  var fragments: [FragmentID: String] = [:]

  /// Whether no screen, argument, segue, or case has another name.
  var isEmpty: Bool { screens.isEmpty && segues.isEmpty && arguments.isEmpty && cases.isEmpty }

  /// Whether a type in the generated Swift can have another name.
  var changesTypes: Bool {
    graph != nil || !screens.isEmpty || !types.isEmpty || !segues.isEmpty || !fragments.isEmpty
  }

  /// Adds a rename of an item, whose own name becomes `name`.
  mutating func add(_ item: Item, _ name: String) {
    switch item {
    case .graph: graph = name
    case .screen(let id): screens[id] = name
    case .segue(let id): segues[id] = name
    case .argument(let id, _): arguments[id] = name
    case .fact(let id): facts[id] = name
    case .condition(let id): conditions[id] = name
    case .type(let id): types[id] = name
    case .enumCase(let type, let index): cases[type, default: [:]][index] = name
    case .exit(let id): exits[id] = name
    case .fragment(let id): fragments[id] = name
    case .root, .base, .link, .defaults: break
    }
  }
}

extension GraphItems {
  /// The items with the new names.
  func renaming(_ renames: Renames) -> GraphItems { GraphItems(graph.renaming(renames), like: self) }
}

extension Graph {
  /// The graph with the new names. All IDs stay the same.
  func renaming(_ renames: Renames) -> Graph {
    var graph = self
    if let name = renames.graph { graph.name = graph.texts.intern(name) }
    for (id, name) in renames.screens { graph.screens[id.position].name = graph.texts.intern(name) }
    for (id, name) in renames.arguments { graph.arguments[id.position].name = graph.texts.intern(name) }
    for (id, name) in renames.facts { graph.facts[id.position].name = graph.texts.intern(name) }
    for (id, name) in renames.conditions { graph.conditions[id.position].name = graph.texts.intern(name) }
    for (id, name) in renames.types { graph.types[id.position].name = graph.texts.intern(name) }
    for (id, names) in renames.cases {
      guard case .cases(var cases) = graph.types[id.position].kind else { continue }
      for (index, name) in names { cases[index] = graph.texts.intern(name) }
      graph.types[id.position].kind = .cases(cases)
    }
    if case .fragment(var exits) = graph.kind, !renames.exits.isEmpty {
      for (id, name) in renames.exits { exits[id.position].name = graph.texts.intern(name) }
      graph.kind = .fragment(exits: exits)
    }
    for (id, name) in renames.segues {
      graph.segues[id.position] = graph.segues[id.position].renamed(graph.texts.intern(name))
    }
    for (id, name) in renames.fragments {
      let symbol = graph.fragments[id.position].texts.intern(name)
      graph.fragments[id.position].name = symbol
    }
    return graph
  }
}

extension Segue {
  /// The segue with another name.
  fileprivate func renamed(_ name: Symbol) -> Segue {
    Segue(
      name: name, source: source, kind: kind, doc: doc, metadata: metadata, shouldPerform: shouldPerform,
      isAnimated: isAnimated, transition: transition, whenBusy: whenBusy, opening: opening, label: label,
      requiresHook: requiresHook, formerNames: formerNames)
  }
}
