import NavCompiler
import NavPictures

/// The features by which a renamed item is recognized.
final class ItemFeatures {
  private let items: GraphItems
  /// The segues that open each screen.
  private lazy var incoming = Self.incoming(in: items)
  /// The places of the predicates that read each fact.
  private lazy var uses = Self.uses(in: items)

  private var graph: Graph { items.graph }
  private var text: GraphText { items.text }

  init(_ items: GraphItems) {
    self.items = items
  }

  private static func incoming(in items: GraphItems) -> [ScreenID: [SegueID]] {
    var incoming: [ScreenID: [SegueID]] = [:]
    for (index, segue) in items.graph.segues.enumerated() {
      guard case .push(let screen, _, _) = segue.kind else { continue }
      incoming[screen, default: []].append(SegueID(index))
    }
    return incoming
  }

  private static func uses(in items: GraphItems) -> [FactID: Set<String>] {
    var uses: [FactID: Set<String>] = [:]
    let (graph, text) = (items.graph, items.text)
    func add(_ predicate: Predicate?, _ place: String) {
      predicate?.expression.eachFact { uses[$0, default: []].insert(place) }
    }
    for condition in graph.conditions { add(condition.predicate, "in \(text.text(condition.name))") }
    for screen in graph.screens { add(screen.requires, "required by \(text.text(screen.name))") }
    for segue in graph.segues { add(segue.shouldPerform, "in segue \(text.text(segue.name))") }
    return uses
  }

  func features(of item: Item) -> Set<String> {
    switch item {
    case .screen(let id): return features(of: id)
    case .argument(let id, let screen):
      let arguments = graph.screens[screen.position].arguments
      let position = Int(id.index - arguments.lowerBound)
      return ["type \(text.text(graph.arguments[id.position].type))", "position \(position)"]
    case .segue(let id): return features(of: graph.segues[id.position])
    case .fact(let id):
      let fact = graph.facts[id.position]
      let parameters = fact.parameters.map { "parameter \(text.text($0.name)): \(text.text($0.type))" }
      return Set(["type \(text.text(fact.type))"] + parameters).union(uses[id] ?? [])
    case .condition(let id): return ["predicate \(PredicateText(text).text(graph.conditions[id.position].predicate))"]
    case .type(let id):
      switch graph.types[id.position].kind {
      case .cases(let cases): return Set(cases.map { "case \(text.text($0))" })
      case .swift(let swift, _): return ["swift \(text.text(swift))"]
      }
    case .enumCase(let type, let index):
      guard case .cases(let cases) = graph.types[type.position].kind else { return [] }
      return [
        "after \(index > 0 ? text.text(cases[index - 1]) : "")",
        "before \(index + 1 < cases.count ? text.text(cases[index + 1]) : "")",
      ]
    case .exit(let id):
      let type = graph.exits[id.position].type.map(text.text) ?? "Void"
      let users = graph.segues.filter { $0.isExit(id) }.map { "by \(text.name($0.source)).\(text.text($0.name))" }
      return Set(["type \(type)"] + users)
    case .fragment(let id):
      return Set(graph.screens.filter { $0.mount?.fragment == id }.map { "at \(text.text($0.name))" })
    case .graph, .root, .base, .link, .defaults: return []
    }
  }

  private func features(of screen: ScreenID) -> Set<String> {
    let declared = graph.screens[screen.position]
    var features: Set<String> = []
    for segue in incoming[screen] ?? [] {
      let source = graph.isOffered(segue) ? "anywhere" : text.name(graph.segues[segue.position].source)
      features.insert("parent \(source)")
      features.insert("opened by \(source).\(text.name(segue))")
    }
    for (position, argument) in declared.arguments.enumerated() {
      let type = text.text(graph.arguments[Int(argument)].type)
      features.insert("argument \(text.name(ArgumentID(index: argument))): \(type)")
      features.insert("argument \(position): \(type)")
    }
    for segue in declared.segues {
      let id = SegueID(index: segue)
      features.insert("segue \(text.name(id)) \(items.description(.segue(id)))")
    }
    if let title = declared.title { features.insert("title \(text.text(title))") }
    if let link = declared.link {
      // The names of the placeholders are those of the arguments.
      let parts = text.text(link, of: screen).split(separator: "{").map { $0.drop { $0 != "}" } }
      let first = text.text(link, of: screen).prefix { $0 != "{" }
      features.insert("link \(first)\(parts.dropFirst().joined())")
    }
    if declared.alert != nil { features.insert("alert") }
    return features
  }

  private func features(of segue: Segue) -> Set<String> {
    var features: Set<String> = []
    switch segue.kind {
    case .push(let screen, _, _): features.insert("opens \(text.name(screen))")
    case .unwind(let target, let returns):
      features.insert("unwinds \(text.name(target) ?? "exit") \(text.text(returns))")
      if case .exit(let exit) = target { features.insert("exit \(text.text(graph.exits[exit.position].name))") }
    case .go(let route): features.insert("goes \(text.name(route.target))")
    case .select(let tab): features.insert("selects \(text.text(tab))")
    }
    if let predicate = segue.shouldPerform { features.insert("if \(PredicateText(text).text(predicate))") }
    return features
  }
}

extension Segue {
  fileprivate func isExit(_ exit: ExitID) -> Bool {
    if case .unwind(.exit(exit), _) = kind { true } else { false }
  }
}

extension Expression {
  /// Calls a function with each fact that the expression names.
  fileprivate func eachFact(_ body: (FactID) -> Void) {
    switch self {
    case .and(let operands), .or(let operands): for operand in operands { operand.eachFact(body) }
    case .not(let operand), .unwrapped(let operand): operand.eachFact(body)
    case .compare(_, let left, let right):
      left.eachFact(body)
      right.eachFact(body)
    case .fact(let id, let arguments, _):
      body(id)
      for argument in arguments { argument.eachFact(body) }
    case .condition, .argument, .literal: break
    }
  }
}
