import NavRuntime
import NavTesting
import SeededRandom

/// A page that is counted while it is alive.
@MainActor final class CountedPage {
  private static var live = 0
  /// The number of living pages.
  static var count: Int { live }

  init() {
    Self.live += 1
  }

  isolated deinit {
    Self.live -= 1
  }
}

/// An app whose pages are counted. It records no calls.
@MainActor struct CountedScreens: Shop.Screens {
  func catalog(_ screen: Shop.Catalog.Handle) -> CountedPage { CountedPage() }
  func filters(_ screen: Shop.Filters.Handle) -> CountedPage { CountedPage() }
  func help(_ screen: Shop.Help.Handle) -> CountedPage { CountedPage() }
  func product(_ screen: Shop.Product.Handle) -> CountedPage { CountedPage() }
  func seller(_ screen: Shop.Seller.Handle) -> CountedPage { CountedPage() }
  func cart(_ screen: Shop.Cart.Handle) -> CountedPage { CountedPage() }
  func note(_ screen: Shop.Note.Handle) -> CountedPage { CountedPage() }
}

/// A started shop that several tasks use at once, independently of each other, on a host with animations. It only
/// counts, and does not store events.
@MainActor final class LoadedShop {
  let host = InMemoryHost<Any>(animation: World.slide)
  let facts = TestFacts()
  let shop: Navigator<Shop, InMemoryHost<Any>>
  private var observation: EventObservation?
  private var random: SplitMix
  /// Requests without an outcome.
  private var open: Set<RequestID> = []
  private var observers: [EventObservation] = []

  /// The number of requests.
  private(set) var asked = 0
  /// The number of requests that ended.
  private(set) var ended = 0
  /// The number of second outcomes, and of outcomes without a request.
  private(set) var surplus = 0
  /// The number of requests with each outcome.
  private(set) var outcomes: [Outcome: Int] = [:]
  /// How often a task that awaited a request received an outcome other than the request's.
  private(set) var misheard = 0
  /// The number of tasks that wait for the value of a push.
  private(set) var waitingForValues = 0
  /// The number of values that those tasks received.
  private(set) var values = 0
  /// The number of events that temporary observers received.
  private(set) var seen = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    shop = Navigator(host: host, screens: CountedScreens(), facts: facts)
    shop.start()
    observation = shop.observe { [weak self] in self?.count($0.kind) }
  }

  /// The number of requests without an outcome.
  var waiting: Int { open.count }

  private func count(_ kind: NavigationEvent.Kind) {
    switch kind {
    case .requested(let request):
      asked += 1
      if !open.insert(request.id).inserted { surplus += 1 }
    case .ended(let request, let outcome):
      ended += 1
      outcomes[outcome, default: 0] += 1
      if open.remove(request) == nil { surplus += 1 }
    default: break
    }
  }

  /// Continues until there are `total` requests and all of them are over.
  func run(until total: Int, tasks: Int) async {
    let users = (0..<tasks).map { _ in Task { await use(until: total) } }
    while asked < total || !open.isEmpty || shop.isBusy {
      host.advance(by: .milliseconds(Int.random(in: 0...500, using: &random)))
      host.forgetChanges()
      await Task.yield()
    }
    for user in users { await user.value }
    observers = []
    facts.hasChosen = true
    while shop.stack.count > 1 {
      shop.goBack(sender: .program)
      host.advance(by: World.slide)
    }
    await wait { waitingForValues == 0 }
  }

  private func use(until total: Int) async {
    while asked < total { await step() }
  }

  /// Makes a few requests one after the other, the last of which may be awaited. Occasionally uses a gesture, a lock,
  /// or an observer.
  private func step() async {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: if host.beginSwipe() { Bool.random(using: &random) ? host.finishSwipe() : host.cancelSwipe() }
    case 1: shop.lock().release()
    case 2: observers.append(shop.observe { [weak self] _ in self?.seen += 1 })
    case 3: observers.removeAll()
    case 4: shop.factsDidChange()
    case 5, 6: waitForAValue()
    case 7: facts.hasChosen.toggle()
    default: break
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) { _ = request() }
    let (last, sender) = request()
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2: await Task.yield()
    case 3: check(await last.outcome, of: last)
    case 4: _ = await Task { await last.outcome }.value
    default:
      let waiter = Task { await last.outcome }
      if sender == .program { await Task.yield() }
      waiter.cancel()
      check(await waiter.value, of: last)
    }
  }

  /// Opens the filters, and starts a task that waits for their value. About half of the tasks are cancelled.
  private func waitForAValue() {
    guard let filters = shop.handle(Shop.Catalog.self)?.openFilters(sender: .program) else { return }
    waitingForValues += 1
    let waiter = Task { @MainActor in
      if await filters.returned != nil { values += 1 }
      waitingForValues -= 1
    }
    if Bool.random(using: &random) { waiter.cancel() }
  }

  private func check(_ heard: Outcome, of request: SegueRequest<Never>) {
    if heard != request.outcomeSoFar { misheard += 1 }
  }

  /// Makes a request, usually from the visible screen.
  private func request() -> (SegueRequest<Never>, Sender) {
    let sender: Sender = Bool.random(using: &random) ? .user : .program
    let number = Int.random(in: 0..<8, using: &random)
    let id = String(Int.random(in: 1...9, using: &random))
    if number == 7 { return (shop.goBack(sender: sender), sender) }
    let request: SegueRequest<Never>? =
      switch shop.visible?.name {
      case "catalog": request(number, id, sender)
      case "filters": shop.handle(Shop.Filters.self)?.apply(.price, sender: sender)
      case "product":
        number < 3
          ? shop.handle(Shop.Product.self)?.openSimilar(id: id, sender: sender)
          : shop.handle(Shop.Product.self)?.close(sender: sender)
      default: shop.handle(Shop.Cart.self)?.openItem(id: id, sender: sender)
      }
    return (request ?? shop.goBack(sender: sender), sender)
  }

  private func request(_ number: Int, _ id: String, _ sender: Sender) -> SegueRequest<Never>? {
    let catalog = shop.handle(Shop.Catalog.self)
    switch number {
    case 0: return catalog?.openProduct(id: id, sender: sender)
    case 1: return catalog?.openCart(sender: sender)
    case 2: return catalog?.queueProduct(id: id, sender: sender)
    case 3: return catalog?.replaceProduct(id: id, sender: sender)
    case 4: return catalog?.queueCart(sender: sender)
    case 5: return catalog?.dropCart(sender: sender)
    default: return nil
    }
  }
}
