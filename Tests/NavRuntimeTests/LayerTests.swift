import NavRuntime
import NavTesting
import Testing

/// Segues that present: one path, one guard, several native stacks.
@MainActor struct LayerTests {
  @Test func aPresentBeginsALayerAndWhatItPushesLiesInIt() {
    let world = StudioWorld()
    world.open()
    #expect(world.stack == ["wall", "piece", "editor", "preview", "payment", "receipt"])
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"], ["payment", "receipt"]])
    #expect(
      world.host.stack.map(\.opening) == [
        .root, .push, .present(.sheet), .push, .present(.full), .push,
      ])
    #expect(world.isSound)
  }

  @Test func theOrderIsThatOfAPush() {
    let world = StudioWorld()
    world.open(2)
    world.handle(Studio.Piece.self).write()
    #expect(world.screens.calls == ["make editor", "prepare editor"])
    #expect(world.host.changes.last?.kind == .push)
  }

  @Test func aHandleBelowALayerIsNotVisibleAndGoodAgainAfterwards() {
    let world = StudioWorld()
    world.open(3)
    let piece = world.handle(Studio.Piece.self)
    #expect(piece.zoom().outcomeSoFar == .refused(.notVisible))
    #expect(piece.write(sender: .program).outcomeSoFar == .refused(.notVisible))
    world.handle(Studio.Editor.self).save("text")
    #expect(piece.zoom().outcomeSoFar == .shown)
    #expect(world.stack == ["wall", "piece", "detail"])
  }

  @Test func aValueComesBackOverLayers() {
    let world = StudioWorld()
    world.open(2)
    let write = world.handle(Studio.Piece.self).write()
    world.handle(Studio.Editor.self).preview()
    world.handle(Studio.Preview.self).pay()
    #expect(write.returnedSoFar == nil)
    world.handle(Studio.Payment.self).paid()
    #expect(world.stack == ["wall", "piece", "editor", "preview"])
    world.navigator.goBack()
    world.screens.calls = []
    world.handle(Studio.Editor.self).save("done")
    #expect(write.returnedSoFar == "done")
    #expect(world.screens.calls == ["save done"])
  }

  // MARK: - Steps

  /// The host receives steps, and carries them out to reach the stack. It dismisses two layers in one call.
  @Test func anUnwindCrossesLayersInOneTransition() {
    let world = StudioWorld(animation: .milliseconds(100))
    world.open(2)
    world.host.advance(by: .seconds(1))
    for segue in ["write", "preview", "pay", "confirm"] {
      switch segue {
      case "write": world.handle(Studio.Piece.self).write()
      case "preview": world.handle(Studio.Editor.self).preview()
      case "pay": world.handle(Studio.Preview.self).pay()
      default: world.handle(Studio.Payment.self).confirm()
      }
      world.host.advance(by: .seconds(1))
    }
    #expect(world.stack.count == 6)
    let done = world.handle(Studio.Receipt.self).done()
    // Two layers are dismissed, and a page of the native stack below them is popped: two steps.
    world.host.advance(by: .milliseconds(150))
    #expect(done.outcomeSoFar == nil && world.navigator.isBusy)
    world.host.advance(by: .milliseconds(50))
    #expect(done.outcomeSoFar == .shown)
    #expect(world.stack == ["wall"] && world.layers == [["wall"]])
    #expect(world.host.mostTransitionsAtOnce == 1 && world.isSound)
  }

  /// For every pair of stacks, the steps lead to the new stack.
  @Test func stepsLeadFromEachStackToEachOther() {
    let links = [
      "/pieces/7", "/pieces/7/detail", "/pieces/7/preview", "/pieces/7/pay", "/pieces/7/receipt", "/pieces/8/pay",
    ]
    for first in links {
      for second in links where second != first {
        let world = StudioWorld()
        world.navigator.open("studio:/" + first)
        let before = world.stack
        let outcome = world.navigator.open("studio:/" + second).outcomeSoFar
        #expect(outcome == .shown, "\(first) to \(second)")
        #expect(world.host.stack.map(\.info.name) == world.stack, "\(before)")
        #expect(world.isSound && world.stalls.isEmpty)
        let id = second.split(separator: "/")[1]
        #expect(world.navigator.url == "studio:/" + second && world.navigator.url?.contains(id) == true)
      }
    }
  }

  @Test func aLinkThroughLayersIsOneTransition() {
    let world = StudioWorld(animation: .milliseconds(100))
    let link = world.navigator.open("studio://pieces/7/receipt")
    // The native stack of the root comes first, and then one layer after the other.
    world.host.advance(by: .milliseconds(299))
    #expect(link.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(1))
    #expect(link.outcomeSoFar == .shown)
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"], ["payment", "receipt"]])
    #expect(world.host.changes.count == 2)
  }

  // MARK: - Back, and gestures

  @Test func backAtTheFirstScreenOfALayerClosesIt() {
    let world = StudioWorld()
    world.open(3)
    world.facts.hasDraft = true
    #expect(!world.navigator.canGoBack)
    world.host.pressBack()
    #expect(world.stack == ["wall", "piece", "editor"])
    world.facts.hasDraft = false
    world.host.pressBack()
    #expect(world.layers == [["wall", "piece"]])
    #expect(world.screens.calls == ["back to piece from editor"])
  }

  @Test func aSwipeStaysInItsNativeStack() {
    let world = StudioWorld()
    world.open(3)
    #expect(!world.host.beginSwipe())
    world.handle(Studio.Editor.self).preview()
    #expect(world.host.beginSwipe())
    world.host.finishSwipe()
    #expect(world.layers == [["wall", "piece"], ["editor"]])
    #expect(world.isSound)
  }

  @Test func aDismissalIsAGestureOverAllThatGoes() {
    let world = StudioWorld(animation: .milliseconds(100))
    for step in 0..<3 {
      switch step {
      case 0: world.handle(Studio.Wall.self).open(id: 7)
      case 1: world.handle(Studio.Piece.self).write()
      default: world.handle(Studio.Editor.self).preview()
      }
      world.host.advance(by: .seconds(1))
    }
    #expect(world.host.canDismissLayer())
    #expect(world.host.beginDismissal())
    let transition = world.host.delegate?.dismissalBegan(of: world.host.stack[2].id)
    #expect(transition != nil, "it may be said twice")
    #expect(world.handle(Studio.Preview.self).pay().outcomeSoFar == .refused(.busy))
    world.host.cancelSwipe()
    #expect(world.stack == ["wall", "piece", "editor", "preview"])
    #expect(world.host.beginDismissal())
    world.host.finishSwipe()
    world.host.advance(by: .seconds(1))
    #expect(world.layers == [["wall", "piece"]])
    #expect(world.screens.calls.last == "back to piece from preview")
    #expect(world.isSound)
  }

  @Test func aPageOfTheLayerHoldsIt() {
    let world = StudioWorld()
    world.open(5)
    world.facts.hasDraft = true
    // The user may leave the payment, but not the editor below it in the sheet.
    #expect(world.navigator.canGoBack)
    #expect(world.host.canDismissLayer())
    #expect(!world.host.canDismissLayer(1))
    #expect(!world.host.beginDismissal(ofLayer: 1))
    #expect(!world.navigator.isBusy)
    #expect(world.host.beginDismissal(ofLayer: 2))
    world.host.finishSwipe()
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"]])
    #expect(world.host.delegate?.canDismiss(world.host.stack[1].id) == false, "it is no layer")
    #expect(world.host.delegate?.dismissalBegan(of: world.host.stack[1].id) == nil)
  }

  @Test func aDismissalWithoutAskingIsAdoptedOrMended() {
    let world = StudioWorld()
    world.open(4)
    world.facts.hasDraft = true
    world.host.dismissByItself()
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"]], "it is presented again")
    world.facts.hasDraft = false
    world.host.dismissByItself()
    #expect(world.stack == ["wall", "piece"])
    #expect(world.isSound)
  }

  // MARK: - Hosts that carry out a part of a change

  @Test func halfALinkIsWhatStands() {
    for (steps, standing) in [
      (0, ["wall"]), (1, ["wall", "piece"]), (2, ["wall", "piece", "editor", "preview"]),
      (3, ["wall", "piece", "editor", "preview", "payment", "receipt"]),
    ] {
      let world = StudioWorld()
      world.host.fail(.stopsAfter(steps: steps))
      let link = world.navigator.open("studio://pieces/7/receipt")
      #expect(world.stack == standing)
      #expect(link.outcomeSoFar == (steps == 3 ? .shown : .failed(.host)))
      #expect(world.isSound)
    }
  }

  /// The steps of the next change begin at the stack that the host shows, not at a change that the host dropped.
  @Test func stepsBeginAtWhatStands() {
    let world = StudioWorld()
    world.open(3)
    world.host.fail(.stopsAfter(steps: 0))
    #expect(world.navigator.goBack().outcomeSoFar == .failed(.host))
    #expect(world.layers == [["wall", "piece"], ["editor"]])
    world.handle(Studio.Editor.self).preview()
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"]])
    #expect(world.isSound)
  }

  @Test func dismissedButNotPushed() {
    let world = StudioWorld()
    world.open(5)
    world.facts.hasDraft = true
    // No `back` is evaluated for screens that the app's own code removes.
    world.host.fail(.stopsAfter(steps: 1))
    let home = world.handle(Studio.Payment.self).home()
    #expect(home.outcomeSoFar == .failed(.host))
    #expect(world.stack == ["wall", "piece"])
    #expect(world.screens.calls == ["home"], "hooks are called once")
    #expect(world.isSound)
  }

  @Test func aLinkThatClosesLayersAndThenFailsIsAdopted() {
    let world = StudioWorld()
    world.open(5)
    world.host.fail(.stopsAfter(steps: 1))
    let link = world.navigator.open("studio://pieces/8/pay")
    #expect(link.outcomeSoFar == .failed(.host))
    #expect(world.stack == ["wall", "piece"])
    #expect(world.isSound)
  }

  @Test func whatMayNotStayGoesFromUnderALayer() {
    let world = StudioWorld()
    world.open()
    world.facts.isSignedIn = false
    world.navigator.factsDidChange()
    #expect(world.layers == [["wall", "piece"], ["editor", "preview"]])
    #expect(world.isSound)
  }

  // MARK: - State and traces

  @Test func theStateKeepsLayers() throws {
    let world = StudioWorld()
    world.open(5)
    let other = StudioWorld()
    #expect(other.navigator.restore(try readAgain(world.navigator.state)).outcomeSoFar == .shown)
    #expect(other.layers == world.layers)
    #expect(other.isSound)
  }

  @Test func aStateEndsBelowAPopover() {
    let world = StudioWorld()
    world.handle(Studio.Wall.self).filter()
    #expect(world.layers == [["wall"], ["filters"]])
    #expect(world.navigator.state.screens.count == 1)
  }

  @Test func aStateThatPushesWhatIsPresentedEndsBelowIt() throws {
    let json = #"[{"screen":"wall"},{"screen":"piece","arguments":{"id":7}},{"screen":"editor"}]"#
    let world = StudioWorld()
    world.navigator.restore(try decoded(json))
    #expect(world.stack == ["wall", "piece"])
  }

  @Test func aTraceSaysHowThingsAreOpened() throws {
    let world = StudioWorld()
    world.open()
    world.navigator.open("studio://pieces/8/detail")
    #expect(replays(world.recording.trace))
    #expect(try json(world.recording.trace).contains(#""opening":"full""#))
  }

  @Test func aPopoverPointsAtWhatThePageSays() {
    final class Button {}
    let host = ImmediateHost()
    let studio = Navigator<Studio, _>(host: host, screens: StudioScreens(), facts: StudioFacts())
    studio.start()
    let wall = studio.handle(Studio.Wall.self)
    var button: Button? = Button()
    wall?.anchor = button
    wall?.filter()
    #expect(button != nil && host.anchor === button)
    studio.goBack()
    #expect(host.anchor == nil)
    button = nil
    // The host does not retain the anchor. Without one, the popover points to the middle of the page.
    wall?.filter()
    #expect(studio.visible?.name == "filters" && host.anchor == nil && wall?.anchor == nil)
  }

  @Test func aPopoverOfTabsPointsThereToo() {
    final class Button {}
    let host = ImmediateHost()
    let depot = Navigator<Depot, _>(host: host, screens: DepotScreens(), facts: Depot.NoFacts())
    depot.start()
    let (hall, button) = (depot.handle(Depot.Hall.self), Button())
    hall?.anchor = button
    hall?.showTools()
    #expect(depot.visible?.name == "hammers" && host.anchor === button)
  }
}
