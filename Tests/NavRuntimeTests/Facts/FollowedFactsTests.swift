import NavRuntime
import NavTesting
import Observation
import Testing

/// Observable facts, without calls of `factsDidChange()`.
@MainActor struct FollowedFactsTests {
  /// Opens catalog, product, and two sheets over them.
  private func storeWithLayers(animation: Duration = .zero) async -> StoreWorld {
    let world = StoreWorld(animation: animation)
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.advance(by: .seconds(1))
    world.push("write", Store.Editor(), from: Store.Product.self)
    world.host.advance(by: .seconds(1))
    _ = world.handle(Store.Editor.self).push(Store.help, Store.HelpSheet(), sender: .user) as SegueRequest<Never>
    await world.host.settled()
    #expect(world.stack == ["catalog", "product", "editor", "helpSheet"])
    return world
  }

  // MARK: - Scenes

  @Test(arguments: [Duration.zero, .milliseconds(100)])
  func signOutUnderTwoLayersChangesTheRoot(_ animation: Duration) async {
    let world = await storeWithLayers(animation: animation)
    world.facts.isSignedIn = false
    #expect(world.stack.count == 4)
    #expect(await world.host.settled())
    #expect(world.stack == ["welcome"] && world.isSound)
    #expect(world.events.reviews == 1 && world.events.calls == 0)
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func signOutWithAnAlertOpen() async {
    let world = NotesWorld()
    let request = world.ask()
    await world.host.settled()
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.stack == ["list", "note"] && world.shown == world.stack)
    #expect(request.returnedSoFar == nil && world.isSound)
  }

  /// The change precedes the turn in which the navigator tracks the facts of the new screen.
  @Test func changeRightAfterThePushIsNotMissed() async {
    let world = NotesWorld()
    await world.host.settled()
    world.edit()
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.stack == ["list", "note"])
  }

  @Test func changeDuringATransitionIsReviewedAtItsEnd() async {
    let world = NotesWorld(animation: .milliseconds(100))
    await world.host.settled()
    world.edit()
    let ask = world.handle(Notes.Editor.self).askDiscard()
    world.facts.isSignedIn = false
    await letRun()
    #expect(world.stack.last == "editor" && world.navigator.isBusy)
    await world.host.settled()
    #expect(ask.outcomeSoFar == .shown)
    #expect(world.stack == ["list", "note"] && world.isSound)
  }

  @Test func lockPutsTheReviewOff() async {
    let world = await storeWithLayers()
    let lock = world.navigator.lock()
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.stack.count == 4)
    world.facts.isSignedIn = true
    await world.host.settled()
    world.facts.isSignedIn = false
    await world.host.settled()
    lock.release()
    #expect(world.stack == ["welcome"] && world.isSound)
  }

  @Test(arguments: [HiddenHostPolicy.wait, .changeUnanimated])
  func hiddenHostGetsTheReviewAsItChooses(_ policy: HiddenHostPolicy) async {
    let world = await storeWithLayers()
    world.host.hide(policy)
    world.facts.isSignedIn = false
    await letRun()
    #expect(world.stack.count == (policy == .wait ? 4 : 1))
    world.host.reveal()
    await world.host.settled()
    #expect(world.stack == ["welcome"] && world.isSound)
  }

  @Test func hiddenHostThatNoLongerWaitsGetsTheReview() async {
    let world = await storeWithLayers()
    world.host.hide(.wait)
    world.facts.isSignedIn = false
    await letRun()
    #expect(world.stack.count == 4)
    world.host.hide(.changeUnanimated)
    #expect(world.stack == ["welcome"] && world.isSound)
  }

  @Test func parkedTabIsReviewed() async {
    let world = StoreWorld()
    world.host.pressTab("club")
    world.push("lounge", Store.Lounge(), from: Store.Club.self)
    world.host.pressTab("shop")
    await world.host.settled()
    #expect(world.parked.contains(["club", "lounge"]))
    world.facts.isVIP = false
    await world.host.settled()
    #expect(world.parked.contains(["club"]))
    world.facts.isMember = false
    await world.host.settled()
    #expect(!world.parked.contains { $0.first == "club" })
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func rootThatChangesTwiceInOneTurnStays() async {
    let world = await storeWithLayers()
    let ids = world.navigator.stack.map(\.id)
    world.facts.isSignedIn = false
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.navigator.stack.map(\.id) == ids)
    #expect(world.events.reviews == 1)
  }

  @Test func thousandChangesInOneTurnAreOneReview() async {
    let world = await storeWithLayers()
    for _ in 0..<999 { world.facts.isSignedIn.toggle() }
    await world.host.settled()
    #expect(world.stack == ["welcome"])
    #expect(world.events.reviews == 1)
  }

  // MARK: - Sources of changes

  @Test func changesInsideHooksFactoriesAndPredicatesAreReviewedAfterwards() async {
    for place in ["make card", "prepare wallet to card", "ask openCard of wallet", "predicate"] {
      let world = BankWorld<Bank>()
      world.openWallet()
      await world.host.settled()
      if place == "predicate" {
        world.facts.whenAsked = { [weak world] in
          world?.facts.whenAsked = {}
          world?.facts.hasSession = false
        }
      }
      world.screens.whenCalled = { [weak world] in
        if $0 == place { world?.facts.hasSession = false }
      }
      let card = world.openCard(1)
      #expect(card.outcomeSoFar == .shown, "\(place)")
      await world.host.settled()
      #expect(world.stack == ["home"] && world.isSound, "\(place)")
    }
  }

  @Test func changeInADeinitIsReviewed() async {
    let world = NotesWorld()
    world.edit()
    await world.host.settled()
    var last: Ending? = Ending(world.facts)
    #expect(last != nil)
    last = nil
    await world.host.settled()
    #expect(world.stack == ["list", "note"] && world.isSound)
  }

  private final class Ending {
    private let facts: NotesFacts
    init(_ facts: NotesFacts) { self.facts = facts }

    deinit {
      let facts = facts
      MainActor.assumeIsolated { facts.isSignedIn = false }
    }
  }

  @Test func changeOnAnotherThreadIsReviewed() async {
    let host = InMemoryHost<Any>()
    let session = SharedSession()
    let notes = Navigator<Notes, InMemoryHost<Any>>(
      host: host, screens: NotesScreens(), facts: SharedNotesFacts(session))
    notes.start()
    notes.handle(Notes.List.self)?.open(id: 7)
    notes.handle(Notes.Note.self)?.edit()
    await host.settled()
    #expect(notes.stack.map(\.name) == ["list", "note", "editor"])
    await Task.detached { session.isSignedIn = false }.value
    await wait { notes.stack.count == 2 }
    #expect(notes.stack.map(\.name) == ["list", "note"])
  }

  // MARK: - One review

  @Test func callInTheSameTurnIsTheOnlyReview() async {
    let world = await storeWithLayers()
    world.facts.isSignedIn = false
    world.navigator.factsDidChange()
    #expect(world.stack == ["welcome"])
    await world.host.settled()
    #expect(world.events.calls == 1 && world.events.reviews == 0)
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.events.reviews == 1)
  }

  @Test func callDuringATransitionIsTheOnlyReview() async {
    let world = await storeWithLayers(animation: .milliseconds(100))
    world.navigator.goBack()
    world.facts.isSignedIn = false
    world.navigator.factsDidChange()
    await world.host.settled()
    #expect(world.stack == ["welcome"] && world.isSound)
    #expect(world.events.calls == 1 && world.events.reviews == 0)
  }

  @Test func nothingIsFollowedIfTheAppSaysSo() async {
    let host = InMemoryHost<Any>()
    let facts = NotesFacts()
    let notes = Navigator<Notes, InMemoryHost<Any>>(
      host: host, screens: NotesScreens(), facts: facts, followsFacts: false)
    notes.start()
    notes.handle(Notes.List.self)?.open(id: 7)
    notes.handle(Notes.Note.self)?.edit()
    await host.settled()
    facts.isSignedIn = false
    await host.settled()
    #expect(notes.stack.count == 3)
    notes.factsDidChange()
    #expect(notes.stack.count == 2)
  }

  // MARK: - Followed facts

  /// Only a segue reads `mayAsk`, and only `back` reads `hasDraft`.
  @Test func onlyWhatRequirementsReadIsTracked() async {
    let world = NotesWorld()
    world.edit()
    await world.host.settled()
    world.facts.hasDraft = true
    world.facts.mayAsk = false
    await world.host.settled()
    #expect(world.events.reviews == 0)
    world.navigator.goBack()
    world.facts.hasDraft = false
    world.navigator.goBack()
    await world.host.settled()
    #expect(world.stack == ["list", "note"])
    // The only screen with a requirement is off the stack.
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.events.reviews == 0)
  }

  @Test func graphWithOneRootAndWithoutRequirementsTracksNothing() async {
    let facts = ReadFacts()
    let host = InMemoryHost<Any>()
    let shop = Navigator<Shop, InMemoryHost<Any>>(host: host, screens: CountedScreens(), facts: facts)
    shop.start()
    shop.handle(Shop.Catalog.self)?.openCart()
    await host.settled()
    facts.reads = 0
    shop.goBack()
    await host.settled()
    // Only `back` reads a fact.
    #expect(facts.reads == 1)
  }

  @Test func navigatorThatIsGoneIsNotKeptByATurn() async {
    var world: NotesWorld? = NotesWorld()
    world?.edit()
    await world?.host.settled()
    let facts = world?.facts
    weak let navigator = world?.navigator
    facts?.isSignedIn = false
    world = nil
    #expect(navigator == nil)
    await letRun()
    facts?.isSignedIn = true
    await letRun()
  }

  // MARK: - Facts that do not settle

  @Test func factThatChangesAtEachReviewIsLeftAloneUntilTheNextRequest() async {
    let world = BankWorld<Bank>()
    world.openWallet()
    await world.host.settled()
    var isRestless = true
    world.facts.whenAsked = { [weak world] in
      // The fact changes one turn later, and therefore after each review.
      if isRestless { Task { @MainActor in world?.facts.isAsking.toggle() } }
    }
    world.facts.hasSession = false
    world.facts.isAsking = true
    await wait { world.events.contains { if case .factsUnsettled = $0 { true } else { false } } }
    #expect(world.events.reviews <= 65)
    let unsettled = world.events.compactMap { if case .factsUnsettled(let texts) = $0 { texts } else { nil } }
    #expect(unsettled == [["hasSession or isAsking"]])
    isRestless = false
    await letRun()
    let before = world.events.reviews
    world.facts.isAsking.toggle()
    await letRun()
    #expect(world.events.reviews == before)
    world.facts.isAsking = false
    world.openItem("1")
    await world.host.settled()
    #expect(world.stack.first == "home" && !world.stack.contains("wallet"))
  }

  // MARK: - Cost

  /// Within one turn, following facts evaluates no additional predicate.
  @Test func segueEvaluatesNothingMoreThanWithoutFollowing() {
    var counts: [Int] = []
    for follows in [false, true] {
      let (host, facts) = (InMemoryHost<Any>(), BankFacts<Bank>())
      let bank = Navigator<Bank, InMemoryHost<Any>>(
        host: host, screens: BankScreens<Bank>(), facts: facts, followsFacts: follows)
      bank.start()
      var asked = 0
      facts.whenAsked = { asked += 1 }
      for _ in 0..<100 {
        _ = bank.handle(Home.self)?.push(0, Wallet(), sender: .user) as SegueRequest<Never>?
        bank.goBack()
      }
      counts.append(asked)
    }
    #expect(counts[0] == counts[1] && counts[0] == 200)
  }
}

extension [NavigationEvent.Kind] {
  /// The number of reviews after changes of observed facts.
  var reviews: Int { count { if case .factsChanged(.observed) = $0 { true } else { false } } }

  /// The number of reviews after calls of `factsDidChange()`.
  var calls: Int { count { if case .factsChanged(.called) = $0 { true } else { false } } }
}

/// A session that any thread can end.
@Observable private final class SharedSession: @unchecked Sendable {
  var isSignedIn = true
}

@MainActor private final class SharedNotesFacts: Notes.Facts {
  private let session: SharedSession
  var hasDraft: Bool { false }
  var mayAsk: Bool { true }
  var isSignedIn: Bool { session.isSignedIn }

  init(_ session: SharedSession) { self.session = session }
}

@Observable @MainActor private final class ReadFacts: Shop.Facts {
  @ObservationIgnored var reads = 0
  var isPaying: Bool { read(false) }
  var hasChosen: Bool { read(true) }
  func inStock(id: String) -> Bool { read(true) }

  private func read(_ answer: Bool) -> Bool {
    reads += 1
    return answer
  }
}
