import NavRuntime
import NavTesting
import Observation
import Testing

/// Locks that are taken and dropped during other work.
@MainActor struct LockInsideTests {
  /// The places where the app's code runs.
  enum Place: CaseIterable, Sendable { case predicate, hook, factory, prepare, unwind, event, pageDeinit, host }

  /// Runs a closure once, the next time that the app's code runs at that place.
  private func once(_ place: Place, in world: World, _ work: @escaping @MainActor () -> Void) {
    var isDone = false
    let run = { @MainActor in
      if !isDone {
        isDone = true
        work()
      }
    }
    switch place {
    case .predicate: world.facts.whenAsked = run
    case .hook:
      world.screens.answer = { _ in
        run()
        return true
      }
    case .factory: world.screens.whenMaking = { _ in run() }
    case .prepare, .unwind: world.screens.whenTold = run
    case .event: world.onEvent = { if case .didShow = $0 { run() } }
    case .pageDeinit: world.screens.whenFreed = run
    case .host: world.onEvent = { if case .willShow = $0 { run() } }
    }
  }

  /// Runs the app's code at each place: a push with a predicate and a hook, and an unwind.
  private func walk(_ world: World) {
    world.catalog.openProduct(id: "1")
    world.wait()
    world.shop.goBack()
    world.wait()
    world.catalog.openFilters()
    world.wait()
    world.shop.handle(Shop.Filters.self)?.clear()
    world.wait()
  }

  @Test(arguments: Place.allCases, [0, 350])
  func lockThatIsDroppedAtOnceHoldsNothing(_ place: Place, _ milliseconds: Int) {
    let world = World(animation: .milliseconds(milliseconds))
    var isReached = false
    once(place, in: world) { [unowned world] in
      isReached = true
      _ = world.shop.lock()
    }
    walk(world)
    #expect(isReached)
    #expect(world.catalog.canPerform(.openCart))
    let push = world.catalog.openCart()
    world.wait()
    #expect(push.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test(arguments: [Place.predicate, .hook, .factory, .prepare])
  func segueWhoseOwnCodeTakesALockDoesNotBegin(_ place: Place) {
    let world = World()
    var lock: NavigationLock?
    once(place, in: world) { [unowned world] in lock = world.shop.lock() }
    let push = world.catalog.openProduct(id: "1")
    #expect(push.outcomeSoFar == .refused(.locked))
    #expect(world.began == [])
    #expect(world.stack == ["catalog"])
    #expect(world.screens.livingPages == 1)
    lock?.release()
    #expect(world.catalog.openProduct(id: "1").outcomeSoFar == nil)
    world.wait()
    #expect(world.stack == ["catalog", "product"])
    #expect(world.isSound)
  }

  @Test func unwindWhoseOwnHookTakesALockDoesNotBegin() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    var lock: NavigationLock?
    once(.unwind, in: world) { [unowned world] in lock = world.shop.lock() }
    #expect(world.filters.apply(.price).outcomeSoFar == .refused(.locked))
    #expect(world.stack == ["catalog", "filters"])
    lock?.release()
    #expect(world.isSound)
  }

  @Test func rootWhoseFactoryTakesALockIsNotShown() {
    let host = InMemoryHost<Any>()
    let screens = RecordingScreens()
    let shop = Navigator<Shop, InMemoryHost<Any>>(host: host, screens: screens, facts: TestFacts())
    var lock: NavigationLock?
    screens.whenMaking = { [unowned shop] _ in lock = shop.lock() }
    #expect(shop.start().outcomeSoFar == .refused(.locked))
    #expect(host.changes.isEmpty)
    screens.whenMaking = { _ in }
    lock?.release()
    #expect(shop.start().outcomeSoFar == .shown)
  }

  /// The event at which the observer takes its lock.
  enum Moment: CaseIterable, Sendable { case didShow, ended }

  @Test(arguments: Moment.allCases)
  func queuedSegueDoesNotBeginUnderALockTakenWhenTheOneBeforeItIsOver(_ moment: Moment) {
    let world = World()
    world.catalog.openFilters()
    world.wait()
    world.filters.cancel()
    let cart = world.catalog.queueCart(sender: .program)
    var lock: NavigationLock?
    world.onEvent = { [unowned world] event in
      if lock != nil { return }
      switch (moment, event) {
      case (.didShow, .didShow), (.ended, .ended): lock = world.shop.lock()
      default: break
      }
    }
    let count = world.began.count
    world.wait()
    #expect(lock?.isHeld == true)
    #expect(cart.outcomeSoFar == .refused(.locked))
    #expect(world.began.count == count)
    #expect(world.stack == ["catalog"])
    lock?.release()
    #expect(world.isSound)
  }

  @Test func lockOfAnObserverKeepsAnEvictionFromBeginning() {
    let world = BankWorld<Bank>()
    world.openWallet()
    var lock: NavigationLock?
    world.facts.hasSession = false
    world.facts.whenAsked = { [unowned world] in if lock == nil { lock = world.bank.lock() } }
    world.bank.factsDidChange()
    #expect(lock?.isHeld == true)
    #expect(world.stack == ["home", "wallet"])
    lock?.release()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func lockThatIsTakenAndDroppedWhereTheHostIsAskedRefusesNothing() {
    let world = HandMovedWorld()
    world.host.whenAsked = { [unowned world] in _ = world.shop.lock() }
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
    world.host.whenAsked = {}
    #expect(world.shop.goBack().outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  /// A stray completion does not confirm the state of the host. The app is notified of it before the transition
  /// begins.
  @Test func lockTakenWhereACompletionIsIgnoredHoldsWhatWasAllowed() {
    let host = HandMovedHost()
    let screens = RecordingScreens()
    let shop = Navigator<Shop, _>(host: host, screens: screens, facts: TestFacts())
    var heard: [String] = []
    var lock: NavigationLock?
    let observation = shop.observe { event in
      switch event.kind {
      case .ignoredCompletion: lock = shop.lock()
      case .locked: heard.append("locked")
      case .began: heard.append("began")
      default: break
      }
    }
    var isSaid = false
    screens.whenMaking = { _ in
      if !isSaid { host.delegate?.didShow(TransitionID(rawValue: 34)) }
      isSaid = true
    }
    #expect(shop.start().outcomeSoFar == .refused(.locked))
    #expect(heard == ["locked"])
    lock?.release()
    #expect(shop.start().outcomeSoFar == .shown)
    observation.cancel()
  }

  /// While a request waits for facts, the requirements of the stack are reviewed as well.
  @Test func requirementThatLocksAndDropsWheneverItIsAskedIsAskedAFewTimes() async {
    let world = BankWorld<Bank>()
    let audit = await WaitingAudit(in: world)
    #expect(audit.request.outcomeSoFar == nil)
    var asked = 0
    world.facts.whenAsked = { [unowned world] in
      asked += 1
      if asked < 100_000 { _ = world.bank.lock() }
    }
    world.bank.factsDidChange()
    #expect((1..<20).contains(asked))
    #expect(world.bank.handle(Account.self)?.isVisible == true)
    // The current facts count, although a lock was held during their evaluation.
    world.facts.whenAsked = {}
    world.facts.unknown = [8]
    world.bank.factsDidChange()
    #expect(audit.request.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    audit.answerAll()
    #expect(world.isSound)
  }

  @Test func answerThatComesUnderALockIsAskedForAgain() async {
    let world = BankWorld<Bank>()
    let audit = await WaitingAudit(in: world)
    var lock: NavigationLock?
    world.facts.unknown = [8]
    world.facts.whenAsked = { [unowned world] in if lock == nil { lock = world.bank.lock() } }
    world.bank.factsDidChange()
    #expect(audit.request.outcomeSoFar == nil)
    #expect(world.stack == ["home", "account"])
    lock?.release()
    #expect(audit.request.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    audit.answerAll()
    #expect(world.isSound)
  }

  /// Each dropped lock is also noticed later, and the number of these notices must not grow.
  @Test func observerThatLocksAndDropsAtEachUnlockIsNotToldForEver() async {
    let world = BankWorld<Bank>()
    var unlocks = 0
    let observation = world.bank.observe { [unowned world] event in
      if case .unlocked = event.kind { unlocks += 1 }
      if unlocks < 100_000 { _ = world.bank.lock() }
    }
    _ = world.bank.lock()
    await wait { unlocks > 0 }
    await letRun()
    #expect((1..<2_000).contains(unlocks))
    #expect(world.handle(Home.self).canPerform(3, Item(id: "1")))
    observation.cancel()
    await letRun()
    #expect(world.isSound)
  }

  /// Each reading of `canPerform` takes and drops a lock, and each of these changes what was read.
  @Test func readerOfPermissionsThatLocksAndDropsIsNotToldForEver() async {
    let world = BankWorld<Bank>()
    PermissionReader(home: world.handle(Home.self)).read()
    var readings = 0
    world.facts.whenAsked = { [unowned world] in
      readings += 1
      if readings < 100_000 { _ = world.bank.lock() }
    }
    world.bank.lock().release()
    for _ in 0..<20 { await letRun() }
    #expect((1..<5_000).contains(readings))
    world.facts.whenAsked = {}
    #expect(world.handle(Home.self).canPerform(3, Item(id: "1")))
    #expect(world.isSound)
  }

  /// Reads a permission again whenever it changes.
  @MainActor private struct PermissionReader {
    let home: ScreenHandle<Home>

    func read() {
      withObservationTracking {
        _ = home.canPerform(3, Item(id: "1"))
      } onChange: {
        MainActor.assumeIsolated { read() }
      }
    }
  }

  /// A push of an account's audit that waits for an async fact.
  @MainActor private struct WaitingAudit {
    private final class Answers {
      var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    let request: SegueRequest<Never>
    private let answers: Answers

    init(in world: BankWorld<Bank>) async {
      let answers = Answers()
      self.answers = answers
      world.openAccount(8)
      world.facts.askAge = { await withCheckedContinuation { answers.waiting.append($0) } }
      request = world.handle(Account.self).push(world.segue("openAudit", of: "account"), Audit(), sender: .user)
      await letRun()
    }

    func answerAll() {
      for answer in answers.waiting { answer.resume(returning: true) }
    }
  }
}
