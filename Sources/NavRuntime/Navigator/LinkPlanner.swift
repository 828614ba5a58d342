internal import NavTable

/// Finds out how far a link may go, by requirements and predicates, before anything of it is made.
@MainActor final class LinkPlanner {
  private let questions: AppQuestions
  /// The types of the screens, by their numbers in the whole graph.
  private let types: (ScreenID) -> (any Screen.Type)?
  /// The links of the graph. Made when the first is opened.
  private lazy var links = LinkReader(table, types: types)
  /// Whether the app is asked for the texts of arguments.
  private var isWritingURL = false

  init(_ questions: AppQuestions, types: @escaping (ScreenID) -> (any Screen.Type)?) {
    self.questions = questions
    self.types = types
  }

  private var table: GraphTable { questions.table }
  private var instances: Instances { questions.instances }

  /// A screen with what a segue passes; `nil` where that is not enough.
  func destination(_ screen: ScreenID, by segue: SegueID, from source: any Screen) -> (any Screen)? {
    links.read(screen, by: segue, from: source)
  }

  /// Where a URL leads.
  func route(_ url: String) -> LinkRoute? { links.route(url) }

  /// Where a segue leads that goes to a screen, with what it passes to the screens on the way, and with what stands at or below its
  /// source.
  func route(
    of segue: SegueID, to destination: any Screen, from source: InstanceState, on stack: ArraySlice<StackEntry>
  ) -> LinkRoute? {
    guard var route = links.route(of: segue, to: destination, from: source.screen) else { return nil }
    let end = stack.firstIndex { $0.instance == source.id }.map { $0 + 1 } ?? stack.startIndex
    route.stand(on: stack.prefix(upTo: end).compactMap { instances[$0] }.map { ($0.screenID, $0.screen) })
    return route
  }

  /// What of the stack that stands is part of a way.
  struct Common {
    /// How many entries, from the bottom.
    var kept: Int
    /// Behind those, what of a tab that is parked.
    var resumed: [StackEntry] = []
  }

  /// What of the stack the way begins with, by screen and key; `nil` where it would only show again what is visible.
  func common(of route: LinkRoute, on core: GuardedStack) -> Common? {
    let stack = core.stack
    var stops = route.stops[...]
    var below: (any Screen)?
    /// Takes the stops of as many entries as are part of the way.
    func take(_ entries: some Sequence<StackEntry>) -> Int {
      var count = 0
      for entry in entries {
        guard let stop = stops.first, let state = instances[entry], isKept(state, entry, as: stop, above: below) else {
          break
        }
        stops.removeFirst()
        below = state.screen
        count += 1
      }
      return count
    }
    var common = Common(kept: take(stack))
    if let stop = stops.first, let container = stack.prefix(common.kept).last,
      let tab = stop.segues.first.flatMap({ table.opening(of: $0).tab })
    {
      let run = core.parked(tab, of: container.instance)
      common.resumed = Array(run.prefix(take(run)))
    }
    guard stops.isEmpty, common.kept == stack.count, let last = route.stops.last else { return common }
    if !table.rules.screens[Int(last.screen.rawValue)].allowsDuplicates { return nil }
    common.kept -= 1
    return common
  }

  /// Whether an instance is what stands at a stop: the screen that the way leads to, opened as the way opens it.
  private func isKept(
    _ state: InstanceState, _ entry: StackEntry, as stop: LinkRoute.Stop, above below: (any Screen)?
  ) -> Bool {
    guard state.screenID == stop.screen else { return false }
    if let tab = entry.opening.tab, !stop.segues.contains(where: { table.opening(of: $0).tab == tab }) { return false }
    if stop.takesAny { return true }
    let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues
    return segues.contains { segue in
      links.read(stop, by: segue, from: below).map { ScreenKey($0, as: stop.screen, in: table) } == state.key
    }
  }

  /// Takes steps for as long as requirements and predicates allow.
  func advance(_ journey: LinkJourney, on stack: ArraySlice<StackEntry>, sender: Sender) -> LinkJourney.Advance {
    while journey.count < journey.route.stops.count {
      let stop = journey.route.stops[journey.count]
      guard journey.count > 0 else {
        guard let root = links.read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        if questions.standingRoot != stop.screen { return .refused(.requirement(stop.screen)) }
        append(root, as: stop.screen, by: .none, to: journey)
        continue
      }
      guard journey.candidate < stop.segues.count else { return .refused(journey.refusal ?? .noMatch) }
      let segue = stop.segues[journey.candidate]
      guard let source = top(of: journey, on: stack),
        let screen = links.read(stop, by: segue, from: source.screen)
      else {
        journey.candidate += 1
        continue
      }
      let context = questions.context(ofStepTo: stop.screen, screen, from: source, to: nil, sender: sender)
      if let refusal = questions.refusal(of: segue, to: screen, context) {
        journey.refuse(refusal)
      } else if table[segue].awaits, !journey.isAnswered {
        return .awaits(segue, context)
      } else {
        append(screen, as: stop.screen, by: segue, to: journey)
      }
    }
    return .arrived
  }

  /// Asks all steps again, without waiting.
  func recheck(_ journey: LinkJourney, on stack: ArraySlice<StackEntry>, sender: Sender) -> LinkJourney.Advance {
    let reached = journey.count == journey.route.stops.count
    let steps = journey.steps
    let last = journey.refusal
    journey.startOver(keeping: Common(kept: journey.kept, resumed: journey.resumed))
    for step in steps {
      if step.segue != .none, let source = top(of: journey, on: stack) {
        let context = questions.context(
          ofStepTo: step.key.screen, step.screen, from: source, to: nil, sender: sender)
        if let refusal = questions.refusal(of: step.segue, to: step.screen, context) { return .refused(refusal) }
      }
      journey.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  private func append(_ screen: any Screen, as id: ScreenID, by segue: SegueID, to journey: LinkJourney) {
    journey.append(step(to: id, screen, by: segue))
  }

  /// A step to a screen that a segue puts up, or that nothing but the graph does.
  func step(to id: ScreenID, _ screen: any Screen, by segue: SegueID) -> LinkJourney.Step {
    LinkJourney.Step(
      segue: segue, screen: screen, key: ScreenKey(screen, as: id, in: table), opening: table.opening(of: segue))
  }

  /// The screen on top of what a link has found so far. What is not made yet has no page, and its number is nobody's.
  private func top(of journey: LinkJourney, on stack: ArraySlice<StackEntry>) -> InstanceState? {
    guard let step = journey.steps.last else {
      return instances[journey.resumed.last ?? stack.prefix(journey.kept).last]
    }
    return InstanceState(
      id: InstanceID(rawValue: 0), screen: step.screen, key: step.key, name: table.name(of: step.key.screen),
      token: KeyToken(rawValue: 0), engine: nil)
  }

  /// The URL of an instance on a stack. From inside of the question there is none: a text of the app's that asks for the URL that it
  /// is part of would be asked for ever.
  func url(of instance: InstanceState, on stack: ArraySlice<StackEntry>) -> String? {
    if isWritingURL { return nil }
    isWritingURL = true
    defer { isWritingURL = false }
    var others: [(id: ScreenID, screen: any Screen)] = []
    for entry in stack {
      if entry.instance == instance.id { break }
      if let state = instances[entry] { others.append((state.screenID, state.screen)) }
    }
    return LinkWriter(table: table, links: links).url(of: instance.screenID, instance.screen, above: others)
  }
}
