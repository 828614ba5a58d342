import FuzzTargets
import NavCompiler
import NavPrototype

import NavTable

@testable import NavPlayer
@testable import NavRuntime

/// The types of arguments in saved stacks, which the player does not know.
struct SavedTypes {
  struct Argument {
    /// The app's type, or `nil` for other types.
    let swift: String?
    let isCodable: Bool
    /// The former names of the argument.
    var formerNames: [String] = []
    /// The cases of its enum, by their former names.
    var formerCases: [String: String] = [:]
  }

  private(set) var arguments: [String: [String: Argument]] = [:]

  init(_ graph: Graph) { add(graph, "") }

  private mutating func add(_ graph: Graph, _ prefix: String) {
    for screen in graph.screens {
      let name = prefix + graph.texts.text(screen.name)
      for index in screen.arguments {
        let argument = graph.arguments[Int(index)]
        var declared = Self.argument(argument.type, graph)
        declared.formerNames = argument.formerNames.map(graph.texts.text)
        arguments[name, default: [:]][graph.texts.text(argument.name)] = declared
      }
      if let mount = screen.mount { add(graph.fragments[mount.fragment.position], name + ".") }
    }
  }

  private static func argument(_ type: TypeReference, _ graph: Graph) -> Argument {
    switch type {
    case .builtin: Argument(swift: nil, isCodable: true)
    case .optional(let wrapped): argument(wrapped, graph)
    case .array(let element): argument(element, graph)
    case .declared(let id):
      if case .swift(let swift, let conformances) = graph.types[id.position].kind {
        Argument(swift: graph.texts.text(swift), isCodable: conformances.contains(.codable))
      } else {
        Argument(swift: nil, isCodable: true, formerCases: formerCases(id, graph))
      }
    }
  }
}

extension SavedTypes {
  private static func formerCases(_ id: TypeID, _ graph: Graph) -> [String: String] {
    var found: [String: String] = [:]
    guard case .cases(let cases) = graph.types[id.position].kind else { return found }
    for (position, names) in graph.types[id.position].formerCases {
      for name in names { found[graph.texts.text(name)] = graph.texts.text(cases[position]) }
    }
    return found
  }
}

/// A stack as a device saves it: names and values.
struct SavedStack {
  struct Entry {
    let screen: String
    let opening: String
    /// The values of the arguments that are saved, with their types.
    let arguments: [String: (value: PrototypeValue, type: PrototypeType, swift: String?)]
    /// The screens of the tabs that are not selected.
    var parked: [(tab: String, entries: [Entry])] = []
  }

  let entries: [Entry]

  /// Saves the stack of a player. It ends below the first alert.
  init(_ player: Prototype, _ played: PlayedGraph, _ types: SavedTypes) {
    var entries: [Entry] = []
    var below: NavRuntime.ScreenID?
    for entry in player.core.stack {
      guard let page = player.page(entry.instance), entry.opening != .alert else { break }
      let opening = below.map { played.opening(entry.opening, on: $0) } ?? ""
      below = entry.screen
      var saved = Self.entry(page, opening, played, types)
      if player.table.rules.isContainer(entry.screen) {
        for (index, tab) in player.table.rules.tabs(of: entry.screen).enumerated() {
          let run = player.core.parked(index, of: entry.instance)
          if run.isEmpty { continue }
          let name = player.table.ownName(of: tab)
          let parked = run.enumerated().compactMap { position, entry in
            player.page(entry.instance).map {
              Self.entry($0, position == 0 ? "tab \(name)" : "\(entry.opening)", played, types)
            }
          }
          saved.parked.append((name, parked))
        }
      }
      entries.append(saved)
    }
    self.entries = entries
  }

  private static func entry(
    _ page: PrototypeRunPage, _ opening: String, _ played: PlayedGraph, _ types: SavedTypes
  ) -> Entry {
    let name = played.graph.table[page.screen].name
    var arguments: [String: (value: PrototypeValue, type: PrototypeType, swift: String?)] = [:]
    for (argument, value) in zip(played.graph.arguments(of: page.screen), page.arguments) {
      let type = types.arguments[name]?[argument.name]
      if type?.isCodable ?? true { arguments[argument.name] = (value, argument.type, type?.swift) }
    }
    return Entry(screen: name, opening: opening, arguments: arguments)
  }

  // MARK: - Restoring

  /// The first screen that a revision does not restore.
  struct Cut {
    /// The part of the app that the new revision does not agree with: the graph, or the values of facts.
    enum Cause { case graph, facts }

    /// The screens from the bottom to the one that is lost.
    let path: [Entry]
    let cause: Cause
    let reason: String
  }

  /// The place at which a revision cuts the stack, by the rules of the runtime. The result is `nil` if the revision
  /// restores all screens.
  func cut(in played: PlayedGraph, _ types: SavedTypes, _ facts: [String: String]) -> Cut? {
    var player = played.player(facts)
    let (steps, failure) = Self.steps(entries, above: nil, player, played, types)
    if let failure, steps.isEmpty { return Self.cut(entries, 0, failure) }
    guard let first = steps.first, first.screen == player.decisions.standingRoot else {
      let isRoot = played.graph.table.roots.contains { $0.id == steps[0].screen }
      return Cut(path: Array(entries.prefix(1)), cause: isRoot ? .facts : .graph, reason: "another root")
    }
    // The core of the runtime checks the stack again.
    var request = player.newRequest(.none, from: nil, .program)
    request.placed = player.decisions.completed(steps)
    let placements = player.placements(of: request.placed, for: &request)
    player.requests.append(request)
    player.receive(.input(.place(request.id, placements)))
    player.comeToRest()
    let shown = player.core.stack.compactMap { player.page($0.instance)?.value }
    let same = zip(shown, steps).prefix { $0 == $1.value }.count
    if same < steps.count {
      return Self.cut(entries, same, (.graph, "the runtime shows \(played.stack(of: player))"))
    }
    if let failure { return Self.cut(entries, steps.count, failure) }
    for (index, (step, entry)) in zip(steps, entries).enumerated() {
      for (name, run) in entry.parked {
        let below = Array(entries.prefix(index + 1))
        guard Self.tab(name, of: step.screen, played) != nil else {
          return Cut(path: below + run.prefix(1), cause: .graph, reason: "no tab \(name)")
        }
        let (known, failure) = Self.steps(run, above: step, player, played, types)
        if let failure { return Self.cut(below + run, below.count + known.count, failure) }
      }
    }
    return nil
  }

  private static func cut(_ entries: [Entry], _ index: Int, _ failure: (cause: Cut.Cause, reason: String)) -> Cut {
    Cut(path: Array(entries.prefix(index + 1)), cause: failure.cause, reason: failure.reason)
  }

  private static func tab(_ name: String, of container: NavRuntime.ScreenID, _ played: PlayedGraph) -> Int? {
    let table = played.graph.table
    let tabs = table.rules.tabs(of: container)
    return tabs.firstIndex { table.ownName(of: $0) == name } ?? tabs.firstIndex { table[$0].formerNames.contains(name) }
  }

  private static func steps(
    _ entries: [Entry], above bottom: PrototypeStep?, _ player: Prototype, _ played: PlayedGraph, _ types: SavedTypes
  ) -> (steps: [PrototypeStep], failure: (cause: Cut.Cause, reason: String)?) {
    var steps: [PrototypeStep] = []
    let table = played.graph.table
    for entry in entries {
      guard let id = table.screen(savedAs: entry.screen)?.id else {
        return (steps, (.graph, "no screen \(entry.screen)"))
      }
      guard let value = value(of: entry, id, played, types[table[id].name]) else {
        return (steps, (.graph, "arguments of \(entry.screen)"))
      }
      var opening = StackOpening(text: entry.opening) ?? .push
      let below = steps.last ?? bottom
      if entry.opening.hasPrefix("tab ") {
        guard let below, let tab = tab(String(entry.opening.dropFirst(4)), of: below.screen, played) else {
          return (steps, (.graph, "no \(entry.opening)"))
        }
        opening = .tab(Int16(tab))
      }
      var step = player.decisions.step(to: id, value, by: .none)
      step = PrototypeStep(segue: step.segue, screen: id, value: value, key: step.key, opening: opening)
      if let below {
        guard isLegal(step, on: below, player) else { return (steps, (.graph, "the segue to \(entry.screen)")) }
        if player.decisions.failingRequirement(of: id, value) != nil {
          return (steps, (.facts, "requires of \(entry.screen)"))
        }
      }
      steps.append(step)
    }
    return (steps, nil)
  }

  /// The same rule as that of the navigator: some segue could have opened the screen with its arguments.
  private static func isLegal(_ above: PrototypeStep, on below: PrototypeStep, _ player: Prototype) -> Bool {
    let table = player.table
    let segues = table.rules.segues(from: below.screen, to: above.screen).filter {
      table.opening(of: $0) == above.opening && !table.replaces($0)
    }
    if above.opening == .push, table.rules.replacements.puts(above.screen, on: below.screen, table.rules.pushes) {
      return true
    }
    let reader = player.model.reader
    return segues.isEmpty
      || segues.contains { segue in
        var given: [String: PrototypeValue] = [:]
        for (name, value) in reader.arguments(of: above.value) { given[name] = value }
        given.merge(reader.passed(by: segue, from: below.value)) { $1 }
        return reader.value(of: above.screen, given) == above.value
      }
  }

  /// The arguments as the new graph reads them, or `nil` if it does not read all of them.
  private static func value(
    of entry: Entry, _ id: NavRuntime.ScreenID, _ played: PlayedGraph, _ types: [String: SavedTypes.Argument]?
  ) -> FilledScreen? {
    var values: [PrototypeValue] = []
    let declared = played.graph.arguments(of: id)
    var read: Set<String> = []
    for argument in declared {
      let type = types?[argument.name]
      let name = ([argument.name] + (type?.formerNames ?? [])).first { entry.arguments[$0] != nil } ?? argument.name
      read.insert(name)
      if let saved = entry.arguments[name] {
        guard type?.isCodable ?? true,
          let value = Self.read(
            saved.value.renamed(type?.formerCases ?? [:], argument.type), saved.type, saved.swift, as: argument.type,
            type?.swift)
        else { return nil }
        values.append(value)
      } else if let value = argument.defaultValue {
        values.append(value)
      } else {
        return nil
      }
    }
    return Set(entry.arguments.keys).isSubset(of: read) ? FilledScreen(screen: id, arguments: values) : nil
  }

  /// A saved value as a value of a type, by the forms of JSON.
  private static func read(
    _ value: PrototypeValue, _ old: PrototypeType, _ swift: String?, as new: PrototypeType, _ newSwift: String?
  ) -> PrototypeValue? {
    if value == .null { return new.isOptional ? value : nil }
    if old.isList != new.isList { return nil }
    if case .list(let items) = value {
      let read = items.compactMap { single($0, old, swift, new, newSwift) }
      return read.count == items.count ? .list(read) : nil
    }
    return single(value, old, swift, new, newSwift)
  }

  private static func single(
    _ value: PrototypeValue, _ old: PrototypeType, _ swift: String?, _ new: PrototypeType, _ newSwift: String?
  ) -> PrototypeValue? {
    switch (old.base, new.base) {
    case (.foreign, .foreign): return swift == newSwift ? value : nil
    case (.foreign, _), (_, .foreign): return nil
    case (.date, .date): return value
    case (.date, _), (_, .date): return nil
    default: break
    }
    switch (new.base, value) {
    case (.uuid, .text(let text)): return text.isUUID ? value : nil
    case (.url, .text), (.text, .text): return value
    case (.choice(let cases), .text(let text)): return cases.contains(text) ? value : nil
    case (.integer, .integer), (.truth, .truth), (.decimal, .decimal): return value
    case (.decimal, .integer(let number)): return .decimal(Double(number))
    case (.integer, .decimal(let number)): return Int64(exactly: number).map { .integer($0) }
    default: return nil
    }
  }
}

extension SavedTypes {
  subscript(screen: String) -> [String: Argument]? { arguments[screen] }
}

extension PrototypeValue {
  /// The value with the names of today in place of former cases.
  fileprivate func renamed(_ cases: [String: String], _ type: PrototypeType) -> PrototypeValue {
    switch self {
    case .list(let items): return .list(items.map { $0.renamed(cases, type) })
    case .text(let text):
      guard case .choice(let today) = type.base, !today.contains(text) else { return self }
      return cases[text].map { .text($0) } ?? self
    case .null, .integer, .decimal, .truth: return self
    }
  }
}
