import NavRuntime
import NavTesting
import Testing

@MainActor struct StateTests {
  private func restored(_ json: String, animation: Duration = .zero) throws -> World {
    let world = World(animation: animation)
    world.shop.restore(try decoded(json))
    return world
  }

  @Test func stackIsSavedByName() throws {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1", highlight: true)
    #expect(
      try json(world.shop.state) == #"[{"arguments":{"order":"newest","query":null},"screen":"catalog"},"#
        + #"{"arguments":{"highlight":true,"id":"1"},"screen":"product"}]"#)
  }

  @Test func stackIsRestoredWithItsArgumentsInOneChange() throws {
    let old = World(animation: .zero)
    old.catalog.openProduct(id: "1", highlight: true)
    old.product.openSimilar(id: "2")
    let world = try restored(try json(old.shop.state))
    #expect(world.stack == ["catalog", "product", "product"])
    #expect(world.product.arguments == Shop.Product(id: "2"))
    #expect(world.host.changes.count == 2)
    #expect(world.host.changes.last?.kind == .set)
    #expect(world.screens.calls == ["make catalog", "make product", "make product"])
    #expect(world.isSound)
    world.product.close()
    #expect(world.product.arguments.highlight)
    #expect(world.catalog.isVisible == false)
  }

  @Test(arguments: [
    // Names, places, bounds, and arguments that today's graph does not have.
    (#"[{"screen":"catalog"},{"screen":"gone"},{"screen":"cart"}]"#, ["catalog"]),
    (#"[{"screen":"catalog"},{"screen":"help"}]"#, ["catalog"]),
    (
      #"[{"screen":"catalog"},{"screen":"filters"},{"screen":"help"},{"screen":"cart"}]"#,
      ["catalog", "filters", "help"]
    ),
    (#"[{"screen":"catalog"},{"screen":"product","arguments":{"id":7}}]"#, ["catalog"]),
    (#"[{"screen":"catalog"},{"screen":"product","arguments":{}}]"#, ["catalog"]),
    (#"[{"screen":"catalog"},{"screen":"product"}]"#, ["catalog"]),
    (#"[{"screen":"catalog","arguments":{"order":"oldest"}},{"screen":"cart"}]"#, ["catalog"]),
    (#"[{"screen":"catalog","arguments":7},{"screen":"cart"}]"#, ["catalog"]),
    (#"[{"screen":"cart"}]"#, ["catalog"]),
    (#"[{"screen":"catalog"},{"screen":"catalog"}]"#, ["catalog"]),
    (#"[{"screen":"catalog"},{"screen":"cart"},7]"#, ["catalog", "cart"]),
    ("[]", ["catalog"]),
    ("{}", ["catalog"]),
    ("7", ["catalog"]),
    (
      #"""
      [{"screen":"catalog"},{"screen":"product","arguments":{"id":"1"}},{"screen":"product","arguments":{"id":"1"}},
      {"screen":"product","arguments":{"id":"1"}},{"screen":"product","arguments":{"id":"1"}}]
      """#, ["catalog", "product", "product", "product"]
    ),
    (#"[{"screen":"catalog"},{"screen":"note","arguments":{"text":"a","extra":1}}]"#, ["catalog", "note"]),
  ])
  func longestLegalPartOfOldDataIsKept(_ json: String, _ stack: [String]) throws {
    let world = try restored(json)
    #expect(world.stack == stack)
    #expect(world.isSound)
  }

  @Test func argumentsThatAreNotCodableStayOutOfSavedState() throws {
    let world = World(animation: .zero)
    world.catalog.openNote(
      text: "a", tag: Tag(text: "t"), onlySaved: OnlySaved(text: "s"), onlyCompared: OnlyCompared(text: "c"))
    let again = try restored(try json(world.shop.state))
    let note = again.handle(Shop.Note.self).arguments
    #expect(note.text == "a")
    #expect(note.tag?.text == nil)
    #expect(note.onlySaved?.text == "s")
    #expect(note.onlyCompared == nil)
  }

  @Test func restoringWaitsForATransition() {
    let world = World()
    let saved = NavigationState<Shop>(screens: [Shop.Catalog(), Shop.Product(id: "7")])
    let cart = world.catalog.openCart()
    let restored = world.shop.restore(saved)
    #expect(restored.outcomeSoFar == nil)
    world.wait()
    #expect(cart.outcomeSoFar == .shown && restored.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"] && world.isSound)
  }

  @Test func restoringWaitsForALock() {
    let world = World()
    let lock = world.shop.lock()
    let restored = world.shop.restore(NavigationState(screens: [Shop.Catalog(), Shop.Product(id: "7")]))
    world.wait()
    #expect(restored.outcomeSoFar == nil)
    lock.release()
    world.wait()
    #expect(restored.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"] && world.isSound)
  }

  @Test func laterStateSupersedesOneThatWaits() {
    let world = World()
    world.catalog.openCart()
    let first = world.shop.restore(NavigationState(screens: [Shop.Catalog(), Shop.Product(id: "7")]))
    let second = world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    #expect(first.outcomeSoFar == .superseded)
    world.wait()
    #expect(second.outcomeSoFar == .shown && world.stack == ["catalog"] && world.isSound)
  }

  @Test func stateThatWaitsCanBeCancelled() {
    let world = World()
    world.catalog.openCart()
    let restored = world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    restored.cancel()
    #expect(restored.outcomeSoFar == .cancelled)
    world.wait()
    #expect(world.stack == ["catalog", "cart"] && world.isSound)
  }

  /// Requests run in order: a later push does not overtake a state that waits.
  @Test func segueWaitsBehindTheStateItIsRequestedAfter() {
    let world = World()
    let cart = world.catalog.openCart()
    let restored = world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    let product = world.catalog.openProduct(id: "7", sender: .program)
    #expect(restored.outcomeSoFar == nil && product.outcomeSoFar == nil)
    world.wait()
    #expect(cart.outcomeSoFar == .shown && restored.outcomeSoFar == .shown)
    #expect(product.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func requestThatReplacesTheQueueSupersedesAStateThatWaits() {
    let world = World()
    world.catalog.openCart()
    let restored = world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    let product = world.catalog.replaceProduct(id: "7", sender: .program)
    #expect(restored.outcomeSoFar == .superseded)
    world.wait()
    #expect(product.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["catalog", "cart"] && world.isSound)
  }

  @Test func requestThatIsRefusedSupersedesNoStateThatWaits() {
    let world = World()
    world.catalog.replaceProduct(id: "7")
    let restored = world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    let cart = world.catalog.queueCart(sender: .program)
    let again = world.catalog.replaceProduct(id: "7", sender: .program)
    #expect(again.outcomeSoFar == .refused(.duplicate))
    #expect(restored.outcomeSoFar == nil && cart.outcomeSoFar == nil)
    world.wait()
    // The restored catalog is another instance.
    #expect(restored.outcomeSoFar == .shown && cart.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  /// A navigator on a host that the test moves, with a note above the list.
  private func openNote() -> (host: ClosingHost, navigator: Navigator<Notes, ClosingHost>) {
    let host = ClosingHost()
    let navigator = Navigator<Notes, ClosingHost>(host: host, screens: NotesScreens(), facts: NotesFacts())
    navigator.start()
    navigator.handle(Notes.List.self)?.open(id: 7)
    return (host, navigator)
  }

  @Test func stateWaitsForAHostThatMovesByItself() {
    let (host, navigator) = openNote()
    host.isAnimating = true
    let restored = navigator.restore(NavigationState(screens: [Notes.List()]))
    let link = navigator.open("notes://notes/8")
    #expect(restored.outcomeSoFar == nil && link.outcomeSoFar == nil)
    host.isAnimating = false
    host.advance(by: .seconds(3))
    #expect(restored.outcomeSoFar == .shown && link.outcomeSoFar == .shown)
    #expect(navigator.stack.map(\.name) == ["list", "note"])
  }

  /// The host moved without a callback. The state replaces its pages.
  @Test func stateReplacesWhatTheHostHasDone() {
    let (host, navigator) = openNote()
    host.shownInstances.removeLast()
    let restored = navigator.restore(NavigationState(screens: [Notes.List()]))
    #expect(restored.outcomeSoFar == .shown)
    #expect(navigator.stack.map(\.id) == host.shownInstances)
  }

  /// The host shows pages that no stack of the graph has. The state replaces them without a repair.
  @Test func stateReplacesWhatIsNoStack() {
    let (host, navigator) = openNote()
    host.lose(at: 0)
    let count = host.changeCount
    let restored = navigator.restore(NavigationState(screens: [Notes.List()]))
    #expect(restored.outcomeSoFar == .shown && host.changeCount == count + 1)
    #expect(navigator.stack.map(\.id) == host.shownInstances)
  }

  /// The navigator calls `settle()` on a host that animates endlessly.
  @Test func stateIsShownOnAHostThatNeverComesToRest() {
    let (host, navigator) = openNote()
    host.isAnimating = true
    let restored = navigator.restore(NavigationState(screens: [Notes.List()]))
    host.advance(by: .seconds(60))
    #expect(restored.outcomeSoFar == .shown && navigator.stack.map(\.name) == ["list"])
  }

  @Test func linkWaitsBehindTheStateItIsOpenedAfter() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    let restored = world.bank.restore(NavigationState(screens: [Home(), Account(id: 3)]))
    let link = world.bank.open("bank://wallet")
    let other = world.bank.open("bank://wallet/card/1")
    #expect(link.outcomeSoFar == nil)
    other.cancel()
    #expect(other.outcomeSoFar == .cancelled)
    world.host.advance(by: .seconds(5))
    #expect(restored.outcomeSoFar == .shown && link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"] && world.isSound)
  }

  /// A lock refuses links. Only states wait for it.
  @Test func linkUnderALockBehindAState() {
    let world = BankWorld<Bank>()
    let lock = world.bank.lock()
    #expect(world.bank.open("bank://wallet").outcomeSoFar == .refused(.locked))
    let restored = world.bank.restore(NavigationState(screens: [Home(), Account(id: 3)]))
    #expect(world.bank.open("bank://wallet").outcomeSoFar == .refused(.locked))
    lock.release()
    #expect(restored.outcomeSoFar == .shown && world.stack == ["home", "account"] && world.isSound)
  }

  @Test func linkGoesOnWithoutTheStateThatWasCancelled() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    let restored = world.bank.restore(NavigationState(screens: [Home()]))
    let link = world.bank.open("bank://wallet")
    restored.cancel()
    world.host.advance(by: .seconds(5))
    #expect(restored.outcomeSoFar == .cancelled && link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"] && world.isSound)
  }

  /// The facts decide at the moment the state is restored.
  @Test func stateThatWaitsIsCutByTheFactsOfItsTurn() {
    let world = BankWorld<Bank>()
    let lock = world.bank.lock()
    let restored = world.bank.restore(NavigationState(screens: [Home(), Wallet()]))
    world.facts.hasSession = false
    lock.release()
    #expect(restored.outcomeSoFar == .shown && world.stack == ["home"] && world.isSound)
  }

  @Test func restoringFromInsideWaits() {
    let world = World()
    var restored: SegueRequest<Never>?
    let observation = world.shop.observe { event in
      if case .didShow = event.kind, restored == nil { restored = world.shop.restore(world.shop.state) }
    }
    world.catalog.openCart()
    world.slide()
    world.wait()
    #expect(restored?.outcomeSoFar == .shown)
    #expect(world.isSound)
    observation.cancel()
  }

  @Test func instancesOfARestoredStackAreNew() {
    let world = World(animation: .zero)
    let catalog = world.catalog
    world.shop.restore(world.shop.state)
    #expect(catalog.openCart().outcomeSoFar == .refused(.notVisible))
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
  }

  @Test func rootCanHaveArguments() {
    let shop = Navigator<Shop, _>(host: InMemoryHost<Any>(), screens: RecordingScreens(), facts: TestFacts())
    #expect(shop.start(with: Shop.Cart()).outcomeSoFar == .refused(.notVisible))
    #expect(shop.start(with: Shop.Catalog(order: .name)).outcomeSoFar == .shown)
    #expect(shop.handle(Shop.Catalog.self)?.arguments.order == .name)
  }
}
