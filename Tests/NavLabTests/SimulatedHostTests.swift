import NavLab
import Testing

/// A host with a root, and a record of its callbacks.
@MainActor private final class Ear: HostObserver {
  let window = SimulatedWindow()
  let host: SimulatedHost
  let root: SimulatedPage
  var words: [HostCallback] = []
  var timers: [Int] = []

  init() {
    host = SimulatedHost(in: window)
    root = window.makePage(.home)
    host.observer = self
    host.setStack([root], for: 0, .unanimated)
    window.clock.advance(by: .seconds(1))
    words = []
  }

  func hear(_ word: HostCallback) { words.append(word) }
  func timerFired(_ timer: Int) { timers.append(timer) }

  func push(_ place: LabScreen, _ animation: ChangeAnimation = .animated) -> SimulatedPage {
    let page = window.makePage(place)
    host.push(page, for: 0, animation)
    return page
  }

  func wait(_ seconds: Double) {
    window.clock.advance(by: .seconds(seconds))
    host.inspectAtRest()
  }

  func didShow(_ page: SimulatedPage) -> Int { words.count { $0 == .didShow(page) } }
  func appeared(_ page: SimulatedPage) -> Int { words.count { $0 == .appeared(page) } }
}

@MainActor struct SimulatedHostTests {
  private let ear = Ear()
  private var host: SimulatedHost { ear.host }

  @Test func aPushIsOnTheStackAtOnceAndVisibleWhenItsTimeIsOver() {
    let page = ear.push(.a)
    #expect(host.stack == [ear.root, page] && host.visible == ear.root && host.isAnimating)
    #expect(ear.words == [.willShow(page)])
    ear.wait(0.34)
    #expect(host.visible == ear.root)
    ear.wait(0.01)
    #expect(host.visible == page && host.isAtRest)
    #expect(ear.words == [.willShow(page), .disappeared(ear.root), .appeared(page), .didShow(page)])
    #expect(host.corruptions.isEmpty)
  }

  @Test func catchesAChangeDuringAChange() {
    _ = ear.push(.a)
    ear.wait(0.1)
    _ = ear.push(.b)
    #expect(host.corruptions == [.changeDuringChange])
  }

  @Test func catchesAChangeDuringAGesture() {
    _ = ear.push(.a)
    ear.wait(1)
    host.beginSwipe()
    _ = ear.push(.b)
    #expect(host.corruptions == [.changeDuringChange])
  }

  @Test func aHostThatCoalescesTakesTwoAndTellsOfTheSecond() {
    host.coalesces = true
    let (first, second) = (ear.push(.a), ear.push(.b))
    ear.wait(1)
    #expect(host.corruptions.isEmpty && host.overlaps == 1)
    #expect(ear.didShow(first) == 0 && ear.didShow(second) == 1 && host.visible == second)
  }

  @Test func catchesAPageThatIsShownAfterItWasTakenOff() {
    let page = ear.push(.a)
    ear.wait(0.1)
    host.pop(for: 0, .unanimated)
    ear.wait(1)
    #expect(host.corruptions == [.changeDuringChange, .removedPageShown(page), .visibleIsNotTop])
    #expect(host.stack == [ear.root] && host.visible == page, "it repairs nothing")
  }

  @Test func catchesAPageThatIsThereTwice() {
    host.setStack([ear.root, ear.root], for: 0, .unanimated)
    #expect(host.corruptions == [.pageTwice(ear.root)])
  }

  @Test func catchesAPageInTwoHosts() {
    let other = SimulatedHost(in: ear.window)
    other.push(ear.root, for: 0)
    #expect(other.corruptions == [.pageInTwoHosts(ear.root)])
  }

  @Test func catchesAPopToAPageThatHasGone() {
    let page = ear.push(.a)
    ear.wait(1)
    host.pop(for: 0)
    ear.wait(1)
    #expect(!host.pop(to: page, for: 0))
    #expect(host.corruptions == [.popToNoPage(page)])
  }

  @Test func catchesInteractionThatIsTurnedOnTooOften() {
    host.setInteraction(false)
    host.setInteraction(true)
    #expect(host.corruptions.isEmpty)
    host.setInteraction(true)
    #expect(host.corruptions == [.interactionOutOfBalance])
  }

  /// For each fault and time, the number of times that a page is notified that it appeared, and the delegate that it
  /// is shown.
  @Test(arguments: [
    (ChangeFault.completesLate(.seconds(1)), 0.36, 0, 0), (.completesLate(.seconds(1)), 1.36, 1, 1),
    (.completesTwice, 1, 1, 2), (.neverCompletes, 60, 0, 0), (.completionIsLost, 60, 1, 0),
    (.completesInsideTheCall, 0, 1, 1), (.completesForTheOldPage, 1, 1, 0), (.animatesForever, 60, 0, 0),
    (.oldPageStays, 0.36, 0, 1), (.oldPageStays, 1, 1, 1), (.appearsAtOnce, 0, 1, 0), (.appearsAtOnce, 1, 1, 1),
    (.isSkipped, 60, 0, 0), (.isSkippedAndCompletes, 60, 0, 0),
  ])
  func faults(_ fault: ChangeFault, _ seconds: Double, _ appeared: Int, _ completed: Int) {
    host.nextChange(fault)
    let page = ear.push(.a)
    ear.wait(seconds)
    #expect(ear.appeared(page) == appeared && ear.didShow(page) == completed)
    let isThere = fault != .isSkipped && fault != .isSkippedAndCompletes
    #expect(host.stack.contains(page) == isThere)
    #expect(host.corruptions.isEmpty)
    let spares = ear.didShow(ear.root)
    #expect(spares == (fault == .completesForTheOldPage || fault == .isSkippedAndCompletes ? 1 : 0))
  }

  @Test func faultsOfPops() {
    let pages = [LabScreen.a, .b, .c].map { place in
      defer { ear.wait(1) }
      return ear.push(place)
    }
    host.nextChange(.popsTwo, .endsDeeper)
    host.pop(for: 1)
    ear.wait(1)
    #expect(host.stack == [ear.root, pages[0]] && host.performed.last?.effect == .full)
    host.popToRoot(for: 2)
    ear.wait(1)
    #expect(host.stack == [ear.root, pages[0]] && host.visible == pages[0])
    #expect(host.performed.last?.effect == .wrong)
  }

  @Test func aHiddenHostSaysNothingUntilItIsShown() {
    let page = ear.push(.a)
    ear.wait(0.1)
    host.hide()
    ear.wait(10)
    #expect(ear.words == [.willShow(page)] && !host.isAnimating && host.visible == page)
    host.show()
    #expect(ear.words == [.willShow(page), .appeared(page), .didShow(page)] && host.isAtRest)
  }

  @Test func aCoveredHostSaysNothingUntilItIsUncovered() {
    host.present()
    ear.wait(1)
    let page = ear.push(.a)
    ear.wait(10)
    #expect(ear.words == [.willShow(page)])
    host.dismiss()
    ear.wait(0.34)
    #expect(ear.didShow(page) == 0)
    ear.wait(0.01)
    #expect(ear.didShow(page) == 1)
  }

  @Test func aSuspendedProcessHasNoTime() {
    host.setTimer(1, after: .seconds(1))
    host.suspend()
    ear.wait(10)
    #expect(ear.timers.isEmpty)
    host.resume()
    #expect(ear.timers == [1])
  }

  @Test func theDelegateHearsNothingOfACancelledSwipe() {
    let page = ear.push(.a)
    ear.wait(1)
    ear.words = []
    host.beginSwipe()
    #expect(host.stack == [ear.root] && host.visible == page)
    host.cancelSwipe()
    ear.wait(1)
    #expect(ear.words == [.willShow(ear.root), .appeared(page)])
    #expect(host.stack == [ear.root, page] && host.isAtRest && host.corruptions.isEmpty)
  }

  @Test func aFinishedSwipeIsShown() {
    let page = ear.push(.a)
    ear.wait(1)
    host.beginSwipe()
    host.moveSwipe(to: 0.5)
    host.liftSwipe()
    ear.wait(1)
    #expect(host.stack == [ear.root] && host.visible == ear.root && ear.didShow(ear.root) == 1)
    #expect(ear.words.contains(.disappeared(page)))
  }

  @Test func tapsGoToTheOutgoingPageInTheMomentOfThePush() {
    let page = ear.push(.a)
    #expect(host.touchablePage == ear.root)
    ear.wait(0.1)
    #expect(host.touchablePage == nil)
    host.outgoingTakesTaps = true
    #expect(host.touchablePage == ear.root)
    ear.wait(1)
    #expect(host.touchablePage == page)
    host.setInteraction(false)
    #expect(host.touchablePage == nil)
  }
}
