import Testing

@testable import NavRuntime
@testable import NavTerminal

@MainActor @Suite final class TerminalHostTests: TerminalWorld<Fake> {
  init() { super.init(FakeScreens(), FakeFacts()) }

  /// The page at the bottom.
  private var page: FakePage? { host.stack.first?.page as? FakePage }

  private func press(_ keys: Key...) {
    for key in keys { host.receive(key) }
  }

  // MARK: - Frames

  @Test func theRootIsDrawnWithoutASlide() {
    #expect(screen.rows == ["    List", "llllllllllll", "llllllllllll", "llllllllllll"])
    #expect(screen.frames.count == 1)
    #expect(!host.isAnimating)
  }

  @Test func aSlideShowsBothPagesAndEndsWithTheNewOne() {
    press(.enter)
    var moments: Set<String> = []
    while host.isAnimating {
      clock.advance(by: .milliseconds(16))
      moments.insert(screen.rows[2])
    }
    #expect(screen.rows == [" ‹  Item", "iiiiiiiiiiii", "iiiiiiiiiiii", "iiiiiiiiiiii"])
    #expect(moments.contains { $0.contains("l") && $0.contains("i") })
    #expect(moments.count > 6, "\(moments)")
  }

  @Test func aSlideHasBetweenThirtyAndSixtyFramesASecond() {
    let before = screen.frames.count
    press(.enter)
    clock.advance(by: .milliseconds(300))
    #expect((9...20).contains(screen.frames.count - before))
    clock.advance(by: .seconds(10))
    #expect(clock.pending == 0, "nothing is drawn when nothing moves")
  }

  @Test func anUnanimatedChangeIsDoneInsideTheCall() {
    press(.character("o"))
    #expect(page?.requests.last?.outcomeSoFar == .shown)
    #expect(names == ["list", "item"])
    #expect(screen.rows[2] == "iiiiiiiiiiii")
  }

  @Test func backTakesAPageAwayAsItCame() {
    walk(.character("h"))
    #expect(screen.rows[2] == "hhhhhhhhhhhh")
    press(.escape)
    clock.advance(by: .milliseconds(60))
    // The page goes down with its bar, as it came up, and uncovers the entire rows above it.
    #expect(screen.rows == ["    List", "llllllllllll", " ‹  Help", "hhhhhhhhhhhh"])
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list"])
  }

  @Test func aHiddenBarLeavesItsRowsToThePage() {
    walk(.enter, .enter)
    #expect(screen.rows == Array(repeating: "nnnnnnnnnnnn", count: 4))
  }

  @Test func whatAPageHasReadAndChangesIsDrawnAgain() async throws {
    let page = try #require(page)
    page.letter = "x"
    page.title = "Things"
    for _ in 0..<1000 where clock.pending == 0 { await Task.yield() }
    #expect(clock.pending == 1, "two changes, one frame")
    clock.advance(by: .zero)
    #expect(screen.rows == ["   Things", "xxxxxxxxxxxx", "xxxxxxxxxxxx", "xxxxxxxxxxxx"])
  }

  @Test func theStatusLineStaysWhileThePagesSlide() {
    host.statusLine = "ready"
    clock.advance(by: .zero)
    #expect(screen.rows == ["    List", "llllllllllll", "llllllllllll", " ready"])
    press(.enter)
    clock.advance(by: .milliseconds(100))
    #expect(screen.rows[3] == " ready")
  }

  @Test func anotherSizeIsFilledWithTheNextFrame() {
    press(.enter)
    clock.advance(by: .milliseconds(100))
    screen.size = GridSize(rows: 3, columns: 20)
    clock.advance(by: .milliseconds(400))
    #expect(screen.rows == [" ‹      Item", String(repeating: "i", count: 20), String(repeating: "i", count: 20)])
    screen.size = GridSize(rows: 0, columns: 0)
    walk(.escape)
    #expect(screen.rows == [])
  }

  // MARK: - State and completion

  @Test func aRequestIsShownWhenTheSlideIsOverAndNotBefore() {
    press(.enter)
    #expect(page?.requests.last?.outcomeSoFar == nil)
    #expect(host.isAnimating)
    clock.advance(by: .milliseconds(299))
    #expect(page?.requests.last?.outcomeSoFar == nil)
    clock.advance(by: .milliseconds(20))
    #expect(page?.requests.last?.outcomeSoFar == .shown)
    #expect(!host.isAnimating)
    #expect(host.shownInstances == navigator.stack.map(\.id))
  }

  @Test func everyTransitionIsCompletedOnce() {
    let ignored = Ignored()
    let observation = navigator.observe { event in
      if case .ignoredCompletion = event.kind { ignored.count += 1 }
    }
    walk(.enter, .enter, .escape, .character("u"), .character("h"), .left)
    #expect(ignored.count == 0)
    #expect(names == ["list"])
    observation.cancel()
  }

  private final class Ignored { var count = 0 }

  @Test func settlingEndsASlideAtItsEnd() {
    press(.enter)
    clock.advance(by: .milliseconds(50))
    host.settle()
    #expect(!host.isAnimating)
    #expect(screen.rows[2] == "iiiiiiiiiiii")
    #expect(host.shownInstances.count == 2)
  }

  @Test func aChangeDuringASlideEndsTheSlideFirst() {
    press(.enter)
    clock.advance(by: .milliseconds(50))
    let under = Array(host.stack.prefix(1))
    let length = host.show(
      StackChange(
        transition: TransitionID(rawValue: 99), stack: under, kind: .pop, isAnimated: true, transitionName: nil,
        parked: [], anchor: nil,
        difference: StackDifference(kept: 1, shortensRun: true)))
    // At this point at the latest, the first slide is reported, as the contract requires. The second slide runs.
    #expect(page?.requests.last?.outcomeSoFar != nil)
    #expect(length == .milliseconds(300))
    #expect(host.isAnimating)
    #expect(host.shownInstances == under.map(\.id))
  }

  @Test func withoutATerminalEverythingIsDoneAtOnce() {
    press(.enter)
    host.detach()
    #expect(page?.requests.last?.outcomeSoFar == .shown, "a slide that runs when the terminal goes is over")
    press(.enter)
    #expect(names == ["list", "item", "note"])
    #expect(clock.pending == 0, "no frame, no watchdog")
  }

  /// An app may give the terminal to an editor and take it back. No request times out in between.
  @Test func theNavigatorHearsWhetherThereIsATerminal() {
    var events: [String] = []
    let observation = navigator.observe { event in
      switch event.kind {
      case .suspended: events.append("suspended")
      case .resumed: events.append("resumed")
      default: break
      }
    }
    host.detach()
    #expect(events == ["suspended"])
    host.attach(screen)
    #expect(events == ["suspended", "resumed"])
    observation.cancel()
  }

  /// A stop during a slide may take hours. Afterwards, the change is complete, without a timeout.
  @Test func aStopWhileAPageSlidesFailsNothing() {
    press(.enter)
    #expect(host.isAnimating)
    host.detach()
    clock.advance(by: .seconds(3600))
    let frames = screen.frames.count
    host.attach(screen)
    #expect(screen.frames.count == frames + 1, "it is drawn at once")
    clock.advance(by: .seconds(20))
    #expect(page?.requests.last?.outcomeSoFar == .shown)
    #expect(names == ["list", "item"])
    press(.enter)
    #expect(host.isAnimating, "and it goes on as before")
  }

  // MARK: - Keys

  @Test func aDoublePressIsTwoRequestsAndTheGuardRefusesTheSecond() {
    press(.enter, .enter)
    #expect(page?.requests.count == 2)
    #expect(page?.requests.last?.outcomeSoFar == .refused(.busy))
    clock.advance(by: .milliseconds(400))
    #expect(page?.requests.first?.outcomeSoFar == .shown)
    #expect(names == ["list", "item"])
  }

  /// For pages whose keys do more than send requests: the outgoing page does not receive them.
  @Test func keysAreDroppedWhereTheAppWantsThemToBe() {
    host.takesKeysInTransitions = false
    press(.enter, .enter, .control("l"))
    #expect(page?.requests.count == 1)
    #expect(screen.forgotten == 1, "the screen can be drawn anew at any time")
    clock.advance(by: .milliseconds(400))
    press(.enter)
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list", "item", "note"])
  }

  @Test func aKeyLateInASlideIsStillTheOutgoingPages() {
    press(.enter)
    clock.advance(by: .milliseconds(250))
    press(.enter)
    #expect(page?.requests.last?.outcomeSoFar == .refused(.busy))
    clock.advance(by: .milliseconds(400))
    press(.enter)
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list", "item", "note"], "after the slide it is the new page's")
  }

  @Test func backIsAskedForWithThreeKeys() {
    for key in [Key.escape, .left, .character("b")] {
      walk(.character("h"))
      #expect(names == ["list", "help"])
      walk(key)
      #expect(names == ["list"], "\(key)")
    }
    walk(.escape)
    #expect(names == ["list"], "there is nothing below the root")
  }

  @Test func aPageMayTakeTheKeyForBackItself() {
    walk(.enter, .character("b"))
    #expect(names == ["list", "item", "note"])
  }

  @Test func twoFastBacksTakeOnePageOff() {
    walk(.enter, .enter)
    press(.escape, .escape)
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list", "item"])
  }

  @Test func theArrowIsFaintWhileBackWouldNotBeTaken() {
    walk(.enter)
    #expect(screen.frames.last?[0, 1].style.traits.contains(.dim) == false)
    press(.enter)
    clock.advance(by: .milliseconds(1))
    #expect(screen.frames.last?[0, 1].style.traits.contains(.dim) == true)
  }
}
