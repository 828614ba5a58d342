import NavRuntime

/// The steps of one change. The toolkit receives each step when the previous one is done.
struct HostSteps {
  /// The state after a step, in the toolkit's terms.
  enum Step {
    case dismiss(above: SimulatedPage?)
    case set([SimulatedPage], TabSpot?, isOfLayer: Bool)
    case present([SimulatedPage], LayerKind, TabSpot?)
  }

  var all: [Step] = []
  var rest: ArraySlice<Step> = []
  /// The stacks of the tabs that are not selected after the change.
  var parked: [(spot: TabSpot, pages: [SimulatedPage])] = []
  var isAnimated = false
  /// The number of calls so far.
  var calls = 0
  /// Whether a step is in progress and other steps or the report of the end follow.
  var isWaiting = false
  /// Whether a call to the host is in progress.
  var isCalling = false
  /// The number of the last timer for a step.
  var lastLook = 0
}

// Performs the steps as calls to a toolkit that takes one call at a time. If the toolkit ignores a call, the change
// ends without undoing the earlier steps.
extension HostAdapter {
  /// The time between the expected end of an animation and the check of a step that was not reported.
  private static let patience = Duration.milliseconds(250)

  /// Converts a step to pages. The pages of a tab are part of the step, because a bar needs them to select the tab.
  func plan(_ step: StackStep<SimulatedPage>) -> HostSteps.Step? {
    switch step {
    case .dismiss(let below): return .dismiss(above: below.flatMap { id in instances.first { $0.value == id }?.key })
    case .select: return nil
    case .set(let items):
      return .set(pages(of: items), spot(of: items), isOfLayer: items.first?.opening.beginsLayer == true)
    case .present(let items, let style):
      let kind: LayerKind =
        switch style {
        case .sheet: .sheet
        case .full: .full
        case .popover: .popover
        case .alert: .alert
        }
      return .present(pages(of: items), kind, spot(of: items))
    }
  }

  private func pages(of items: [StackItem<SimulatedPage>]) -> [SimulatedPage] {
    items.compactMap { item in instances.first { $0.value == item.id }?.key }
  }

  private func spot(of items: [StackItem<SimulatedPage>]) -> TabSpot? {
    items.first?.opening.place.map { TabSpot(bar: $0.container.rawValue, index: $0.selected) }
  }

  /// Starts the first step of a change.
  func begin(_ change: StackChange<SimulatedPage>) -> Duration {
    let (look, planned) = (steps.lastLook, change.steps.compactMap(plan))
    steps = HostSteps()
    steps.lastLook = look
    steps.all = planned
    steps.rest = planned[...]
    steps.parked = change.parked.compactMap { run in spot(of: run).map { ($0, pages(of: run)) } }
    steps.isAnimated = change.isAnimated
    steps.isWaiting = true
    goOn()
    return change.isAnimated ? host.animation * max(1, planned.count) : .zero
  }

  /// Performs the next steps, up to the first one that is animated.
  func goOn() {
    guard steps.isWaiting, !steps.isCalling, !host.isAnimating else { return }
    while let step = steps.rest.popFirst() {
      if stands(step) { continue }
      let before = host.performed.count
      steps.isCalling = true
      call(step)
      steps.isCalling = false
      steps.calls += host.performed.count - before
      guard stands(step) else { break }
      if host.isAnimating {
        steps.lastLook += 1
        host.setTimer(-steps.lastLook, after: host.animation + Self.patience)
        return
      }
    }
    if isAllDone { host.keepParked(steps.parked) }
    steps.rest = []
    steps.isWaiting = false
    guard let transition = current else { return }
    current = nil
    delegate?.didShow(transition)
  }

  /// Checks a step on the stack, because its completion can be missing.
  func lookAtStep(_ number: Int) {
    guard steps.isWaiting, number == steps.lastLook else { return }
    if host.isAnimating { host.setTimer(-number, after: Self.patience) } else { goOn() }
  }

  /// Whether all steps are done. If the change closes layers and opens others, the new top page is enough to show
  /// that the old layers are closed.
  private var isAllDone: Bool {
    let last = steps.all.last
    return steps.all.allSatisfy { step in
      if case .dismiss = step, case .present(let pages, _, _) = last { return host.stack.last == pages.last }
      return stands(step)
    }
  }

  private func stands(_ step: HostSteps.Step) -> Bool {
    switch step {
    case .dismiss(let below): !host.isCovered && host.run(of: bottom(below)).upperBound == host.stack.count
    case .set(let pages, _, _), .present(let pages, _, _):
      pages.first.map { host.stack.contains($0) && Array(host.stack[host.run(of: $0)]) == pages } ?? true
    }
  }

  /// Returns the page above which all layers must be closed.
  private func bottom(_ below: SimulatedPage?) -> SimulatedPage? {
    below.flatMap { host.stack.contains($0) ? $0 : nil } ?? host.stack.first
  }

  private func call(_ step: HostSteps.Step) {
    let isLast = steps.rest.allSatisfy(stands)
    let animation: ChangeAnimation = steps.isAnimated && isLast ? .animated : .unanimated
    let part = steps.calls
    switch step {
    case .dismiss(let below):
      host.dismissAtOnce(for: request)
      if !stands(step) { host.dismiss(by: bottom(below), for: request, part: part, animation) }
    case .set(let pages, let spot?, _) where host.selects(other: spot):
      host.select(spot, pages, for: request, part: part, animation)
    // Without the layer, its native stack does not exist.
    case .set(let pages, _, isOfLayer: true) where !(pages.first.map(host.stack.contains) ?? true): break
    case .present(let pages, let kind, let spot) where !(pages.first.map(host.stack.contains) ?? true):
      host.present(pages, as: kind, over: host.presenter, at: spot, for: request, part: part, animation)
    case .set(let pages, let spot, _), .present(let pages, _, let spot): set(pages, at: spot, part, animation)
    }
  }

  private func set(_ pages: [SimulatedPage], at spot: TabSpot?, _ part: Int, _ animation: ChangeAnimation) {
    guard let first = pages.first, let top = pages.last else { return }
    let isThere = host.stack.contains(first)
    let run = host.run(of: isThere ? first : host.stack.first)
    let shown = Array(host.stack[run])
    let exchangesColumn = host.exchangesColumn(pages, above: run.lowerBound)
    let animation = exchangesColumn ? .unanimated : animation
    if spot != nil, !isThere {
      host.setStack(pages, at: spot, for: request, part: part, animation)
    } else if pages.dropLast() == shown[...] {
      host.push(top, onStackOf: shown.last, for: request, part: part, animation)
    } else if pages[...] == shown.dropLast(), !exchangesColumn {
      host.pop(onStackOf: shown.last, for: request, part: part, animation)
    } else if shown.starts(with: pages), !exchangesColumn {
      host.pop(to: top, for: request, part: part, animation)
    } else {
      host.setStack(pages, onStackOf: isThere ? first : nil, at: spot, for: request, part: part, animation)
    }
  }
}
