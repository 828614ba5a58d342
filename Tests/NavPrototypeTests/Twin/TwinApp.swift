@testable import NavPlayer
@testable import NavRuntime
import NavTable

/// The app of a navigator for ``PlayedApp``. Its pages are empty, and a test sets its facts.
@MainActor final class TwinApp: GraphScreens, GraphFacts {
  typealias Graph = PlayedApp

  private let graph: PrototypeGraph
  private unowned let host: MirrorHost
  private let section: Int
  private let root: TwinApp?
  private var ownFacts: [String: PrototypeValue] = [:]
  private var ownLookupTime = Duration.milliseconds(800)
  private var waiting: [(moment: Duration, continuation: CheckedContinuation<Void, Never>)] = []
  /// The time until which the last lookup is awaited.
  private var limit = Duration.zero

  var facts: [String: PrototypeValue] {
    get { root?.facts ?? ownFacts }
    set { ownFacts = newValue }
  }
  var lookupTime: Duration {
    get { root?.lookupTime ?? ownLookupTime }
    set { ownLookupTime = newValue }
  }

  init(_ graph: PrototypeGraph, _ host: MirrorHost, section: Int = 0, root: TwinApp? = nil) {
    self.graph = graph
    self.host = host
    self.section = section
    self.root = root
    for fact in graph.facts { ownFacts[fact.name] = fact.type.sample }
  }

  private var table: GraphTable { graph.table }

  private func screen(_ number: ScreenID) -> ScreenID {
    let id = table.rules.screens.indices.first { index in
      let id = ScreenID(rawValue: Int32(index))
      return table.section(of: id) == section && table.number(of: id) == number
    }
    return ScreenID(rawValue: Int32(id ?? 0))
  }

  // MARK: - Pages

  func makePage(_ number: ScreenID, _ context: PageContext) -> Any {
    let screen = screen(number)
    guard table[screen].isAlert else { return 0 }
    return AlertText<PlayedApp.Place<PlayedApp.Zero>>(
      title: table[screen].name, message: nil, labels: table[screen].segues.map { table.name(of: $0) })
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}

  func unwind(_ segue: SegueID, _ context: SegueContext) {}

  func mounted(_ number: ScreenID) -> (any SectionScreens)? {
    part(mountedIn: number).map { TwinApp(graph, host, section: $0, root: root ?? self) }
  }

  private func part(mountedIn number: ScreenID) -> Int? {
    let place = screen(number)
    return table.rules.sections.indices.first { table.rules.sections[$0].place == place }
  }

  // MARK: - Facts

  func predicates(of graph: PlayedApp.Type) -> GraphPredicates {
    var mounted: [ScreenID: GraphPredicates] = [:]
    for index in table.rules.sections.indices {
      guard let place = table.rules.sections[index].place, table.section(of: place) == section else { continue }
      mounted[table.number(of: place)] =
        TwinApp(self.graph, host, section: index, root: root ?? self).predicates(of: graph)
    }
    return GraphPredicates(
      allows: { self.holds(self.segue($0), $1, [:]) != false },
      allowsBack: { context in
        let source = context.sourceState.screenID
        guard let predicate = self.graph.backPredicate(of: source) else { return true }
        return self.question(context.sourceState, nil, [:]).holds(predicate) != false
      },
      meets: { number, context in
        let screen = self.screen(number)
        guard let requirement = self.graph.requirement(of: screen) else { return true }
        let values = context.played
        return self.question((screen, values), nil, [:]).holds(requirement) != false
      },
      decides: { await self.decides(self.segue($0), $1) }, mounted: mounted)
  }

  private func segue(_ number: SegueID) -> SegueID { table.segue(number, of: section) }

  private func holds(_ segue: SegueID, _ context: SegueContext, _ known: [String: PrototypeValue]) -> Bool? {
    guard let predicate = graph.predicate(of: segue) else { return true }
    let destination = table.goal(of: segue).flatMap { goal in
      context.destination.map { (goal, ($0 as? any PlayedScreen)?.values.map(\.played)) }
    }
    return question(context.sourceState, destination, known).holds(predicate)
  }

  private func question(
    _ source: InstanceState, _ destination: (ScreenID, [PrototypeValue]?)?, _ known: [String: PrototypeValue]
  ) -> PrototypeQuestion {
    question(
      (source.screenID, (source.screen as? any PlayedScreen)?.values.map(\.played)), destination, known)
  }

  private func question(
    _ source: (ScreenID, [PrototypeValue]?), _ destination: (ScreenID, [PrototypeValue]?)?,
    _ known: [String: PrototypeValue]
  ) -> PrototypeQuestion {
    func argument(_ name: String, _ screen: (ScreenID, [PrototypeValue]?)?) -> PrototypeValue? {
      guard let (id, values) = screen, let values,
        let index = graph.arguments(of: id).firstIndex(where: { $0.name == name })
      else { return nil }
      return values[index]
    }
    return PrototypeQuestion(
      fact: { name in
        if let value = known[name] { return value }
        guard let fact = self.graph.fact(name), fact.lookup == nil else { return nil }
        return self.facts[name]
      },
      condition: { self.graph.condition($0, inSection: self.section) },
      source: { argument($0, source) }, destination: { argument($0, destination) })
  }

  /// Queries one fact after another, and stops as soon as the answers decide, as generated Swift does.
  private func decides(_ segue: SegueID, _ context: SegueContext) async -> Bool {
    var known: [String: PrototypeValue] = [:]
    for fact in graph.lookups(of: segue) {
      if let decision = holds(segue, context, known) { return decision }
      guard let lookup = fact.lookup else { continue }
      known[fact.name] = await context.ask(within: .milliseconds(lookup.timeout), otherwise: lookup.otherwise) {
        await self.lookUp(fact.name, within: .milliseconds(lookup.timeout))
      }
    }
    return holds(segue, context, known) ?? true
  }

  private func lookUp(_ name: String, within timeout: Duration) async -> PrototypeValue {
    let app = root ?? self
    app.limit = host.now + min(lookupTime, timeout)
    await app.waitForAnswer()
    return app.facts[name] ?? .null
  }

  private func waitForAnswer() async {
    await withCheckedContinuation { waiting.append((host.now + lookupTime, $0)) }
  }

  /// Whether the last lookup is neither complete nor timed out.
  var isAwaited: Bool { limit > host.now }

  func forgetQuestions() { limit = .zero }

  var nextAnswer: Duration? { waiting.map(\.moment).min() }

  /// Resumes the lookups that are due.
  func answer(at moment: Duration) {
    let due = waiting.filter { $0.moment <= moment }
    waiting.removeAll { $0.moment <= moment }
    for item in due { item.continuation.resume() }
  }
}

extension ScreenContext {
  /// The values of the screen, or `nil` if it is unknown.
  fileprivate var played: [PrototypeValue]? {
    let screen = Mirror(reflecting: self).children.first { $0.label == "screen" }?.value
    return (screen as? any PlayedScreen)?.values.map(\.played)
  }
}
