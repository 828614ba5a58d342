import NavRuntime
import SeededRandom

/// A run with changes of form, and the same run in collapsed form: before each request from below the top, it unwinds
/// to the page that makes the request. Both must end on the same path after each request.
///
/// A move of a page below the top equals two moves in collapsed form. For a layer over an earlier column, the pages
/// behind the layer are not on the path. The collapsed run opens these pages again after the layer closed.
@MainActor package final class PaneReplay {
  /// A step.
  package enum Step: Hashable, Sendable {
    /// The last page of a column, counted from 0, makes its nth request.
    case request(column: Int, Int)
    case back
    case link(LabScreen)
    case fold(isExpanded: Bool)
    /// The nth request, and a change of form 100 ms later.
    case requestAndFold(column: Int, Int, isExpanded: Bool)
    case evict(LabScreen)
  }

  /// The counts of a replay.
  package struct Counts: Sendable {
    package var requests = 0
    package var belowTop = 0
    package var folds = 0
    package var held = 0
    /// The requests that presented a layer over an earlier column.
    package var aside = 0
  }

  /// The first violation.
  package private(set) var violation: PaneViolation?
  /// The counts.
  package private(set) var counts = Counts()

  private typealias Navigation = GuardedNavigation<HostAdapter, DeskGraph>

  private let wide: ScenarioRunner
  private let narrow: ScenarioRunner
  private let kept: LabScreen?

  /// Returns the steps of a seed, and the place that back must not leave. A link that such a place stops would wait,
  /// so these schedules have no links.
  package static func steps(of seed: UInt64) -> (steps: [Step], kept: LabScreen?) {
    var random = SplitMix(seed: seed)
    let kept = seed.isMultiple(of: 3) ? [LabScreen.item, .other, .note].randomElement(using: &random) : nil
    let count = Int.random(in: 4...24, using: &random)
    let steps = (0..<count).map { _ -> Step in
      let column = Int.random(in: 0..<3, using: &random)
      let number = Int.random(in: 0..<60, using: &random)
      return switch Int.random(in: 0..<20, using: &random) {
      case 0..<11: .request(column: column, number)
      case 11..<13: .requestAndFold(column: column, number, isExpanded: Bool.random(using: &random))
      case 13: .back
      case 14 where kept == nil: .link([LabScreen.list, .item, .other].randomElement(using: &random) ?? .item)
      case 15: kept == nil ? .evict(PaneMove.page(&random)) : .back
      default: .fold(isExpanded: Int.random(in: 0..<3, using: &random) > 0)
      }
    }
    return ([.fold(isExpanded: true)] + steps, kept)
  }

  /// Plays steps under a guarded stack.
  package init(_ steps: [Step], kept: LabScreen?, _ kind: GuardKind) {
    (wide, narrow) = (ScenarioRunner(kind, on: .desk), ScenarioRunner(kind, on: .desk))
    self.kept = kept
    if let kept { for stage in [wide, narrow] { stage.keepOnBack(kept) } }
    for step in steps where violation == nil { play(step) }
    for stage in [wide, narrow] {
      let judgement = Judge.judge(stage)
      if judgement.finding != .holds { fail(.guardHolds, judgement.worst.joined(separator: "; ")) }
    }
  }

  /// Plays the steps of a seed.
  package convenience init(seed: UInt64, _ kind: GuardKind) {
    let (steps, kept) = Self.steps(of: seed)
    self.init(steps, kept: kept, kind)
  }

  private func fail(_ property: PaneProperty, _ detail: @autoclosure () -> String) {
    if violation == nil { violation = PaneViolation(property: property, detail: detail()) }
  }

  // MARK: Steps

  private func play(_ step: Step) {
    switch step {
    case .request(let column, let number): request(column, number, thenFold: nil)
    case .requestAndFold(let column, let number, let isExpanded): request(column, number, thenFold: isExpanded)
    case .back:
      let outcome = perform(.back, from: wide.host.stack.last, on: wide, .user)
      if outcome == .shown { catchUp { perform(.back, from: narrow.host.stack.last, on: narrow, .user) } }
    case .link(let place):
      let outcome = perform(.open(wide.window.makePage(place)), from: nil, on: wide, .program)
      if outcome == .shown {
        catchUp { perform(.open(narrow.window.makePage(place)), from: nil, on: narrow, .program) }
      }
    case .fold(let isExpanded):
      if wide.host.isExpanded != isExpanded { counts.folds += 1 }
      wide.fold(expanded: isExpanded)
      wide.wait(1)
    case .evict(let place):
      for stage in [wide, narrow] {
        stage.forbid(place)
        stage.wait(2)
        stage.forbid()
        stage.wait(2)
      }
      reopen()
    }
    compare(step)
  }

  private func request(_ column: Int, _ number: Int, thenFold isExpanded: Bool?) {
    let tops = wide.host.columnTops
    guard let page = tops.indices.contains(column) ? tops[column] : tops.last else { return }
    let actions = Self.actions(of: page.place)
    guard !actions.isEmpty else { return }
    let action = actions[number % actions.count]
    let isBelowTop = page != wide.host.stack.last
    let holder = kept.flatMap { self.holder($0, of: action, from: page) }
    counts.requests += 1
    if isBelowTop { counts.belowTop += 1 }
    let depth = Self.path(of: wide).firstIndex(of: page) ?? 0
    let outcome = perform(action(wide), from: page, on: wide, .program, thenFold: isExpanded)
    if isExpanded != nil { counts.folds += 1 }
    if outcome == .refused(.notVisible), !action.isUnwind {
      fail(.actingPagesAct, "a request of \(page) is not visible")
    }
    if outcome == .refused(.held) { counts.held += 1 }
    if (outcome == .refused(.held)) != (holder != nil), outcome != .refused(.notVisible) {
      let (result, holds) = (outcome.map { "\($0)" } ?? "nothing", holder.map { "\($0)" } ?? "no page")
      fail(.heldPageStays, "\(page) to \(action): \(result), and \(holds) holds")
    }
    guard outcome == .shown else { return }
    if isBelowTop, action.isLayer { counts.aside += 1 }
    catchUp {
      for _ in 0..<12 where Self.path(of: narrow).count > depth + 1 {
        perform(.pop, from: narrow.host.stack.last, on: narrow, .program)
      }
      // The collapsed run keeps the page that is chosen again, if it is on top.
      let source = narrow.host.stack.last
      return perform(action(narrow), from: source, on: narrow, .program)
    }
  }

  /// Performs a step in the collapsed run.
  private func catchUp(_ act: () -> Outcome?) {
    let outcome = act()
    if outcome != .shown, outcome != .refused(.duplicate) {
      fail(.samePathWithoutFolds, "the collapsed form ends with \(outcome.map { "\($0)" } ?? "nothing")")
    }
    reopen()
  }

  /// Opens the pages in the collapsed run that were behind a layer in the other run.
  private func reopen() {
    let path = Self.path(of: wide).map(\.place)
    for _ in 0..<12 {
      let other = Self.path(of: narrow).map(\.place)
      guard other.count < path.count, path.starts(with: other), let top = narrow.host.stack.last else { return }
      let next = path[other.count]
      let page = narrow.window.makePage(next)
      let isPane = DeskPath.isPane(top.place, next)
      perform(isPane ? .pane(page, .detail) : .push(page), from: top, on: narrow, .program)
    }
  }

  @discardableResult
  private func perform(
    _ action: GuardRequest.Action, from page: SimulatedPage?, on stage: ScenarioRunner, _ asker: Asker,
    thenFold isExpanded: Bool? = nil
  ) -> Outcome? {
    let number = stage.asked.count + 1
    stage.ask(action, from: page, asker, .animated)
    if let isExpanded {
      stage.wait(0.1)
      stage.fold(expanded: isExpanded)
    }
    stage.wait(2)
    return (stage.navigation as? Navigation)?.outcome(of: number)
  }

  private static func path(of stage: ScenarioRunner) -> [SimulatedPage] {
    guard let navigation = stage.navigation as? Navigation else { return [] }
    return navigation.navigator.stack.compactMap { navigation.app.pages[$0.id] }
  }

  private func compare(_ step: Step) {
    let (path, other) = (Self.path(of: wide).map(\.place), Self.path(of: narrow).map(\.place))
    if path != other { fail(.samePathWithoutFolds, "\(path) and \(other) after \(step)") }
    if wide.host.stack != wide.navigation.stack { fail(.shownIsStack, "\(wide.places)") }
    if !DeskPath.isLegal(path: path) || !DeskPath.isLegal(wide.host) { fail(.pathIsLegal, "\(wide.places)") }
  }

  // MARK: Requests of a page

  /// A request of a page, without its destination's page.
  private enum Action {
    case pane(LabScreen), push(LabScreen), replace(LabScreen), present(LayerKind), presentTray, leave, root

    var isLayer: Bool {
      switch self {
      case .present, .presentTray: true
      default: false
      }
    }
    var isUnwind: Bool {
      switch self {
      case .leave, .root: true
      default: false
      }
    }
    var isRoot: Bool { if case .root = self { true } else { false } }

    @MainActor func callAsFunction(_ stage: ScenarioRunner) -> GuardRequest.Action {
      switch self {
      case .pane(let place): .pane(stage.window.makePage(place), .detail)
      case .push(let place): .push(stage.window.makePage(place))
      case .replace(let place): .replace(stage.window.makePage(place))
      case .present(let kind): .present(stage.window.makePage(.filter), kind)
      case .presentTray: .present(stage.window.makePage(.tray), .sheet)
      case .leave: .pop
      case .root: .popToRoot
      }
    }
  }

  private static func actions(of place: LabScreen) -> [Action] {
    let layers = [Action.present(.sheet), .present(.popover)]
    let exits = [Action.leave, .root]
    switch place {
    case .desk: return [.pane(.list), .pane(.tray), .pane(.list)] + layers
    case .list: return [.pane(.item), .pane(.other), .push(.shelf), .replace(.tray)] + layers + exits
    case .tray: return [.pane(.other), .push(.shelf)] + layers + exits
    case .shelf: return [.pane(.item), .pane(.other)] + layers + exits
    case .item: return [.push(.note), .replace(.other), .presentTray] + layers + exits
    case .other: return [.push(.note)] + layers + exits
    case .note: return layers + exits
    case .filter: return [.pane(.note)] + exits
    default: return []
    }
  }

  /// The page that holds a request. The pages above its source leave, except for the page that is chosen again and the
  /// pages behind a layer. An unwind does not evaluate its source, and the pages between the source and the target.
  private func holder(_ kept: LabScreen, of action: Action, from page: SimulatedPage) -> SimulatedPage? {
    let stack = wide.host.stack
    guard let index = stack.firstIndex(of: page) else { return nil }
    var leaving = Array(stack[(index + 1)...])
    switch action {
    case .present, .presentTray: return nil
    case .pane(let place) where leaving.first?.place == place: leaving.removeFirst()
    case .pane, .push, .replace: break
    case .leave, .root:
      let path = Self.path(of: wide)
      let source = path.firstIndex(of: page) ?? 0
      let target = action.isRoot ? 0 : source - 1
      guard target >= 0, source > target else { return nil }
      let passed = path[(target + 1)...source]
      var first = (stack.firstIndex(of: path[target]) ?? 0) + 1
      // If the layer on the target closes, the pages behind it stay.
      if wide.host.layers[path[target + 1]] != nil { first = stack.firstIndex(of: path[target + 1]) ?? first }
      leaving = stack[first...].filter { !passed.contains($0) }
    }
    return leaving.last { $0.place == kept }
  }
}

extension PaneReplay.Step: CustomStringConvertible {
  /// A description of the step.
  package var description: String {
    switch self {
    case .request(let column, let number): "request \(number) of column \(column)"
    case .back: "back"
    case .link(let place): "link to \(place)"
    case .fold(let isExpanded): isExpanded ? "wide" : "narrow"
    case .requestAndFold(let column, let number, let isExpanded):
      "request \(number) of column \(column), \(isExpanded ? "wide" : "narrow") in between"
    case .evict(let place): "\(place) may not stay"
    }
  }
}
