import NavRuntime
import NavTesting
import Testing

/// A layer of other code covers the stack, such as a share sheet or a system alert.
@MainActor struct CoveredTests {
  private let world = StoreWorld()

  @Test func whatAPersonAsksForIsRefused() {
    world.host.cover()
    #expect(world.push("open", Store.Product(id: 1), from: Store.Catalog.self).outcomeSoFar == .refused(.covered))
    #expect(world.select("orders", from: Store.Main.self).outcomeSoFar == .refused(.covered))
    world.host.pressTab("orders")
    #expect(world.stack == ["catalog"] && world.screens.calls == [] && !world.host.hasTimer)
    world.host.uncover()
    #expect(world.push("open", Store.Product(id: 1), from: Store.Catalog.self).outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func backAndSwipesAreRefused() {
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.cover()
    world.host.pressBack()
    #expect(!world.host.beginSwipe())
    #expect(world.stack == ["catalog", "product"])
    #expect(world.isSound)
  }

  @Test func whatAProgramAsksForWaits() {
    world.host.cover()
    let open = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    #expect(open.outcomeSoFar == nil && world.screens.calls == [] && !world.navigator.isBusy)
    world.host.advance(by: .seconds(60))
    #expect(open.outcomeSoFar == nil)
    world.host.uncover()
    world.host.advance(by: .seconds(2))
    #expect(open.outcomeSoFar == .shown && world.stack == ["catalog", "product"])
    #expect(!world.host.hasTimer && world.isSound)
  }

  @Test func theHostIsAskedLessAndLessOften() {
    let host = ImmediateHost()
    let navigator = Navigator<Store, _>(host: host, screens: StoreScreens(), facts: StoreFacts())
    navigator.start()
    host.isCovered = true
    let help: SegueRequest<String>? = navigator.handle(Store.Catalog.self)?.push(
      Store.help, Store.HelpSheet(), sender: .program)
    var delays: [Duration] = []
    for _ in 0..<6 {
      guard let delay = host.timer else { break }
      delays.append(delay)
      host.timer = nil
      host.delegate?.timerFired()
    }
    #expect(
      delays == [
        .milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2), .seconds(2), .seconds(2),
      ])
    host.isCovered = false
    // The host can also report the end of the cover itself.
    host.delegate?.stackChanged()
    #expect(help?.outcomeSoFar == .shown && host.timer == nil)
  }

  @Test func linksAndWhatGoesSomewhereMakeNoPageBefore() {
    world.host.cover()
    let link = world.navigator.open("store://orders/5")
    #expect(link.outcomeSoFar == nil && world.screens.calls == [])
    let go = Store.segue("allOrders", of: Store.Catalog.self)
    #expect(world.handle(Store.Catalog.self).select(go, sender: .user).outcomeSoFar == .refused(.covered))
    world.host.uncover()
    world.host.advance(by: .seconds(2))
    #expect(link.outcomeSoFar == .shown && world.stack == ["orderList", "order"])
    #expect(world.isSound)
  }

  @Test func theyGoInTheirOrder() {
    world.host.cover()
    let first = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    let again = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    let link = world.navigator.open("store://orders/5")
    let second = world.push("open", Store.Product(id: 2), from: Store.Catalog.self, sender: .program)
    #expect(again.outcomeSoFar == .refused(.duplicate))
    #expect([first.outcomeSoFar, link.outcomeSoFar, second.outcomeSoFar] == [nil, nil, nil])
    world.host.uncover()
    world.host.advance(by: .seconds(2))
    #expect(first.outcomeSoFar == .shown && link.outcomeSoFar == .shown)
    // Its page is no longer on top.
    #expect(second.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  @Test func whoGivesUpWaitingLeavesNoTimer() async {
    world.host.cover()
    let open = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    #expect(world.host.hasTimer)
    let task = Task { await open.outcome }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(!world.host.hasTimer)
    // No request is waiting, so the host is queried again for the next one.
    world.host.uncover()
    #expect(
      world.push("open", Store.Product(id: 2), from: Store.Catalog.self, sender: .program).outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func moreThanTheQueueTakesIsRefused() {
    let host = InMemoryHost<Any>()
    let navigator = Navigator<Store, _>(
      host: host, screens: StoreScreens(), facts: StoreFacts(), limits: StackLimits(queue: 2))
    navigator.start()
    host.cover()
    let outcomes = (1...3).map { number in
      let request: SegueRequest<String>? = navigator.handle(Store.Catalog.self)?.push(
        Store.segue("open", of: Store.Catalog.self), Store.Product(id: number), sender: .program)
      return request?.outcomeSoFar
    }
    #expect(outcomes == [nil, nil, .refused(.covered)])
  }

  @Test func aSavedStackWaitsBehindOthers() throws {
    let state = world.navigator.state
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.cover()
    let open = world.navigator.open("store://orders/5")
    let restored = world.navigator.restore(state)
    #expect(open.outcomeSoFar == nil && restored.outcomeSoFar == nil)
    world.host.uncover()
    world.host.advance(by: .seconds(2))
    #expect(open.outcomeSoFar == .shown && restored.outcomeSoFar == .shown && world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func theFirstStackIsPutUpBelowIt() {
    let world = StoreWorld(start: false)
    world.host.cover()
    world.navigator.start()
    #expect(world.stack == ["catalog"] && world.host.isCovered)
    #expect(world.isSound)
  }

  @Test func whatMayNotStayDoesNotWait() {
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.cover()
    world.facts { $0.isSignedIn = false }
    #expect(world.stack == ["welcome"])
    // The layer is dismissed with the pages below it.
    #expect(!world.host.isCovered && world.isSound)
  }

  @Test func anEvictionTakesTheLayerAlong() {
    world.host.pressTab("club")
    world.push("lounge", Store.Lounge(), from: Store.Club.self)
    world.host.cover()
    let waiting = world.navigator.open("store://orders/5")
    world.facts { $0.isVIP = false }
    #expect(!world.host.isCovered)
    world.host.advance(by: .seconds(2))
    #expect(waiting.outcomeSoFar == .shown && world.stack == ["orderList", "order"])
    #expect(world.parked.contains(["club"]) && !world.parked.joined().contains("lounge"))
    #expect(world.isSound)
  }

  @Test func whereItsDismissalTakesOneOfOursAlongThatIsAdopted() {
    world.edit()
    world.host.cover()
    let help =
      world.handle(Store.Editor.self).push(Store.help, Store.HelpSheet(), sender: .program)
      as SegueRequest<String>
    world.host.uncover(takingLayers: 1)
    #expect(world.stack == ["catalog", "product"])
    #expect(help.outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }

  @Test func whoWaitsForEverythingToComeToRestDoesNotWaitForALayer() async {
    world.host.cover()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    #expect(await !world.host.settled())
    world.host.uncover()
    #expect(await world.host.settled() && world.stack == ["catalog", "product"])
  }

  @Test func aButtonOfAnAlertWaitsWhoeverPressedIt() {
    let notes = NotesWorld()
    _ = notes.ask()
    notes.host.cover()
    notes.host.choose("discard")
    // The toolkit has closed the alert, but its unwind is still pending.
    #expect(notes.stack == ["list", "note", "editor", "discard"])
    notes.host.uncover()
    notes.host.advance(by: .seconds(2))
    #expect(notes.stack == ["list", "note"] && notes.shown == notes.stack)
    #expect(notes.isSound)
  }

  @Test func thereIsRoomForAButtonHoweverManyWait() {
    let notes = NotesWorld(limits: StackLimits(queue: 0))
    _ = notes.ask()
    notes.host.cover()
    notes.host.choose("discard")
    notes.host.uncover()
    notes.host.advance(by: .seconds(2))
    #expect(notes.stack == ["list", "note"] && notes.shown == notes.stack)
    #expect(notes.isSound)
  }

  @Test func aPageThatCoversTheHostWhileItIsMadeIsLetGo() {
    world.screens.onMake = { [host = world.host] in host.cover() }
    #expect(
      world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program).outcomeSoFar
        == .refused(.covered))
    world.screens.onMake = {}
    #expect(world.stack == ["catalog"] && world.screens.live(world.events).count == 1)
    world.host.uncover()
    #expect(world.push("open", Store.Product(id: 1), from: Store.Catalog.self).outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func aHiddenHostIsNotAsked() {
    world.host.cover()
    let open = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    world.host.delegate?.suspended(.wait)
    world.host.uncover()
    world.host.advance(by: .seconds(60))
    #expect(open.outcomeSoFar == nil)
    world.host.delegate?.resumed()
    #expect(open.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func itsTraceIsRunAgain() {
    world.host.cover()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    world.navigator.open("store://orders/5")
    world.host.advance(by: .seconds(3))
    world.host.uncover()
    world.host.advance(by: .seconds(3))
    #expect(replays(world.recording.trace))
  }
}
