internal import NavTable

/// Plans routes: computes how far requirements and predicates allow a route, before any page is created.
@MainActor final class RoutePlanner {
  private let questions: AppQuestions
  /// The types of the screens, by their numbers in the entire graph.
  private let types: (ScreenID) -> (any Screen.Type)?
  /// The links of the graph. Created when the first link is opened.
  private lazy var links = LinkReader(table, types: types)
  /// Whether the app's texts for arguments are being read.
  private var isWritingURL = false

  init(_ questions: AppQuestions, types: @escaping (ScreenID) -> (any Screen.Type)?) {
    self.questions = questions
    self.types = types
  }

  private var table: GraphTable { questions.table }
  private var instances: Instances { questions.instances }

  /// Returns a screen with the arguments that a segue passes, or `nil` if arguments are missing.
  func destination(_ screen: ScreenID, by segue: SegueID, from source: any Screen) -> (any Screen)? {
    links.read(screen, by: segue, from: source)
  }

  /// The stops of a URL's route.
  func stops(of url: String) -> [PlannedStop]? { links.stops(of: url) }

  /// The stops of a go segue's route, with the arguments that the segue passes, and with those of the screens at or
  /// below its source.
  func stops(
    of segue: SegueID, to destination: any Screen, from source: InstanceState, on stack: ArraySlice<StackEntry>
  ) -> [PlannedStop]? {
    guard var stops = links.stops(of: segue, to: destination, from: source.screen) else { return nil }
    let end = stack.firstIndex { $0.instance == source.id }.map { $0 + 1 } ?? stack.startIndex
    var nearest: [ScreenID: any Screen] = [:]
    for state in stack.prefix(upTo: end).compactMap({ instances[$0] }) { nearest[state.screenID] = state.screen }
    for index in stops.indices {
      for argument in nearest[stops[index].screen]?.namedArguments ?? [] {
        stops[index].standing[argument.name] = .value(argument.value)
      }
    }
    return stops
  }

  /// The part of the current stack that a plan keeps.
  struct Common {
    /// The number of entries, from the bottom.
    var kept: Int
    /// The parked entries of a tab above these.
    var resumed: [StackEntry] = []
  }

  /// The part of the current stack that a route starts with, by screen and key, or `nil` if its destination is
  /// already visible.
  func common(of route: [PlannedStop], on core: GuardedStack) -> Common? {
    let stack = core.stack
    var stops = route[...]
    var below: (any Screen)?
    /// Removes the stops of the entries that are on the route. Returns the number of entries.
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
    guard stops.isEmpty, common.kept == stack.count, let last = route.last else { return common }
    if !table.rules.screens[Int(last.screen.rawValue)].allowsDuplicates { return nil }
    common.kept -= 1
    return common
  }

  /// Whether an instance is the screen of a stop, opened as the route opens it.
  private func isKept(
    _ state: InstanceState, _ entry: StackEntry, as stop: PlannedStop, above below: (any Screen)?
  ) -> Bool {
    guard state.screenID == stop.screen else { return false }
    if let tab = entry.opening.tab, !stop.segues.contains(where: { table.opening(of: $0).tab == tab }) { return false }
    if stop.takesAny { return true }
    let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues
    return segues.contains { segue in
      links.read(stop, by: segue, from: below).map { ScreenKey($0, as: stop.screen, in: table) } == state.key
    }
  }

  /// Adds steps to a plan as far as requirements and predicates allow.
  func advance(_ plan: RoutePlan, on stack: ArraySlice<StackEntry>, sender: Sender) -> RoutePlan.Advance {
    while plan.count < plan.stops.count {
      let stop = plan.stops[plan.count]
      guard plan.count > 0 else {
        guard let root = links.read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        if questions.standingRoot != stop.screen { return .refused(.requirement(stop.screen)) }
        append(root, as: stop.screen, by: .none, to: plan)
        continue
      }
      guard plan.candidate < stop.segues.count else { return .refused(plan.refusal ?? .noMatch) }
      let segue = stop.segues[plan.candidate]
      guard let source = top(of: plan, on: stack),
        let screen = links.read(stop, by: segue, from: source.screen)
      else {
        plan.candidate += 1
        continue
      }
      let context = questions.context(ofStepTo: stop.screen, screen, from: source, to: nil, sender: sender)
      if let refusal = questions.refusal(of: segue, to: screen, context) {
        plan.refuse(refusal)
      } else if table[segue].awaits, !plan.isAnswered {
        return .awaits(segue, context)
      } else {
        append(screen, as: stop.screen, by: segue, to: plan)
      }
    }
    return .arrived
  }

  /// Evaluates all steps of a plan again, without waiting.
  func recheck(_ plan: RoutePlan, on stack: ArraySlice<StackEntry>, sender: Sender) -> RoutePlan.Advance {
    let reached = plan.count == plan.stops.count
    let steps = plan.steps
    let last = plan.refusal
    plan.startOver(keeping: Common(kept: plan.kept, resumed: plan.resumed))
    for step in steps {
      if step.segue != .none, let source = top(of: plan, on: stack) {
        let context = questions.context(
          ofStepTo: step.key.screen, step.screen, from: source, to: nil, sender: sender)
        if let refusal = questions.refusal(of: step.segue, to: step.screen, context) { return .refused(refusal) }
      }
      plan.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  private func append(_ screen: any Screen, as id: ScreenID, by segue: SegueID, to plan: RoutePlan) {
    plan.append(step(to: id, screen, by: segue))
  }

  /// Returns a step to a screen that a segue opens, or that is placed without a segue.
  func step(to id: ScreenID, _ screen: any Screen, by segue: SegueID) -> RoutePlan.Step {
    RoutePlan.Step(
      segue: segue, screen: screen, key: ScreenKey(screen, as: id, in: table), opening: table.opening(of: segue))
  }

  /// The top screen of a plan so far. A step that is not performed yet does not have a page, and its ID is 0.
  private func top(of plan: RoutePlan, on stack: ArraySlice<StackEntry>) -> InstanceState? {
    guard let step = plan.steps.last else {
      return instances[plan.resumed.last ?? stack.prefix(plan.kept).last]
    }
    return InstanceState(
      id: InstanceID(rawValue: 0), screen: step.screen, key: step.key, name: table.name(of: step.key.screen),
      token: KeyToken(rawValue: 0), engine: nil)
  }

  /// The URL of an instance on a stack. `nil` in a nested call: the app's text for an argument may read the URL that
  /// contains it, and would otherwise be read without end.
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
