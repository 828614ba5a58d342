/// The graph file of a map.
extension AppMap {
  /// A graph file, and the segue that each of its lines declares.
  struct GraphText {
    var lines: [String] = []
    var spots: [Int: Spot] = [:]

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// The module of the app's own types, with a type for each name.
  static let modelModule = "AppModel"

  static func model(_ names: Set<String>) -> String {
    names.sorted().map { "public struct \($0): Hashable, Codable, Sendable {}\n" }.joined()
  }

  /// The app's own types.
  var models: Set<String> { Set(screens.flatMap { $0.arguments.compactMap(\.model) }) }

  /// The fact that selects a root, for all roots except the last one.
  func fact(of root: Int) -> String { Names.plain("stands \(screens[root].name)") }

  func graph(named name: String) -> GraphText {
    var graph = GraphText()
    graph.lines = ["navc: 1", "graph: \(name)"]
    let names = roots.map { screens[$0].name }
    graph.lines.append("root: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")")
    if !models.isEmpty {
      graph.lines += ["imports: [\(Self.modelModule)]", "types:"]
      graph.lines += models.sorted().map { "  \($0): { swift: \(Self.modelModule).\($0) }" }
    }
    if roots.count > 1 {
      graph.lines.append("facts: { \(roots.dropLast().map { "\(fact(of: $0)): Bool" }.joined(separator: ", ")) }")
    }
    if !offered.isEmpty {
      graph.lines.append("anywhere:")
      add(offered.indices.map { (.offered($0), offered[$0]) }, to: &graph)
    }
    graph.lines.append("screens:")
    for screen in screens.indices { add(screen, to: &graph) }
    return graph
  }

  private func add(_ number: Int, to graph: inout GraphText) {
    let screen = screens[number]
    graph.lines.append("  \(screen.name):")
    if screen.isShared { graph.lines.append("    shared: true") }
    if roots.dropLast().contains(number) { graph.lines.append("    requires: \(fact(of: number))") }
    if !screen.arguments.isEmpty {
      let isGiven = !roots.contains(number) && !beginsTab(number)
      let arguments = screen.arguments.map { "\($0.name): \($0.text(isGiven: isGiven))" }
      graph.lines.append("    arguments: { \(arguments.joined(separator: ", ")) }")
    }
    add(screen.segues.indices.map { (.own(screen: number, index: $0), screen.segues[$0]) }, to: &graph)
  }

  private func beginsTab(_ number: Int) -> Bool {
    screens.contains { $0.segues.contains { $0.kind == .tab && $0.target == number } }
  }

  private func add(_ segues: [(Spot, Segue)], to graph: inout GraphText) {
    for key in ["push", "present", "tabs", "replace", "unwind"] {
      let own = segues.filter { $0.1.kind.key == key }
      guard !own.isEmpty else { continue }
      graph.lines.append("    \(key):")
      for (spot, segue) in own {
        graph.spots[graph.lines.count] = spot
        graph.lines.append("      \(segue.name): { \(details(segue).joined(separator: ", ")) }")
      }
    }
  }

  private func details(_ segue: Segue) -> [String] {
    var details = segue.target.map { ["to: \(screens[$0].name)"] } ?? []
    switch segue.kind {
    case .push, .tab: break
    case .present(let style): details.append("style: \(style.rawValue)")
    case .replace(let place): details.append("from: \(name(place))")
    case .unwind(let place): details.append("to: \(name(place))")
    }
    return details + (segue.isRecursive ? ["recursive: true"] : [])
  }

  private func name(_ place: Place) -> String {
    switch place {
    case .previous: "previous"
    case .root: "root"
    case .screen(let screen): screens[screen].name
    }
  }
}

extension AppMap.Kind {
  /// The key of such segues in the language.
  var key: String {
    switch self {
    case .push: "push"
    case .present: "present"
    case .tab: "tabs"
    case .replace: "replace"
    case .unwind: "unwind"
    }
  }
}

extension AppMap.Argument {
  /// The declaration. An argument that no segue can pass is optional.
  fileprivate func text(isGiven: Bool) -> String {
    let mark = isOptional || !isGiven && literal == nil ? "?" : ""
    return "{ type: \"\(type)\(mark)\"\(literal.map { ", default: \($0)" } ?? "") }"
  }
}
