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

  /// How many entries of the stack are what the link begins with, by screen and key; `nil` where it would only show again
  /// what is visible.
  func keptCount(of route: LinkRoute, on stack: ArraySlice<StackEntry>) -> Int? {
    var kept = 0
    var below: (any Screen)?
    for (stop, entry) in zip(route.stops, stack) {
      guard let state = instances[entry], state.screenID == stop.screen else { break }
      let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues
      let isKept = segues.contains { segue in
        links.read(stop, by: segue, from: below).map { ScreenKey($0, as: stop.screen, in: table) } == state.key
      }
      guard isKept else { break }
      below = state.screen
      kept += 1
    }
    guard kept == route.stops.count, kept == stack.count else { return kept }
    return table.rules.screens[Int(route.stops[kept - 1].screen.rawValue)].allowsDuplicates ? kept - 1 : nil
  }

  /// Takes steps for as long as requirements and predicates allow.
  func advance(_ journey: LinkJourney, on stack: ArraySlice<StackEntry>, sender: Sender) -> LinkJourney.Advance {
    while journey.count < journey.route.stops.count {
      let stop = journey.route.stops[journey.count]
      guard journey.count > 0 else {
        guard let root = links.read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
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
    journey.startOver(keeping: journey.kept)
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
    journey.append(LinkJourney.Step(segue: segue, screen: screen, key: ScreenKey(screen, as: id, in: table)))
  }

  /// The screen on top of what a link has found so far. What is not made yet has no page, and its number is nobody's.
  private func top(of journey: LinkJourney, on stack: ArraySlice<StackEntry>) -> InstanceState? {
    guard let step = journey.steps.last else { return instances[stack.dropFirst(journey.kept - 1).first] }
    return InstanceState(
      id: InstanceID(rawValue: 0), screen: step.screen, key: step.key, token: KeyToken(rawValue: 0), engine: nil)
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
