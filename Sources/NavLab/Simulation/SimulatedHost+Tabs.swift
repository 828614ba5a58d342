// Bars of tabs, at the bottom or in a layer, as UIKit has them. A native stack that begins with one of ``SimulatedHost/tabs`` is that of the
// tab which is selected; what the other tabs hold is kept, and nobody sees it. The completion of a selection is told to nobody: what
// tells is the page that appears.
extension SimulatedHost {
  /// Whether there is any bar.
  package var hasTabs: Bool { stack.contains { tabs[$0] != nil } }

  /// Where on the stack the selected tab of a bar begins.
  private func start(of bar: Int) -> Int? { stack.firstIndex { tabs[$0]?.bar == bar } }

  /// The first page of the selected tab of a bar.
  package func selected(in bar: Int) -> SimulatedPage? { start(of: bar).map { stack[$0] } }

  /// The bars, from the bottom, by the first pages of their selected tabs.
  package var bars: [SimulatedPage] { stack.filter { tabs[$0] != nil } }

  /// Whether the bar of a tab stands, with another one selected.
  package func selects(other spot: TabSpot) -> Bool { selected(in: spot.bar).map { tabs[$0] != spot } ?? false }

  /// What a tab holds that is not selected.
  package func parkedRun(of spot: TabSpot) -> [SimulatedPage]? {
    parked.first { run in run.first.map { tabs[$0] == spot } ?? false }
  }

  /// Selects a tab, under whatever is presented over it, with these pages on its native stack.
  ///
  /// - Returns: Whether the toolkit takes it.
  @discardableResult
  package func select(
    _ spot: TabSpot, _ pages: [SimulatedPage], for request: Int, part: Int = 0,
    _ animation: ChangeAnimation = .unanimated
  ) -> Bool {
    guard let start = start(of: spot.bar), tabs[stack[start]] != spot, let first = pages.first else {
      noteNothingToDo(.select, for: request, part: part)
      return false
    }
    areOnStack(pages)
    put(first, at: spot, inPlaceOf: stack[start])
    let run = start..<end(ofRunAt: start)
    begin(
      .select, stack[..<start] + pages + stack[run.upperBound...], for: request, part: part, animation, run: run)
    return stack.contains(first)
  }

  /// Says what the tabs hold that are not selected. Nobody sees it.
  package func keepParked(_ runs: [(spot: TabSpot, pages: [SimulatedPage])]) {
    parked = runs.filter { selects(other: $0.spot) }.map(\.pages)
    for (spot, pages) in runs { if let first = pages.first { tabs[first] = spot } }
    notePagesTwice()
  }

  /// The system selects a tab, asks nobody, and tells nobody but the page that appears: a blank one in a tab that was never selected.
  package func selectByItself(
    _ index: Int, ofBarOf page: SimulatedPage, blank: SimulatedPage, _ animation: ChangeAnimation,
    _ fault: ChangeFault? = nil
  ) {
    guard let bar = tabs[page]?.bar, let start = start(of: bar), tabs[stack[start]]?.index != index else { return }
    loseSwipe()
    let spot = TabSpot(bar: bar, index: index)
    let run = parkedRun(of: spot) ?? [blank]
    guard let first = run.first else { return }
    put(first, at: spot, inPlaceOf: stack[start])
    let former = stack
    stack = stack[..<start] + run + stack[end(ofRunAt: start)...]
    leave(former)
    followSelection()
    lastNumber += 1
    self.start(
      Running(
        number: lastNumber, start: clock.now, oldTop: former.last, top: stack.last,
        isAnimated: animation == .animated && isInView, fault: fault, run: first, isOwn: true, isSelection: true))
  }

  /// A page begins the native stack of a tab from now on, in the layer that the bar is in.
  func put(_ page: SimulatedPage, at spot: TabSpot, inPlaceOf former: SimulatedPage) {
    tabs[page] = spot
    layers[page] = layers[former]
    openers[page] = openers[former]
  }

  /// What becomes of what is on the stack no more: a tab that is left is parked, for as long as its bar stands and another one is selected.
  /// A page that has given way to another one in its own tab is not.
  func leave(_ former: [SimulatedPage]) {
    forgetRuns(former)
    var left: Set<TabSpot> = []
    for (index, page) in former.enumerated() where !stack.contains(page) {
      guard let spot = tabs[page], selects(other: spot), left.insert(spot).inserted else { continue }
      parked.append([page] + former[(index + 1)...].prefix { layers[$0] == nil && !stack.contains($0) })
    }
    parked.removeAll { run in run.first.flatMap { tabs[$0] }.map { !selects(other: $0) } ?? true }
    notePagesTwice()
  }

  /// What was to end with a page that is gone ends with the one that is on top now, as where a layer is coming or going and another tab is
  /// selected below it.
  func followSelection() {
    for index in running.indices where running[index].top.map({ !stack.contains($0) }) ?? false {
      running[index].top = stack.last
    }
  }

  private func notePagesTwice() {
    for page in parked.joined() where stack.contains(page) { corruptions.append(.pageTwice(page)) }
  }
}
