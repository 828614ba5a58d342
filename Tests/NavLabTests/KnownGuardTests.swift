import NavLab
import Testing

/// Each known guard matches its description, including its faults.
@MainActor struct KnownGuardTests {
  @Test func withoutAGuardEverythingGoesThrough() {
    let stage = ScenarioRunner(.none)
    stage.program.push(.a)
    stage.program.push(.b)
    #expect(stage.places == [.home, .a, .b] && stage.host.overlaps == 1)
  }

  // MARK: Flags

  @Test func flagsDropWhatComesInATransition() {
    let stage = ScenarioRunner(.droppingFlags)
    stage.program.push(.a)
    stage.program.push(.b)
    stage.program.pop()
    #expect(stage.places == [.home, .a] && stage.host.overlaps == 0)
    #expect(stage.asked.map(\.reply) == [.nothing, .nothing, .refused], "a pop that is dropped gives no page")
    stage.wait(1)
    stage.program.push(.b)
    stage.wait(1)
    stage.program.pop()
    stage.program.push(.c)
    #expect(stage.places == [.home, .a])
  }

  @Test func flagsIgnoreEventsInATransition() {
    let stage = ScenarioRunner(.droppingFlags)
    stage.tap(.a)
    #expect(!stage.host.isInteractionOn)
    stage.wait(0.4)
    #expect(stage.host.isInteractionOn && stage.host.corruptions.isEmpty)
  }

  @Test func flagsAreClearedAfterTwoSecondsWithoutACompletion() {
    let stage = ScenarioRunner(.droppingFlags)
    stage.host.nextChange(.neverCompletes)
    stage.tap(.a)
    stage.wait(1.99)
    #expect(!stage.host.isInteractionOn)
    stage.wait(0.01)
    #expect(stage.host.isInteractionOn)
  }

  @Test func flagsAreLookedAtEveryTwoSecondsAndReportedOnceAfterTen() throws {
    let stage = ScenarioRunner(.droppingFlags)
    let flags = try #require(stage.navigation as? DroppingFlags)
    stage.host.nextChange(.animatesForever)
    stage.tap(.a)
    stage.wait(9.9)
    #expect(flags.reports == 0)
    stage.wait(0.1)
    #expect(flags.reports == 1)
    stage.wait(20)
    #expect(flags.reports == 1 && !stage.host.isInteractionOn)
    stage.host.settle()
    stage.wait(2)
    #expect(stage.host.isInteractionOn)
  }

  @Test func flagsDisableTheSwipe() {
    let stage = ScenarioRunner(.droppingFlags)
    stage.stand(on: .a)
    #expect(!stage.host.beginSwipe())
  }

  // MARK: In transition

  @Test func aSecondPushIsIgnoredAndAPopIsNot() {
    let stage = ScenarioRunner(.ignoringInTransition)
    stage.program.push(.a)
    stage.program.push(.b)
    #expect(stage.places == [.home, .a])
    stage.program.pop()
    #expect(stage.places == [.home] && stage.host.overlaps == 1)
  }

  @Test func controlsRefuseTapsInATransition() {
    let stage = ScenarioRunner(.ignoringInTransition)
    stage.host.outgoingTakesTaps = true
    stage.tap(.a)
    stage.wait(0.1)
    stage.tap(.b)
    #expect(stage.asked.count == 1)
  }

  // MARK: Newest first

  @Test func theNewestIsReleasedByTheNextAppearance() {
    let stage = ScenarioRunner(.newestFirst)
    stage.program.push(.a)
    stage.program.push(.b)
    stage.program.push(.c)
    stage.wait(0.34)
    #expect(stage.places == [.home, .a])
    stage.wait(0.01)
    #expect(stage.places == [.home, .a, .c])
    stage.wait(1)
    #expect(stage.places == [.home, .a, .c, .b])
  }

  @Test func allStackCallsWait() {
    let stage = ScenarioRunner(.newestFirst)
    stage.program.push(.a)
    stage.program.pop()
    stage.program.setStack(.home, .c, animation: .animated)
    #expect(stage.places == [.home, .a])
    stage.wait(0.4)
    #expect(stage.places == [.home, .c])
    stage.wait(1)
    #expect(stage.places == [.home])
  }

  @Test func aThirdOfTheWidthIsEnough() {
    let stage = ScenarioRunner(.newestFirst)
    stage.stand(on: .a, .b)
    stage.swipe(to: 0.33)
    stage.wait(1)
    #expect(stage.places == [.home, .a, .b])
    stage.swipe(to: 0.34)
    stage.wait(1)
    #expect(stage.places == [.home, .a])
  }

  // MARK: Timed pushes

  @Test func pushesWaitForTheOneBefore() {
    let stage = ScenarioRunner(.timedPushes)
    stage.program.push(.a)
    stage.program.push(.b)
    stage.program.push(.c)
    #expect(stage.places == [.home, .a])
    stage.wait(0.35)
    #expect(stage.places == [.home, .a, .b])
    stage.wait(0.35)
    #expect(stage.places == [.home, .a, .b, .c] && stage.host.overlaps == 0)
  }

  @Test func theQueueOpensAfterHalfASecond() {
    let stage = ScenarioRunner(.timedPushes)
    stage.host.nextChange(.animatesForever)
    stage.program.push(.a)
    stage.program.push(.b)
    stage.wait(0.49)
    #expect(stage.places == [.home, .a])
    stage.wait(0.01)
    #expect(stage.places == [.home, .a, .b] && stage.host.overlaps == 1)
  }

  @Test func otherCallsDoNotWait() {
    let stage = ScenarioRunner(.timedPushes)
    stage.program.push(.a)
    stage.program.pop()
    #expect(stage.places == [.home])
  }
}
