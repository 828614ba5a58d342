// Tab bars at the bottom or in a layer, as in UIKit.
//
// A native stack that starts with one of ``SimulatedHost/tabs`` belongs to the selected tab. The stacks of the other
// tabs are kept and are invisible. A selection has no completion: only the page that appears is notified.
extension SimulatedHost {
  /// Whether there is a tab bar.
  package var hasTabs: Bool { stack.contains { tabs[$0] != nil } }

  /// Returns the start of a bar's selected tab on the stack.
  private func start(of bar: Int) -> Int? { stack.firstIndex { tabs[$0]?.bar == bar } }

  /// Returns the first page of a bar's selected tab.
  package func selected(in bar: Int) -> SimulatedPage? { start(of: bar).map { stack[$0] } }

  /// The tab bars, from the bottom, identified by the first pages of their selected tabs.
  package var bars: [SimulatedPage] { stack.filter { tabs[$0] != nil } }

  /// Whether the bar of a tab is on the stack with another tab selected.
  package func selects(other spot: TabSpot) -> Bool { selected(in: spot.bar).map { tabs[$0] != spot } ?? false }

  /// Returns the stack of a tab that is not selected.
  package func parkedRun(of spot: TabSpot) -> [SimulatedPage]? {
    parked.first { run in run.first.map { tabs[$0] == spot } ?? false }
  }

  /// Selects a tab below the layers that cover its bar, with these pages as its native stack.
  ///
  /// - Returns: Whether the toolkit performs the call.
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

  /// Sets the stacks of the tabs that are not selected. This is invisible.
  package func keepParked(_ runs: [(spot: TabSpot, pages: [SimulatedPage])]) {
    parked = runs.filter { selects(other: $0.spot) }.map(\.pages)
    for (spot, pages) in runs { if let first = pages.first { tabs[first] = spot } }
    notePagesTwice()
  }

  /// Simulates the system selecting a tab, without asking. Only the page that appears is notified: a blank page, if
  /// the tab was never selected before.
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

  /// Makes a page the first of a tab's native stack, in the layer that contains the bar.
  func put(_ page: SimulatedPage, at spot: TabSpot, inPlaceOf former: SimulatedPage) {
    tabs[page] = spot
    layers[page] = layers[former]
    openers[page] = openers[former]
  }

  /// Updates the parked tabs after a change of the stack. A deselected tab is parked while its bar is on the stack
  /// with another tab selected. A page that another page replaced in the same tab is not parked.
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

  /// Redirects changes that would end with a removed page to the page on top. This happens if a tab is selected below
  /// a layer that is being presented or dismissed.
  func followSelection() {
    for index in running.indices where running[index].top.map({ !stack.contains($0) }) ?? false {
      running[index].top = stack.last
    }
  }

  private func notePagesTwice() {
    for page in parked.joined() where stack.contains(page) { corruptions.append(.pageTwice(page)) }
  }
}
