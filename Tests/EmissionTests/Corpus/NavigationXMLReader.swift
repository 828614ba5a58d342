/// Reads an Android navigation graph. Destinations become screens, and the screens that an action pops decide its
/// kind.
struct NavigationXMLReader {
  private struct Action {
    var element: XMLElementTree
    /// The screen that offers the action, or `nil` if the entire graph offers it.
    var source: Int?
  }

  private let included: (String) -> XMLElementTree?
  private var map = AppMap()
  private var features: Set<CorpusFile.Feature> = []
  private var numbers: [String: Int] = [:]
  /// The start destination of each graph, by the graph's name. The destination may be read later.
  private var starts: [String: String] = [:]
  private var dialogs: Set<Int> = []
  private var actions: [Action] = []
  /// The screens that segues lead to, including tabs.
  private var opened: Set<Int> = []
  /// The screens that push each screen.
  private var parents: [Int: Set<Int>] = [:]

  init(_ included: @escaping (String) -> XMLElementTree?) { self.included = included }

  mutating func content(of root: XMLElementTree) -> CorpusFile.Content {
    let parts = read(root, isWhole: true)
    // If a graph only includes other graphs, these are the tabs of a tab bar, which is in another file.
    let start = root["app:startDestination"].flatMap { destination(Self.id($0)) } ?? 0
    if parts.count > 1, root.children.allSatisfy({ $0.name == "include" }) {
      let container = map.addScreen("main")
      for tab in parts { map.addSegue(tab.name, .tab, to: tab.start, of: container) }
      map.roots = [container]
    } else {
      map.roots = [start]
    }
    for action in actions where action.element["app:popUpTo"] == nil {
      if let source = action.source, let target = end(of: action.element)?.screen {
        parents[target, default: []].insert(source)
      }
    }
    let others = actions.filter { !takesRootOff($0) }
    opened = Set(
      others.compactMap { end(of: $0.element)?.screen } + map.screens.flatMap { $0.segues.compactMap(\.target) })
    for action in actions { translate(action) }
    return CorpusFile.Content(map: map, features: features)
  }

  private static func id(_ text: String) -> String { text.split(separator: "/").last.map(String.init) ?? text }

  // MARK: - Destinations

  /// Reads a graph and the graphs that it includes. Returns the names and first screens of the included graphs.
  private mutating func read(_ graph: XMLElementTree, isWhole: Bool) -> [(name: String, start: Int)] {
    var own: [Int] = []
    var included: [(name: String, graph: XMLElementTree)] = []
    for element in graph.children where element.name != "action" {
      if element.name == "include", let name = element["app:graph"].map(Self.id) {
        if let other = self.included(name) {
          included.append((name, other))
        } else {
          map.leaveOut("a graph that is not there")
        }
        continue
      }
      guard let id = element["android:id"].map(Self.id), numbers[id] == nil else { continue }
      let number = map.addScreen(id)
      numbers[id] = number
      own.append(number)
      if element.name == "dialog" {
        dialogs.insert(number)
        features.insert(.dialogs)
      }
      for argument in element.children("argument") { add(argument, of: number) }
      actions += element.children("action").map { Action(element: $0, source: number) }
    }
    if let id = graph["android:id"], let start = graph["app:startDestination"] { starts[Self.id(id)] = Self.id(start) }
    var parts: [(name: String, start: Int)] = []
    for (name, other) in included {
      _ = read(other, isWhole: false)
      if let start = other["app:startDestination"].flatMap({ destination(Self.id($0)) }) { parts.append((name, start)) }
    }
    let global = graph.children("action")
    if !global.isEmpty, isWhole { features.insert(.globalActions) }
    // Each screen of an included graph offers the actions of that graph.
    for action in global {
      actions += isWhole ? [Action(element: action)] : own.map { Action(element: action, source: $0) }
    }
    if actions.contains(where: { $0.element["app:popUpTo"] != nil }) { features.insert(.popUpTo) }
    return parts
  }

  private func destination(_ id: String) -> Int? {
    numbers[id] ?? starts[id].flatMap { $0 == id ? nil : destination($0) }
  }

  private mutating func add(_ argument: XMLElementTree, of screen: Int) {
    guard let name = argument["android:name"] else { return }
    let given = argument["android:defaultValue"]
    let declared = argument["app:argType"] ?? given.map { Int($0) == nil ? "string" : "integer" } ?? "string"
    let single = declared.replacing("[]", with: "")
    let builtin = [
      "string": "String", "integer": "Int", "long": "Int", "reference": "Int", "float": "Double", "boolean": "Bool",
    ]
    let own = AppMap.Names.plain(single.split(separator: ".").last.map(String.init) ?? single)
    let model = builtin[single] == nil ? own.prefix(1).uppercased() + own.dropFirst() : nil
    var result = AppMap.Argument(
      name: AppMap.Names.plain(name), type: model ?? builtin[single] ?? "String", model: model,
      isOptional: argument["app:nullable"] == "true" || given == "@null" || given != nil && model != nil)
    if single != declared { result.type = "[\(result.type)]" }
    if let given, !result.isOptional, single == declared { result.literal = Self.literal(given, result.type) }
    map.addArgument(result, of: screen)
  }

  private static func literal(_ text: String, _ type: String) -> String {
    switch type {
    case "Int": Int(text.filter { $0 != "L" }).map(String.init) ?? "0"
    case "Double": Double(text).map { "\($0)" } ?? "0.0"
    case "Bool": text == "true" ? "true" : "false"
    default: "\"\(AppMap.Names.plain(text))\""
    }
  }

  // MARK: - Actions

  /// The target of an attribute of an action. The screen is `nil` if the target is unknown, and the result is `nil`
  /// if the action does not have the attribute.
  private func end(of action: XMLElementTree, _ key: String = "app:destination") -> (screen: Int?, isGraph: Bool)? {
    guard let id = action[key].map(Self.id) else { return nil }
    return (destination(id), numbers[id] == nil)
  }

  private mutating func translate(_ action: Action) {
    let element = action.element
    let name = element["android:id"].map(Self.id) ?? "action"
    let target = end(of: element)?.screen
    if element["app:destination"] != nil, target == nil { return map.leaveOut("a destination in another file") }
    guard let popped = end(of: element, "app:popUpTo") else {
      if let target {
        open(name, target, by: opening(target), action.source)
      } else {
        map.leaveOut("an action that does nothing")
      }
      return
    }
    guard let limit = popped.screen else { return map.leaveOut("a popUpTo of another file") }
    let goesToo = element["app:popUpToInclusive"] == "true" || popped.isGraph
    guard let source = action.source else {
      guard let target else { return map.leaveOut("a global action that only pops") }
      map.leaveOut("the popUpTo of a global action")
      return open(name, target, by: opening(target), nil)
    }
    guard let target else { return unwind(name, source, to: limit, goesToo: goesToo) }
    if limit == source, !goesToo { return open(name, target, by: opening(target), source) }
    if limit == target, source != target {
      // On Android, a new instance replaces the one on the stack.
      return map.addSegue(name, .unwind(.screen(target)), of: source)
    }
    guard goesToo else { return open(name, target, by: .replace(.screen(limit)), source) }
    if map.roots.contains(limit) {
      if map.addRoot(target, unlessIn: opened) { return }
      map.leaveOut("an action that takes the root off: here the root stays below")
      return open(name, target, by: source == limit ? opening(target) : .replace(.root), source)
    }
    if limit == source { return open(name, target, by: .replace(.previous), source) }
    guard let below = below(limit) else {
      return map.leaveOut("a popUpTo below a screen that stands in several places")
    }
    open(name, target, by: .replace(.screen(below)), source)
  }

  private mutating func unwind(_ name: String, _ source: Int, to limit: Int, goesToo: Bool) {
    if !goesToo { return map.addSegue(name, .unwind(.screen(limit)), of: source) }
    if map.roots.contains(limit) { return map.leaveOut("an action that leaves the graph") }
    if limit == source { return map.addSegue(name, .unwind(.previous), of: source) }
    guard let below = below(limit) else {
      return map.leaveOut("a popUpTo below a screen that stands in several places")
    }
    map.addSegue(name, .unwind(.screen(below)), of: source)
  }

  /// Whether an action replaces the root.
  private func takesRootOff(_ action: Action) -> Bool {
    guard action.source != nil, let limit = end(of: action.element, "app:popUpTo"), let screen = limit.screen else {
      return false
    }
    return map.roots.contains(screen) && (limit.isGraph || action.element["app:popUpToInclusive"] == "true")
  }

  private func below(_ screen: Int) -> Int? {
    let parents = parents[screen] ?? []
    return parents.count == 1 ? parents.first : nil
  }

  private func opening(_ target: Int) -> AppMap.Kind { dialogs.contains(target) ? .present(.sheet) : .push }

  private mutating func open(_ name: String, _ target: Int, by kind: AppMap.Kind, _ source: Int?) {
    if let source { map.addSegue(name, kind, to: target, of: source) } else { map.offer(name, kind, to: target) }
  }
}
