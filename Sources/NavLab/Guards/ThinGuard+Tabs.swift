// The calls of an unguarded app with tabs. The bar selects tabs by itself, and other destinations take one call after
// another.
extension ThinGuard {
  /// Returns a tab of a new bar that starts with a place, or `nil` if the place does not start a tab.
  func newSpot(_ place: LabScreen) -> TabSpot? {
    place.container.flatMap { $0.tabs.firstIndex(of: place) }.map { TabSpot(bar: host.window.makeBar(), index: $0) }
  }

  /// Returns the tab that starts with a place, in the topmost bar with such a tab.
  private func spot(_ place: LabScreen) -> TabSpot? {
    let page = host.bars.last { $0.place.container == place.container }
    guard let bar = page.flatMap({ host.tabs[$0]?.bar }), let index = place.container?.tabs.firstIndex(of: place) else {
      return nil
    }
    return TabSpot(bar: bar, index: index)
  }

  /// Performs requests that involve tabs and roots.
  func callForTabs(_ request: GuardRequest) -> Bool {
    switch request.action {
    case .select(let page): return select(page, request)
    case .goToTab(let page):
      let isCovered = dismissAll(request)
      return select(page, request, part: isCovered ? 1 : 0) || isCovered
    case .go(let page), .open(let page): return go(to: page, request)
    case .setRoot(let page):
      setRoot(to: page, request.number, part: dismissAll(request) ? 1 : 0)
      return true
    case .push, .pane, .back, .pop, .unwind, .popToRoot, .setStack, .present, .replace, .choose, .restore,
      .pushWhenKnown:
      return false
    }
  }

  /// Selects a tab. If the tab is already selected, this pops to its first page, as a tab bar does.
  private func select(_ page: SimulatedPage, _ request: GuardRequest, part: Int = 0) -> Bool {
    guard let spot = spot(page.place), let selected = host.selected(in: spot.bar) else { return false }
    guard host.selects(other: spot) else {
      return host.pop(to: selected, for: request.number, part: part, request.animation)
    }
    return host.select(spot, host.parkedRun(of: spot) ?? [page], for: request.number, part: part)
  }

  /// Closes all layers over the bottom stack.
  private func dismissAll(_ request: GuardRequest) -> Bool {
    guard let first = host.stack.first, host.run(of: first).upperBound < host.stack.count else { return false }
    return host.dismiss(by: first, for: request.number, request.animation)
  }

  /// Selects a tab, and pushes the page there.
  private func go(to page: SimulatedPage, _ request: GuardRequest) -> Bool {
    var part = dismissAll(request) ? 1 : 0
    let tab = host.window.makePage(.right)
    if host.bars.contains(where: { $0.place.container == .main && $0.place != tab.place }) {
      _ = select(tab, request, part: part)
      part += 1
    }
    host.push(page, onStackOf: host.stack.first, for: request.number, part: part, request.animation)
    return true
  }

  /// Replaces the bottom stack by a new root.
  func setRoot(to page: SimulatedPage, _ number: Int, part: Int = 0) {
    host.setStack([page], at: newSpot(page.place), for: number, part: part, .unanimated)
  }
}
