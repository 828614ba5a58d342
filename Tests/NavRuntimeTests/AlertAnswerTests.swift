import NavRuntime
import NavTesting
import Testing

/// Toolkits close an alert and report its button up to 300 ms later. The button counts despite requests in between, and it is
/// final when the alert is off the stack.
@MainActor struct AlertAnswerTests {
  /// An alert that the host closed without reporting a button yet.
  @MainActor private struct Closed {
    let world = NotesWorld()
    let request: SegueRequest<Notes.DiscardButton>
    let instance: InstanceID
    let alert: Alert

    init() throws {
      request = world.ask()
      let item = try #require(world.host.stack.last)
      (instance, alert) = (item.id, try #require(item.alert))
      let delegate = world.host.delegate
      world.host.delegate = nil
      world.host.dismissByItself()
      world.host.delegate = delegate
    }

    func press(_ button: String) {
      guard let id = alert.buttons.first(where: { $0.name == button })?.id else { return }
      world.host.delegate?.alertChosen(instance, id)
    }
  }

  // MARK: - An answer that is late

  @Test func aRequestInBetweenWaitsForTheAnswer() throws {
    let closed = try Closed()
    let world = closed.world
    let preview = world.handle(Notes.Editor.self).preview(sender: .program)
    #expect(closed.request.returnedSoFar == nil && preview.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(300))
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard)
    #expect(world.stack == ["list", "note"] && world.shown == world.stack)
    #expect(world.outcomes(of: "keep").isEmpty && world.outcomes(of: "discard") == [.shown])
    // The button takes its page off.
    #expect(preview.outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == ["discard 'Discard note 7?' on note"])
    #expect(!world.host.hasTimer && world.isSound)
  }

  @Test func whatAUserAsksForMeanwhileIsDropped() throws {
    let closed = try Closed()
    #expect(closed.world.handle(Notes.Editor.self).preview().outcomeSoFar == .refused(.busy))
    closed.press("keep")
    #expect(closed.request.returnedSoFar == .keep)
    #expect(closed.world.stack == ["list", "note", "editor"] && closed.world.isSound)
  }

  @Test func aWordOfTheHostInBetweenIsNoAnswer() throws {
    let closed = try Closed()
    closed.world.host.delegate?.stackChanged()
    closed.world.host.advance(by: .milliseconds(100))
    closed.world.host.delegate?.stackChanged()
    closed.world.host.advance(by: .milliseconds(200))
    closed.press("leave")
    #expect(closed.request.returnedSoFar == .leave && closed.world.stack == ["list"])
    #expect(closed.world.isSound)
  }

  @Test func aLinkInBetweenWaitsAndMakesNoPage() throws {
    let closed = try Closed()
    let link = closed.world.navigator.open("notes://notes/8")
    #expect(link.outcomeSoFar == nil && closed.world.screens.calls == [])
    closed.press("keep")
    #expect(closed.request.returnedSoFar == .keep)
    #expect(link.outcomeSoFar == .shown && closed.world.stack == ["list", "note"])
    #expect(closed.world.isSound)
  }

  @Test func backInBetweenIsNoSecondAnswer() throws {
    let closed = try Closed()
    closed.world.host.pressBack()
    closed.world.navigator.goBack()
    closed.press("discard")
    #expect(closed.request.returnedSoFar == .discard)
    #expect(closed.world.outcomes(of: "discard") == [.shown])
    #expect(!closed.world.outcomes(of: "keep").contains(.shown))
    #expect(closed.world.stack == ["list", "note"] && closed.world.isSound)
  }

  @Test func withoutAnAnswerItIsCancelledHalfASecondLater() throws {
    let closed = try Closed()
    let preview = closed.world.handle(Notes.Editor.self).preview(sender: .program)
    closed.world.host.advance(by: .milliseconds(499))
    #expect(closed.request.returnedSoFar == nil)
    closed.world.host.advance(by: .milliseconds(1))
    #expect(closed.request.returnedSoFar == .keep && preview.outcomeSoFar == .shown)
    closed.press("discard")
    #expect(closed.world.stack == ["list", "note", "editor", "preview"])
    #expect(!closed.world.host.hasTimer && closed.world.isSound)
  }

  @Test func nobodyWaitsForAnAnswerInAHiddenWindow() throws {
    let closed = try Closed()
    closed.world.host.delegate?.stackChanged()
    #expect(closed.request.returnedSoFar == nil)
    closed.world.host.delegate?.suspended(.changeUnanimated)
    #expect(closed.request.returnedSoFar == .keep)
    closed.world.host.delegate?.resumed()
    #expect(closed.world.isSound)
  }

  // MARK: - An answer that is final

  @Test func anAlertThatStaysTakesAnotherAnswer() throws {
    let world = NotesWorld()
    let request = world.ask()
    let discard = try #require(world.host.stack.last?.alert?.buttons.first?.id)
    let instance = try #require(world.host.stack.last?.id)
    world.host.fail(.doesNothing)
    world.host.delegate?.alertChosen(instance, discard)
    #expect(world.outcomes(of: "discard") == [.failed(.host)])
    #expect(world.stack.last == "discard" && world.shown == world.stack)
    #expect(request.returnedSoFar == nil && request.resultSoFar == nil)
    world.host.choose("keep")
    #expect(request.returnedSoFar == .keep)
    #expect(world.stack == ["list", "note", "editor"] && world.isSound)
  }

  /// The host reports a button, drops the change, and never completes it.
  @Test func anAlertThatComesBackTakesAnotherAnswer() throws {
    let world = NotesWorld(animation: .milliseconds(100))
    let request = world.ask()
    let discard = try #require(world.host.stack.last?.alert?.buttons.first?.id)
    let instance = try #require(world.host.stack.last?.id)
    world.host.fail(.doesNothingSilently)
    world.host.delegate?.alertChosen(instance, discard)
    #expect(request.returnedSoFar == nil)
    world.host.advance(by: .seconds(3))
    #expect(world.stack.last == "discard" && request.returnedSoFar == nil)
    world.host.choose("keep")
    world.host.advance(by: .seconds(1))
    #expect(request.returnedSoFar == .keep && world.stack == ["list", "note", "editor"])
    #expect(world.isSound)
  }

  @Test func whatHasGoneHasItsAnswerWhateverBecomesOfTheRest() {
    let world = NotesWorld()
    let request = world.ask()
    // The alert is closed, and the editor below it stays.
    world.host.fail(.endsDeeper)
    world.host.choose("discard")
    #expect(world.outcomes(of: "discard") == [.failed(.host)])
    #expect(request.returnedSoFar == .discard)
    #expect(!world.navigator.isBusy)
  }
}
