import NavLab
import Testing

/// The simulated host's tab bars, without a guard.
@MainActor struct SimulatedTabsTests {
  private let stage = ScenarioRunner(.none, on: .tabs)
  private var host: SimulatedHost { stage.host as? SimulatedHost ?? SimulatedHost(in: stage.window) }
  private var parked: [[LabScreen]] { host.parked.map { $0.map(\.place) } }

  @Test func aTabThatIsLeftKeepsItsPages() {
    stage.stand(on: .a, .b)
    stage.pressTab(.right)
    stage.wait(1)
    #expect(stage.places == [.right] && host.visible?.place == .right && parked == [[.left, .a, .b]])
    stage.tap(.c)
    stage.wait(1)
    stage.pressTab(.left)
    stage.wait(1)
    #expect(stage.places == [.left, .a, .b] && parked == [[.right, .c]])
    #expect(host.isAtRest && host.corruptions.isEmpty)
  }

  @Test func theSelectedTabGoesToItsFirstPage() {
    stage.stand(on: .a, .b)
    stage.pressTab(.left)
    stage.wait(1)
    #expect(stage.places == [.left] && parked.isEmpty)
  }

  /// When a toolkit selects a tab, only the page that appears is notified.
  @Test func nobodyIsToldOfASelectionButThePage() {
    var moments: [PageMoment] = []
    for moment in [PageMoment.didShow, .appeared] { stage.when(moment, .right) { moments.append(moment) } }
    stage.pressTab(.right)
    stage.wait(1)
    #expect(moments == [.appeared])
  }

  @Test func whatMovesInATabThatIsLeftIsNeverCompleted() {
    var isCompleted = false
    stage.when(.didShow, .a) { isCompleted = true }
    stage.tap(.a)
    stage.wait(0.1)
    stage.systemSelects(.right)
    stage.wait(1)
    #expect(stage.places == [.right] && parked == [[.left, .a]] && !host.isAnimating && !isCompleted)
    #expect(host.corruptions.isEmpty)
  }

  @Test func aPushInATabThatNobodySeesStandsThere() {
    stage.pressTab(.right)
    stage.wait(1)
    stage.program.push(.a, from: .left)
    #expect(stage.places == [.right] && parked == [[.left, .a]] && !host.isAnimating)
  }

  /// A layer stays over the bar if another tab is selected below it.
  @Test func aLayerStaysWhereATabIsSelectedUnderIt() {
    stage.present(.a)
    stage.pressTab(.right)
    #expect(stage.places == [.left, .a], "nobody reaches the bar")
    stage.pressTab(.right, takesAll: true)
    stage.wait(1)
    host.inspectAtRest()
    #expect(stage.places == [.right, .a] && parked == [[.left]])
    #expect(host.visible?.place == .a && host.corruptions.isEmpty)
  }

  /// The selection below the layer ends with the tab's page, not with a page of the layer.
  @Test func aTabThatIsSelectedUnderALayerIsSeenWhenThatIsDrawnAway() {
    stage.present(.a, as: .popover)
    stage.systemSelects(.club, .animated)
    stage.dismissalSwipe(to: 0.9, asksNobody: true)
    stage.wait(1)
    host.inspectAtRest()
    #expect(stage.places == [.club] && parked == [[.left]])
    #expect(host.visible?.place == .club && host.corruptions.isEmpty)
  }

  /// A page that was replaced in its own tab is removed, and is not parked.
  @Test func aPageThatGivesWayInItsTabIsNotKept() {
    stage.systemSelects(.right)
    stage.wait(1)
    let (blank, spot) = (host.stack[0], TabSpot(bar: host.tabs[host.stack[0]]?.bar ?? 0, index: 1))
    let pages = [stage.window.makePage(.right), stage.window.makePage(.a)]
    host.setStack(pages, at: spot, for: 0, .unanimated)
    stage.wait(1)
    #expect(host.stack == pages && host.parked.joined().contains(blank) == false && parked == [[.left]])
    stage.systemSelects(.left)
    stage.wait(1)
    #expect(parked == [[.right, .a]] && host.corruptions.isEmpty)
  }

  @Test func aContainerThatGoesTakesItsTabsAlong() {
    stage.program.presentTabs()
    stage.wait(1)
    stage.pressTab(.outer)
    stage.wait(1)
    #expect(stage.places == [.left, .outer] && parked == [[.inner]])
    #expect(host.layers[host.stack[1]] == .sheet)
    stage.program.pop()
    stage.wait(1)
    #expect(stage.places == [.left] && parked.isEmpty)
  }

  @Test func anotherRootTakesAllTabsAlong() {
    stage.pressTab(.right)
    stage.wait(1)
    stage.changeRoot(to: .home)
    stage.wait(1)
    #expect(stage.places == [.home] && parked.isEmpty && !host.hasTabs)
  }

  /// If the system selects a tab for the first time, the app has not created the tab's page.
  @Test func theSystemSelectsWhatNobodyHasMade() {
    stage.systemSelects(.club)
    stage.wait(1)
    #expect(stage.places == [.club] && parked == [[.left]])
    stage.systemSelects(.left)
    stage.wait(1)
    #expect(stage.places == [.left] && parked == [[.club]] && host.corruptions.isEmpty)
  }

  @Test func catchesAPageThatIsShownAndParked() {
    let page = host.stack[0]
    stage.pressTab(.right)
    stage.wait(1)
    host.push(page, for: 0)
    #expect(host.corruptions == [.pageTwice(page)])
  }
}
