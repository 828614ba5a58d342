import NavPlayer
import NavRuntime
import SeededRandom

/// A random walk through a graph, and the results of its steps.
struct RandomSchedule {
  private(set) var lines: [String] = []
  /// The error of each step, or an empty string.
  private(set) var answers: [String] = []
  private(set) var player: Prototype

  init(_ graph: PrototypeGraph, seed: UInt64, steps: Int) {
    player = Prototype(graph)
    var random = SplitMix(seed: seed)
    for _ in 0..<steps { perform(Self.command(for: player, &random)) }
  }

  private mutating func perform(_ command: PrototypeCommand) {
    lines.append(command.text)
    answers.append(player.perform(command) ?? "")
  }

  private static func command(for player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    if player.graph.table.rules.hasColumns, Int.random(in: 0..<8, using: &random) == 0 {
      return .fold(isExpanded: Int.random(in: 0..<3, using: &random) > 0)
    }
    if player.host.slide?.isFinger == true, Int.random(in: 0..<4, using: &random) > 0 {
      return [.move(0.25), .finish, .release, .release, .wait(40)].randomElement(using: &random) ?? .release
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50: return press(player, &random)
    case 50..<58: return .back
    case 58..<72: return .wait([0, 1, 16, 40, 349, 350, 351, 800, 5_000].randomElement(using: &random) ?? 0)
    case 72..<76: return .swipe
    case 76..<78: return .dismiss
    case 78..<80: return .move(Double(Int.random(in: 0...100, using: &random)) / 100)
    case 80..<83: return .finish
    case 83..<85: return .release
    case 85..<93: return fact(player, &random)
    case 93..<95: return .open(links.randomElement(using: &random) ?? "/")
    case 95..<96: return .lookups([0, 100, 3_000].randomElement(using: &random) ?? 0)
    case 96..<98: return .slow([0, 0.5, 1, 4].randomElement(using: &random) ?? 1)
    default: return .guarded(Bool.random(using: &random))
    }
  }

  private static let links = [
    "/", "/orders/42", "/albums/7", "/nowhere", "/a/b?c=d", "https://example.com/orders/7",
  ]

  private static func press(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    let stack = player.unguarded?.stack ?? Array(player.core.stack)
    // In most cases, the page on top; sometimes a page below it or a former page.
    let top = stack.last?.instance.rawValue ?? 1
    var number = Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: 1...max(1, top), using: &random) : top
    let acting = player.acting(on: stack)
    if acting.count > 1, Bool.random(using: &random), let other = acting.randomElement(using: &random) {
      number = other.rawValue
    }
    guard let page = player.page(InstanceID(rawValue: number)) else { return .press(number, "none", arguments: []) }
    let table = player.graph.table
    let tabs = table.rules.isContainer(page.screen) ? table.rules.tabs(of: page.screen) : []
    let container = stack.last { table.rules.isContainer($0.screen) }
    if let container, Int.random(in: 0..<6, using: &random) == 0,
      let tab = table.rules.tabs(of: container.screen).randomElement(using: &random)
    {
      return .press(container.instance.rawValue, table.name(of: tab), arguments: [])
    }
    guard let segue = (player.offers(of: page) + tabs).randomElement(using: &random) else {
      return .press(number, "none", arguments: [])
    }
    return .press(Bool.random(using: &random) && number == top ? nil : number, table.name(of: segue), arguments: [])
  }

  private static func fact(_ player: Prototype, _ random: inout SplitMix) -> PrototypeCommand {
    guard let fact = player.graph.facts.randomElement(using: &random) else { return .wait(7) }
    let values = fact.type.options ?? ["0", "1", "-3", "2.5", "", "a text", "nil", "[]", "1e400"]
    return .fact(fact.name, values.randomElement(using: &random) ?? "")
  }
}
