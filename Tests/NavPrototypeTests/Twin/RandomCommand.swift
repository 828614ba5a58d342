@testable import NavPlayer
@testable import NavRuntime
import NavTable
import SeededRandom

/// A random command. In most cases, the user can perform it now; sometimes it is impossible.
enum RandomCommand {
  static func next(for player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    if player.table.rules.hasColumns, random.chance(12) {
      return random.chance(40) ? back(player, &random) : .fold(isExpanded: random.chance(70))
    }
    return switch random.below(100) {
    case 0..<45: press(player, &random) ?? .back
    case 45..<53: .back
    case 53..<58: random.chance(50) ? .swipe : .dismiss
    case 58..<63: [.move(0.5), .finish, .finish, .release][random.below(4)]
    case 63..<68: link(player, &random)
    case 68..<76: fact(player, &random) ?? .wait(350)
    case 76..<78: .lookups([0, 300, 800, 5_000, 70_000][random.below(5)])
    case 78..<80: .slow([0, 1, 3][random.below(3)])
    default: .wait([0, 100, 350, 900, 2_000, 60_000][random.below(6)])
    }
  }

  private static func back(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    let acting = player.core.acting
    return acting.isEmpty ? .back : .backOf(acting[random.below(acting.count)].rawValue)
  }

  private static func press(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand? {
    var tops = [player.visible, player.host.slide.flatMap { player.page($0.to.last?.instance) }].compactMap { $0 }
    if player.core.isExpanded { tops += player.core.acting.compactMap { player.page($0) } }
    if random.chance(15) { tops = player.pages }
    let containers = player.core.stack.filter { player.table.rules.isContainer($0.screen) }.compactMap {
      player.page($0.instance)
    }
    if random.chance(25) { tops = containers }
    guard let page = tops.isEmpty ? player.visible : tops[random.below(tops.count)] else { return nil }
    var segues = player.offers(of: page)
    if player.table.rules.isContainer(page.screen) { segues = player.table.rules.tabs(of: page.screen) }
    guard !segues.isEmpty else { return nil }
    let segue = segues[random.below(segues.count)]
    var given: [PrototypeCommand.Given] = []
    if let goal = player.table.goal(of: segue), player.table.opening(of: segue).tab == nil {
      for argument in player.graph.arguments(of: goal) where random.chance(70) {
        given.append(.init(name: argument.name, value: text(of: argument.type, &random)))
      }
    }
    return .press(page.id.rawValue, player.table.name(of: segue), arguments: given)
  }

  /// Returns the text that a user might type for a value of a type.
  static func text(of type: PrototypeType, _ random: inout SplitMix) -> String {
    if type.isOptional, random.chance(25) { return "nil" }
    if type.isList { return ["[]", type.list][random.below(2)] }
    switch type.base {
    case .text: return ["a", "b", "EUR", "x y", ""][random.below(5)]
    case .foreign: return ["1", "2", "3"][random.below(3)]
    case .integer: return ["0", "1", "2", "7", "20"][random.below(5)]
    case .decimal: return ["0", "1.5", "9.5", "10"][random.below(4)]
    case .truth: return ["false", "true"][random.below(2)]
    case .uuid:
      return ["00000000-0000-0000-0000-00000000000A", "00000000-0000-0000-0000-000000000002"][random.below(2)]
    case .url: return ["https://example.com/a", "https://example.com/b?c=d"][random.below(2)]
    case .date: return ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"][random.below(2)]
    case .choice(let cases): return cases[random.below(cases.count)]
    }
  }

  private static func fact(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand? {
    let facts = player.graph.facts
    guard !facts.isEmpty else { return nil }
    let fact = facts[random.below(facts.count)]
    return .fact(fact.name, text(of: fact.type, &random))
  }

  private static func link(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    let table = player.table
    let links = table.screensAndPlaces.compactMap(\.link)
    guard !links.isEmpty, !random.chance(5) else { return .open("/nowhere/1") }
    let link = links[random.below(links.count)]
    func value(_ placeholder: LinkTemplate.Placeholder) -> String {
      switch placeholder.kind {
      case .int: return ["1", "2", "x"][random.below(3)]
      case .uuid: return "00000000-0000-0000-0000-00000000000A"
      case .other: return ["1", "a", "true", "2.5", "nil", "fresh"][random.below(6)]
      }
    }
    var url = table.bases.first.map { _ in "" } ?? ""
    for segment in link.path {
      switch segment {
      case .literal(let text): url += "/" + text
      case .placeholder(let placeholder): url += "/" + value(placeholder)
      }
    }
    var separator = "?"
    for item in link.query where random.chance(60) {
      url += separator + item.name + "=" + value(item.placeholder)
      separator = "&"
    }
    return .open(url.isEmpty ? "/" : url)
  }
}

extension PrototypeType {
  /// The text of a short list.
  fileprivate var list: String {
    switch base {
    case .integer: "[1,2]"
    case .decimal: "[1.5]"
    case .truth: "[true]"
    case .choice(let cases): "[\"\(cases[0])\"]"
    case .uuid: "[\"00000000-0000-0000-0000-00000000000A\"]"
    case .url: "[\"https://example.com/a\"]"
    case .date: "[\"2026-01-01T00:00:00Z\"]"
    case .text, .foreign: "[\"a\"]"
    }
  }
}
