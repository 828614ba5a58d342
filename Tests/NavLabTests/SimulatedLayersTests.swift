import NavLab
import Testing

/// The simulated host's layers, without a guard.
@MainActor struct SimulatedLayersTests {
  private let stage = ScenarioRunner(.none)
  private var host: SimulatedHost { stage.host as? SimulatedHost ?? SimulatedHost(in: stage.window) }

  private func present(
    _ place: LabScreen, as kind: LayerKind = .sheet, over presenter: SimulatedPage? = nil,
    _ animation: ChangeAnimation = .animated
  ) -> Bool {
    host.present([stage.window.makePage(place)], as: kind, over: presenter ?? host.stack.last, for: 0, animation)
  }

  private var lastEffect: PerformedChange.Effect? { host.performed.last?.effect }

  @Test func aLayerIsOnThePathAtOnceAndVisibleWhenItsTimeIsOver() {
    #expect(present(.a))
    #expect(stage.places == [.home, .a] && host.visible?.place == .home && host.isAnimating)
    stage.wait(0.34)
    #expect(host.visible?.place == .home)
    stage.wait(0.01)
    #expect(host.visible?.place == .a && host.isAtRest && host.hasLayers)
    #expect(host.run(of: host.stack.first) == 0..<1 && host.run(of: nil) == 1..<2)
  }

  /// "Attempt to present … while a presentation is in progress", "which is already presenting", "whose view is not in
  /// the window hierarchy".
  @Test func whatUIKitDoesNotTakeIsNotDone() {
    let root = host.stack.first
    #expect(present(.a))
    #expect(!present(.b), "one is coming")
    stage.wait(1)
    #expect(!present(.b, over: root), "it presents already")
    host.hide()
    #expect(!present(.b), "nobody sees it")
    host.show()
    #expect(host.dismiss(by: host.stack.last, for: 0))
    #expect(!present(.b), "one is going")
    stage.wait(1)
    #expect(present(.b))
    #expect(!host.dismiss(by: host.stack.last, for: 0), "one is coming")
    #expect(host.corruptions.isEmpty && lastEffect == .wrong)
  }

  @Test func aPageThatIsBeingPutUpPresentsNothing() {
    var isTaken: Bool?
    stage.when(.willAppear, .a) { isTaken = present(.b) }
    stage.program.push(.a)
    #expect(isTaken == false && stage.places == [.home, .a])
  }

  @Test func aDismissalTakesAllAboveAlong() {
    stage.present(.a, .b, .c)
    #expect(host.dismiss(by: host.stack.first, for: 0))
    stage.wait(1)
    #expect(stage.places == [.home] && host.visible?.place == .home && host.corruptions.isEmpty)
  }

  /// A dismissal by a presenting page closes the presented layers, but not the page itself.
  @Test func aDismissalByAPageThatPresentsLeavesIt() {
    stage.present(.a, .b)
    #expect(host.dismiss(by: host.stack[1], for: 0))
    stage.wait(1)
    #expect(stage.places == [.home, .a])
    #expect(host.dismiss(by: host.stack[1], for: 0))
    stage.wait(1)
    #expect(stage.places == [.home])
  }

  @Test func nativeStacksMoveBesideOneAnother() {
    stage.present(.a)
    let root = host.stack.first
    host.push(stage.window.makePage(.b), onStackOf: root, for: 0)
    stage.tap(.c)
    stage.wait(1)
    #expect(stage.places == [.home, .b, .a, .c] && host.visible?.place == .c)
    #expect(host.corruptions.isEmpty && host.overlaps == 1)
    host.pop(onStackOf: root, for: 0)
    stage.wait(1)
    #expect(stage.places == [.home, .a, .c] && host.visible?.place == .c)
  }

  @Test func aDrawnLayerStandsUntilItIsGone() {
    stage.present(.a)
    #expect(host.beginDismissal())
    #expect(stage.places == [.home, .a] && host.isAnimating)
    host.cancelSwipe()
    stage.wait(1)
    #expect(stage.places == [.home, .a] && host.visible?.place == .a && host.isAtRest)
    stage.dismissalSwipe(to: 0.8)
    #expect(stage.places == [.home] && host.isAnimating)
    stage.wait(1)
    #expect(host.visible?.place == .home && host.isAtRest && host.corruptions.isEmpty)
  }

  @Test func noGestureClosesALayerThatCoversAllOrAnAlert() {
    stage.present(.a, as: .full)
    #expect(!host.beginDismissal())
    stage.tapAlert()
    stage.wait(1)
    #expect(host.visible?.place == .question && !host.beginDismissal())
  }

  /// For each fault, the time at which a button is reported.
  @Test(arguments: [
    (ChangeFault?.none, 0.34, false), (nil, 0.35, true), (.appearsAtOnce, 0, true),
    (.completesLate(.seconds(1)), 1.34, false), (.completesLate(.seconds(1)), 1.35, true), (.neverCompletes, 60, false),
  ])
  func anAlertClosesBeforeItTells(_ fault: ChangeFault?, _ seconds: Double, _ isHeard: Bool) {
    stage.tapAlert()
    stage.wait(1)
    var hasHeard = false
    stage.whenChosen(.keep) { hasHeard = true }
    stage.choose(.keep, fault)
    #expect(stage.places == [.home])
    stage.wait(seconds)
    #expect(hasHeard == isHeard)
  }

  /// UIKit ignores a push while an alert closes.
  @Test func aPushWhileAnAlertClosesIsNotTaken() {
    stage.tapAlert()
    stage.wait(1)
    stage.choose(.keep)
    stage.program.push(.a, from: .home)
    #expect(stage.places == [.home] && lastEffect == .wrong)
    stage.wait(1)
    stage.program.push(.a, from: .home)
    #expect(stage.places == [.home, .a])
  }

  @Test func catchesALayerThatHasLostWhatItStandsOn() {
    stage.stand(on: .a)
    stage.present(.b)
    #expect(host.pop(onStackOf: host.stack.first, for: 0)?.place == .a)
    stage.wait(1)
    host.inspectAtRest()
    #expect(host.corruptions == host.stack.last.map { [.layerWithoutOpener($0)] })
  }

  /// An unreported dismissal is detected once when the user returns to the host.
  @Test func whatHasGoneWithoutAWordIsSeenLater() {
    let guarded = ScenarioRunner(.guardedAuto)
    guarded.present(.a, as: .popover)
    guarded.host.layerGoes(.unanimated, .neverCompletes)
    guarded.wait(60)
    #expect(guarded.places == [.home] && guarded.navigation.stack.map(\.place) == [.home, .a])
    guarded.host.bringIntoView()
    guarded.wait(1)
    #expect(guarded.navigation.stack.map(\.place) == [.home])
  }
}
