import FuzzTargets
import NavCompiler
import NavDiff
import NavPlayer
import NavPrototype
import NavRuntime
import NavTable

/// A revision of a graph that a player runs.
struct PlayedGraph {
  /// A screen on a stack, with the values of its arguments.
  struct Stop: Equatable, CustomStringConvertible {
    let screen: String
    let opening: String
    let arguments: [String: PrototypeValue]
    /// The values of the arguments that differ from their defaults.
    let others: [String: PrototypeValue]

    /// Screens are equal if the arguments of both are equal, and all others have their defaults.
    static func == (left: Stop, right: Stop) -> Bool {
      guard left.screen == right.screen, left.opening == right.opening else { return false }
      let names = Set(left.others.keys).union(right.others.keys)
      return names.allSatisfy { name in
        guard let was = left.arguments[name], let now = right.arguments[name] else { return false }
        return was == now
      }
    }

    /// The stop without the name of its tab. Tabs have names of their own.
    var withoutTab: Stop {
      Stop(
        screen: screen, opening: opening.hasPrefix("tab ") ? "tab" : opening, arguments: arguments, others: others)
    }

    var description: String {
      "\(screen)(\(arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")))"
    }
  }

  let graph: PrototypeGraph

  init?(_ graph: Graph) {
    guard let played = try? PrototypeGraph(PrototypeGraphText.text(of: graph)) else { return nil }
    self.graph = played
  }

  /// A player with the values of some facts.
  func player(_ facts: [String: String]) -> Prototype {
    var player = Prototype(graph)
    set(facts, in: &player)
    return player
  }

  func set(_ facts: [String: String], in player: inout Prototype) {
    for fact in graph.facts {
      if let value = facts[fact.name] { _ = player.perform(.fact(fact.name, value)) }
    }
    player.comeToRest()
  }

  /// The stack of a player from the root.
  func stack(of player: Prototype) -> [Stop] {
    var below: NavRuntime.ScreenID?
    return player.core.stack.compactMap { entry in
      let name = below.map { opening(entry.opening, on: $0) } ?? ""
      below = entry.screen
      return player.page(entry.instance).map { stop($0.value, name) }
    }
  }

  /// The opening as a saved stack names it.
  func opening(_ opening: StackOpening, on below: NavRuntime.ScreenID) -> String {
    guard let tab = opening.tab else { return "\(opening)" }
    let tabs = Array(graph.table.rules.tabs(of: below))
    return tabs.indices.contains(Int(tab)) ? "tab \(graph.table.ownName(of: tabs[Int(tab)]))" : "tab"
  }

  /// Whether a link of the graph matches a URL.
  func matches(_ url: String) -> Bool { PrototypeReader(graph: graph).screens(openedBy: url) != nil }

  private func stop(_ value: FilledScreen, _ opening: String) -> Stop {
    var (arguments, others): ([String: PrototypeValue], [String: PrototypeValue]) = ([:], [:])
    for (argument, value) in zip(graph.arguments(of: value.screen), value.arguments) {
      arguments[argument.name] = value
      if value != argument.defaultValue { others[argument.name] = value }
    }
    return Stop(screen: graph.table[value.screen].name, opening: opening, arguments: arguments, others: others)
  }
}

/// Texts and values that predicates and links distinguish.
enum SampleTexts {
  static let all = [
    "7", "-7", "0", "007", "+7", "1.5", "1e3", "nil", "true", "false", "yes", "assam", "", "de", "a b", "Ü 🧭", "%41",
    "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "https://example.com/a?b=c",
    "2026-01-01T00:00:00Z", "9223372036854775807", "9223372036854775808", "-0.0", ".", "..", "16", "1", "first",
    "second",
  ]

  /// A value of a fact that predicates can compare with their literals.
  static func value(of type: PrototypeType, _ choices: inout Choices) -> String {
    if type.isOptional, choices.chance(40) { return "nil" }
    if type.isList { return "[]" }
    switch type.base {
    case .truth: return choices.pick(["true", "false"])
    case .integer: return choices.pick(["0", "1", "-3", "-4", "16", "17", "15", "9223372036854775807"])
    case .decimal: return choices.pick(["0.5", "1e3", "-2.25", "9.5", "0", "1e9", "-1e9"])
    case .text: return choices.pick(["", "de", "a \"b\" \\ c", "two\nlines", "Ü 🧭", "text", "zz"])
    case .choice(let cases): return choices.pick(cases)
    default: return type.sample.plain
    }
  }
}
