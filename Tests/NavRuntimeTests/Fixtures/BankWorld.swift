import NavRuntime
import NavTesting
import Observation

/// The app's side of the bank. Records each call, in order.
@MainActor final class BankScreens<Graph: BankGraph>: GraphScreens {
  /// A page of any screen.
  @MainActor class Page {
    let screen: ScreenID
    let screens: BankScreens
    init(_ screen: ScreenID, _ screens: BankScreens) { (self.screen, self.screens) = (screen, screens) }
  }

  /// A page whose hooks run for the segues that leave its screen.
  private final class PageOf<S: Screen>: Page, SegueSource {
    func shouldPerform(_ leaving: LeavingSegue<S>) -> Bool {
      screens.call("ask \(leaving.name) of \(Graph.table[screen].name)")
      return screens.answer(leaving.name)
    }

    func prepareUnwind(for leaving: LeavingSegue<S>) { screens.call("leave by \(leaving.name)") }
  }

  var calls: [String] = []
  /// The pages that are alive.
  private var pages: [() -> AnyObject?] = []
  var livingPages: Int { pages.count { $0() != nil } }
  /// The result of the hooks, by the name of the segue. May do anything while it runs.
  var answer: (String) -> Bool = { _ in true }
  /// Runs inside factories and hooks.
  var whenCalled: (String) -> Void = { _ in }

  private func call(_ call: String) {
    calls.append(call)
    whenCalled(call)
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    call("make \(Graph.table[screen].name)")
    guard let type = Graph.screenType(screen) else { preconditionFailure("no screen \(screen)") }
    let page = page(screen, type)
    pages.append { [weak page] in page }
    return page
  }

  private func page<S: Screen>(_ screen: ScreenID, _ type: S.Type) -> Page { PageOf<S>(screen, self) }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    let (source, target): (Page, Page) = (context.source(), context.target())
    call("prepare \(Graph.table[source.screen].name) to \(Graph.table[target.screen].name)")
  }

  func unwind(_ segue: SegueID, _ context: SegueContext) { call("return by \(Graph.table.name(of: segue))") }
}

/// The facts of the bank's predicates.
@Observable @MainActor final class BankFacts<Graph: BankGraph>: GraphFacts {
  var hasSession = true
  var isAsking = false
  var hasCard = true
  var isFrozen = false
  /// The accounts that do not exist.
  var unknown: Set<Int> = []
  /// The part of the predicate of `openTerms` that is known at once.
  var termsAreOut = true
  /// The async fact. `ageLimit` is its timeout, and `ageOtherwise` its value after the timeout.
  @ObservationIgnored var askAge: @MainActor () async -> Bool = { true }
  var ageLimit = Duration.seconds(2)
  var ageOtherwise = false
  @ObservationIgnored var whenAsked: () -> Void = {}

  func predicates(of graph: Graph.Type) -> GraphPredicates {
    GraphPredicates(
      allows: { self.allows($0, $1) }, meets: { self.meets($0, $1) }, decides: { await self.decides($0, $1) })
  }

  private func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    whenAsked()
    switch Graph.table.name(of: segue) {
    case "openCard": return !isFrozen
    case "openFirst":
      let source: Account = context.sourceArguments()
      return source.id == 1
    case "openTerms": return termsAreOut
    default: return true
    }
  }

  private func meets(_ screen: ScreenID, _ context: ScreenContext) -> Bool {
    whenAsked()
    switch Graph.table[screen].name {
    case "wallet":
      guard let wallet: Wallet = context.argumentsIfKnown() else { return true }
      return hasSession || isAsking || wallet.owner == "everybody"
    case "card": return hasCard
    case "account":
      guard let account: Account = context.argumentsIfKnown() else { return true }
      return !unknown.contains(account.id)
    default: return true
    }
  }

  private func decides(_ segue: SegueID, _ context: SegueContext) async -> Bool {
    await context.ask(within: ageLimit, otherwise: ageOtherwise) { await self.askAge() }
  }
}

/// A started bank on an in-memory host.
@MainActor final class BankWorld<Graph: BankGraph>: InMemoryWorld<BankScreens<Graph>, BankFacts<Graph>> {
  init(animation: Duration = .zero, isStarted: Bool = true) {
    super.init(InMemoryHost(animation: animation), BankScreens(), BankFacts())
    if isStarted { navigator.start() }
    events = []
    screens.calls = []
  }

  /// A bank without a session, where a link stopped at the home screen.
  static func stopping(_ url: String = "/wallet", animation: Duration = .zero) -> BankWorld {
    let world = BankWorld(animation: animation)
    world.facts.hasSession = false
    world.bank.open(url)
    return world
  }

  var bank: Navigator<Graph, InMemoryHost<Any>> { navigator }

  @discardableResult
  func openWallet(_ wallet: Wallet = Wallet(), sender: Sender = .user) -> SegueRequest<Never> {
    handle(Home.self).push(0, wallet, sender: sender)
  }

  @discardableResult
  func openCard(_ number: Int, sender: Sender = .user) -> SegueRequest<Never> {
    handle(Wallet.self).push(segue("openCard", of: "wallet"), Card(number: number), sender: sender)
  }

  @discardableResult
  func openAccount(_ id: Int, sender: Sender = .user) -> SegueRequest<Never> {
    handle(Home.self).push(1, Account(id: id), sender: sender)
  }

  @discardableResult
  func openTerms(sender: Sender = .user) -> SegueRequest<Never> { handle(Home.self).push(2, Terms(), sender: sender) }

  @discardableResult
  func openEntry(_ entry: Entry) -> SegueRequest<Never> {
    handle(Account.self).push(segue("openEntry", of: "account"), entry, sender: .user)
  }

  @discardableResult
  func openSimilar(_ id: String) -> SegueRequest<Never> {
    handle(Item.self).push(segue("openSimilar", of: "item"), Item(id: id), sender: .user)
  }

  @discardableResult
  func openItem(_ id: String, sender: Sender = .user) -> SegueRequest<Never> {
    handle(Home.self).push(3, Item(id: id), sender: sender)
  }

  @discardableResult
  func askSignIn(sender: Sender = .user) -> SegueRequest<Never> {
    bank.handle(Wallet.self)?.push(segue("askSignIn", of: "wallet"), SignIn(), sender: sender)
      ?? handle(Home.self).push(segue("askSignIn", of: "home"), SignIn(), sender: sender)
  }

  @discardableResult
  func decline() -> SegueRequest<Never> { handle(SignIn.self).unwind(segue("decline", of: "signIn"), sender: .user) }

  func segue(_ name: String, of screen: String) -> SegueID {
    guard
      let segues = Graph.table.screens.first(where: { $0.name == screen })?.segues,
      let segue = segues.first(where: { Graph.table.name(of: $0) == name })
    else { fatalError("no segue \(name) of \(screen)") }
    return segue
  }

  /// Starts or ends the session, and reports that facts changed.
  func setSession(_ hasSession: Bool) {
    facts.hasSession = hasSession
    bank.factsDidChange()
  }

  /// The number of changes of the host since the start.
  var changeCount: Int { host.changes.count - 1 }

  var evictions: [String] {
    events.compactMap { if case .evicted(let screen, let source) = $0 { "\(screen): \(source)" } else { nil } }
  }

  /// The number of requests without an outcome.
  var openRequests: Int {
    events.reduce(0) { count, event in
      switch event {
      case .requested: count + 1
      case .ended: count - 1
      default: count
      }
    }
  }
}
