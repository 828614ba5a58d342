import NavRuntime
import NavTesting
import Testing

/// Alerts are screens that consist of buttons. Toolkits close them before they report the button.
@MainActor struct AlertTests {
  private func alert(_ world: NotesWorld) throws -> (item: StackItem<Any>, alert: Alert) {
    let item = try #require(world.host.stack.last)
    return (item, try #require(item.alert))
  }

  // MARK: - What a host receives

  @Test func anAlertHasItsTextAndNoPage() throws {
    let world = NotesWorld()
    _ = world.ask()
    let (item, alert) = try alert(world)
    #expect(item.opening == .present(.alert))
    #expect(alert.title == "Discard note 7?" && alert.message == "It is not saved.")
    #expect(alert.buttons.map(\.name) == ["discard", "keep", "leave"])
    #expect(alert.buttons.map(\.label) == ["Discard", "Keep", "Leave"])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel, .plain])
    #expect(alert.cancel == alert.buttons[1].id)
    #expect(world.host.visiblePage == nil && world.host.visibleAlert == alert)
    #expect(world.host.changes.last?.kind == .push)
  }

  @Test func anAlertIsMadeAndPreparedLikeAPage() {
    let world = NotesWorld()
    world.edit()
    world.handle(Notes.Editor.self).askDiscard()
    #expect(world.screens.calls == ["make discard", "prepare Discard note 7?"])
  }

  // MARK: - Buttons

  @Test func aButtonUnwindsAndTheOpenerHearsWhich() {
    let world = NotesWorld()
    let request = world.ask()
    world.host.choose("discard")
    #expect(request.returnedSoFar == .discard)
    #expect(world.stack == ["list", "note"] && world.shown == world.stack)
    #expect(world.screens.calls == ["discard 'Discard note 7?' on note"])
    #expect(world.outcomes(of: "discard") == [.shown])
    #expect(world.isSound)
  }

  /// The host can still drop the change and show the alert again.
  @Test func theButtonIsFinalWhenTheAlertHasGone() {
    let world = NotesWorld(animation: .milliseconds(100))
    let request = world.ask()
    var moments: [String] = []
    world.onEvent = { [weak world] kind in
      guard let world, case .began = kind else { return }
      let button = request.returnedSoFar.map { "\($0)" } ?? "nothing"
      moments.append("\(button), busy \(world.navigator.isBusy), \(world.screens.calls.count) hooks")
    }
    world.host.choose("discard")
    #expect(moments == ["nothing, busy true, 1 hooks"])
    #expect(world.stack == ["list", "note", "editor", "discard"])
    #expect(world.handle(Notes.Editor.self).preview().outcomeSoFar == .refused(.busy))
    world.host.advance(by: .seconds(1))
    #expect(request.returnedSoFar == .discard)
    #expect(world.stack == ["list", "note"] && world.isSound)
  }

  @Test func escapeBackAndTheProgramCancel() {
    for way in 0..<4 {
      let world = NotesWorld()
      let request = world.ask()
      #expect(world.navigator.canGoBack)
      switch way {
      case 0: world.host.pressBack()
      case 1: world.navigator.goBack()
      case 2: world.host.choose()
      default: world.handle(Notes.Discard.self).keep(sender: .program)
      }
      #expect(request.returnedSoFar == .keep)
      #expect(world.stack == ["list", "note", "editor"] && world.shown == world.stack)
      #expect(world.screens.calls == ["keep"])
      #expect(world.outcomes(of: "keep") == [.shown] && world.isSound)
    }
  }

  /// This also holds with a draft: a button does not evaluate the `back` of the screens that it removes.
  @Test func aButtonLeavesWhatBackMayNot() {
    let world = NotesWorld()
    _ = world.ask()
    world.facts.hasDraft = true
    world.host.choose("leave")
    #expect(world.stack == ["list"] && world.isSound)
  }

  @Test func aSingleButtonIsTheCancelButton() {
    let world = NotesWorld()
    world.handle(Notes.List.self).open(id: 7)
    let told = world.handle(Notes.Note.self).tell()
    world.host.pressBack()
    #expect(told.returnedSoFar == .fine)
    #expect(world.stack == ["list"])
  }

  @Test func aHookOfAButtonMayAskForAPush() {
    let world = NotesWorld()
    _ = world.ask()
    world.screens.whenKept = { [weak world] in
      guard let world else { return }
      // The alert is still on top, so the program's request waits, and then starts from the editor.
      world.handle(Notes.Editor.self).preview(sender: .program)
    }
    world.host.choose("keep")
    #expect(world.stack == ["list", "note", "editor", "preview"] && world.isSound)
  }

  // MARK: - Unexpected hosts and users

  @Test func anAlertThatTheSystemClosesIsCancelled() {
    let world = NotesWorld()
    let request = world.ask()
    world.host.dismissByItself()
    // A button may still be reported.
    #expect(request.returnedSoFar == nil && world.navigator.isBusy)
    world.host.advance(by: .milliseconds(500))
    #expect(request.returnedSoFar == .keep)
    #expect(world.stack == ["list", "note", "editor"])
    #expect(world.screens.calls == ["keep"] && world.isSound)
  }

  @Test func anAlertThatGoesWithoutAWordIsCancelledWhenSomebodyLooks() {
    let world = NotesWorld()
    let request = world.ask()
    world.host.silently { $0.dismissByItself() }
    #expect(request.returnedSoFar == nil)
    // A request from a screen below makes the navigator query the host.
    world.handle(Notes.Editor.self).preview(sender: .program)
    world.host.advance(by: .milliseconds(500))
    #expect(request.returnedSoFar == .keep)
    #expect(world.stack == ["list", "note", "editor", "preview"])
    #expect(world.screens.calls == ["keep"] && world.isSound)
  }

  @Test func aSecondChoiceComesToNothing() throws {
    let world = NotesWorld(animation: .milliseconds(100))
    let request = world.ask()
    let (item, alert) = try alert(world)
    world.host.choose("discard")
    world.host.delegate?.alertChosen(item.id, alert.buttons[2].id)
    world.host.delegate?.alertChosen(item.id, alert.buttons[0].id)
    world.host.advance(by: .seconds(1))
    world.host.delegate?.alertChosen(item.id, alert.buttons[1].id)
    #expect(world.stack == ["list", "note"])
    #expect(request.returnedSoFar == .discard)
    #expect(world.outcomes(of: "leave") == [.refused(.notVisible)])
    #expect(world.outcomes(of: "discard") == [.shown, .refused(.notVisible)])
    #expect(world.outcomes(of: "keep").isEmpty && world.isSound)
  }

  @Test func aChoiceForAnotherInstanceOrOfNoButtonIsNone() throws {
    let world = NotesWorld()
    let request = world.ask()
    let (item, alert) = try alert(world)
    let editor = world.host.stack[2]
    world.host.delegate?.alertChosen(editor.id, alert.cancel)
    world.host.delegate?.alertChosen(InstanceID(rawValue: -5), alert.cancel)
    for segue in editor.info.segues + [.back, .none, .link, SegueID(rawValue: 999)] {
      world.host.delegate?.alertChosen(item.id, segue)
    }
    #expect(world.stack.last == "discard" && request.returnedSoFar == nil)
    #expect(!world.navigator.isBusy && world.isSound)
  }

  /// Users are quick, and toolkits report a button before they report that the alert is shown.
  @Test func aChoiceBeforeTheAlertStandsWaits() {
    for closes in [true, false] {
      let world = NotesWorld(animation: .milliseconds(100))
      world.edit()
      let request = world.handle(Notes.Editor.self).askDiscard()
      let (id, alert) = (world.host.stack.last?.id, world.host.stack.last?.alert)
      #expect(world.navigator.isBusy)
      if closes {
        world.host.choose("keep")
      } else if let id, let alert {
        world.host.delegate?.alertChosen(id, alert.cancel)
      }
      #expect(request.outcomeSoFar == nil)
      world.host.advance(by: .seconds(2))
      #expect(request.outcomeSoFar == .shown)
      #expect(request.returnedSoFar == .keep)
      #expect(world.stack == ["list", "note", "editor"] && world.shown == world.stack)
      #expect(world.isSound)
    }
  }

  @Test func aChoiceFromInsideOfShowWaits() {
    let world = NotesWorld()
    world.edit()
    world.onEvent = { [weak world] kind in
      guard case .willShow(let screen) = kind, screen.name == "discard" else { return }
      world?.host.choose("leave")
    }
    let request = world.handle(Notes.Editor.self).askDiscard()
    #expect(request.outcomeSoFar == .shown && request.returnedSoFar == .leave)
    #expect(world.stack == ["list"] && world.isSound)
  }

  @Test func whileALockIsHeldTheAlertIsShownAgain() {
    let world = NotesWorld()
    let request = world.ask()
    let lock = world.navigator.lock()
    world.host.choose("discard")
    #expect(world.outcomes(of: "discard") == [.refused(.locked)])
    #expect(world.shown == ["list", "note", "editor", "discard"] && world.stack == world.shown)
    world.host.dismissByItself()
    #expect(world.shown == ["list", "note", "editor", "discard"])
    lock.release()
    world.host.choose("discard")
    #expect(request.returnedSoFar == .discard && world.stack == ["list", "note"])
    #expect(world.isSound)
  }

  @Test func anAlertWhileAnotherStandsIsNotVisible() {
    let world = NotesWorld()
    _ = world.ask()
    #expect(world.handle(Notes.Editor.self).askDiscard().outcomeSoFar == .refused(.notVisible))
    #expect(world.handle(Notes.Note.self).tell(sender: .program).outcomeSoFar == .refused(.notVisible))
    #expect(world.stack.count == 4)
  }

  @Test func whatMayNotStayGoesWithItsAlert() {
    for isClosed in [false, true] {
      let world = NotesWorld()
      let request = world.ask()
      if isClosed {
        // The facts change right after the alert is answered.
        world.screens.whenKept = { [weak world] in
          world?.facts.isSignedIn = false
          world?.navigator.factsDidChange()
        }
        world.host.choose("keep")
      } else {
        world.facts.isSignedIn = false
        world.navigator.factsDidChange()
      }
      #expect(world.stack == ["list", "note"] && world.shown == world.stack)
      #expect(request.returnedSoFar == (isClosed ? .keep : nil))
      #expect(world.isSound)
    }
  }

  @Test func aLinkTakesAnAlertAway() {
    let world = NotesWorld()
    let request = world.ask()
    #expect(world.navigator.open("notes://notes/8").outcomeSoFar == .shown)
    #expect(world.stack == ["list", "note"] && world.shown == world.stack)
    #expect(request.resultSoFar.map { if case .left = $0 { true } else { false } } == true)
    #expect(world.isSound)
  }

  @Test func noGestureGoesPastAnAlert() {
    let world = NotesWorld()
    _ = world.ask()
    #expect(!world.host.beginSwipe())
    #expect(!world.host.canDismissLayer(1) && !world.host.beginDismissal(ofLayer: 1))
    #expect(!world.host.canDismissLayer(2) && !world.host.beginDismissal(ofLayer: 2))
    world.host.longPressBack(to: world.host.stack[0].id)
    #expect(world.stack.count == 4 && world.isSound)
  }

  /// If the system removes a sheet, it also removes the sheet's alert.
  @Test func anAlertThatGoesWithItsSheetIsNoAnswer() {
    let world = NotesWorld()
    let request = world.ask()
    world.host.popByItself(2)
    #expect(world.stack == ["list", "note"])
    #expect(request.returnedSoFar == nil && world.isSound)
  }

  @Test func aHostThatStopsHalfWayHasAtLeastClosedTheAlert() {
    let world = NotesWorld()
    let request = world.ask()
    world.host.fail(.doesNothing)
    world.host.choose("discard")
    #expect(request.returnedSoFar == .discard)
    #expect(world.outcomes(of: "discard") == [.failed(.host)])
    #expect(world.stack == ["list", "note", "editor"] && world.shown == world.stack)
    #expect(world.isSound)
  }

  // MARK: - State, traces, hosts without alerts

  @Test func aStateEndsBelowAnAlert() {
    let world = NotesWorld()
    _ = world.ask()
    #expect(world.navigator.state.screens.count == 3)
  }

  @Test func aTraceOfAnAlertIsRunAgain() throws {
    let world = NotesWorld()
    _ = world.ask()
    world.host.choose("discard")
    #expect(replays(world.recording.trace))
    let text = try json(world.recording.trace)
    for format in ["5", "6", "7"] {
      try decoded(text.replacing("trace 11", with: "trace \(format)"), as: StackTrace.self).replay()
    }
  }

  @Test func aHostThatShowsNoAlertsIsToldSoAtTheStart() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Navigator<Notes, _>(host: PlainHost(), screens: NotesScreens(), facts: NotesFacts()).start()
      }
    }
    let studio = Navigator<Studio, _>(host: PlainHost(), screens: StudioScreens(), facts: StudioFacts())
    #expect(studio.start().outcomeSoFar == .shown, "layers are shown as pages")
  }
}

/// `back: { shouldPerform, otherwise }`: the segue that runs if a user may not leave.
@MainActor struct OtherwiseTests {
  @Test func aUserWhoMayNotLeaveIsAsked() {
    for way in 0..<3 {
      let world = NotesWorld()
      world.edit()
      world.facts.hasDraft = true
      switch way {
      case 0: world.host.pressBack()
      case 1: world.navigator.goBack()
      default: #expect(!world.host.beginDismissal())
      }
      #expect(world.stack == ["list", "note", "editor", "discard"])
      #expect(world.host.visibleAlert?.title == "Discard note 7?", "'pass' fills what the alert requires")
      world.host.choose("discard")
      #expect(world.stack == ["list", "note"] && world.isSound)
    }
  }

  @Test func aPushedScreenMayAskAtASwipe() {
    let world = NotesWorld()
    world.edit()
    world.handle(Notes.Editor.self).preview()
    world.facts.hasDraft = true
    // The preview refuses, and it has no `otherwise`.
    #expect(!world.host.beginSwipe())
    world.host.pressBack()
    #expect(!world.host.beginDismissal())
    #expect(world.stack == ["list", "note", "editor", "preview"] && world.isSound)
  }

  @Test func onlyWhereItsScreenIsVisible() {
    let world = NotesWorld()
    world.edit()
    world.handle(Notes.Editor.self).preview()
    world.facts.hasDraft = true
    let before = world.events.count
    world.host.longPressBack(to: world.host.stack[1].id)
    #expect(world.stack.last == "preview")
    #expect(world.events.count > before && world.outcomes(of: "askDiscard").isEmpty)
  }

  @Test func whereNobodyIsRefusedByThePredicateNothingRuns() {
    let world = NotesWorld()
    world.edit()
    world.facts.hasDraft = true
    // A trial with `canGoBack` or `canDismiss`.
    #expect(!world.navigator.canGoBack && !world.host.canDismissLayer())
    #expect(world.host.delegate?.canGoBack == false)
    // A request of the program.
    #expect(world.navigator.goBack(sender: .program).outcomeSoFar != .shown)
    // A link that `back` blocks.
    #expect(world.navigator.open("notes://notes/7").outcomeSoFar == .stopped(at: "editor"))
    // A hook that returns `false`.
    world.facts.hasDraft = false
    world.screens.editorPage.allows = false
    world.host.pressBack()
    #expect(!world.host.beginDismissal())
    #expect(world.stack == ["list", "note", "editor"])
    #expect(world.outcomes(of: "askDiscard").isEmpty && world.isSound)
  }

  @Test func itIsASegueLikeAnyOther() {
    let world = NotesWorld()
    world.edit()
    world.facts.hasDraft = true
    world.facts.mayAsk = false
    world.host.pressBack()
    #expect(world.stack.last == "editor")
    #expect(
      world.outcomes(of: "askDiscard") == [.refused(.predicate(segue: "askDiscard", source: "mayAsk"))])
    world.facts.mayAsk = true
    world.host.pressBack()
    world.host.pressBack()
    #expect(world.stack.last == "editor", "back at the alert cancels it")
    #expect(world.outcomes(of: "keep") == [.shown] && world.isSound)
  }

  /// A sheet that disappeared without a request is presented again, and `otherwise` does not run.
  @Test func aSheetThatWentByItselfIsMended() {
    let world = NotesWorld()
    world.edit()
    world.facts.hasDraft = true
    world.host.dismissByItself()
    #expect(world.stack == ["list", "note", "editor"] && world.shown == world.stack)
    #expect(world.outcomes(of: "askDiscard").isEmpty && world.isSound)
  }
}
