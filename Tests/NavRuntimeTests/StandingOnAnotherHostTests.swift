import NavRuntime
import NavTesting
import Testing

/// A host whose pages are numbers, built on a host that shows strings.
@MainActor private final class NumberHost: NavigationHost {
  let base = InMemoryHost<String>()

  var delegate: HostDelegate? {
    get { base.delegate }
    set { base.delegate = newValue }
  }

  func show(_ change: StackChange<Int>) -> Duration {
    base.show(change.mapPages { "\($0.info.name) \($0.page)" })
  }

  var supports: HostFeatures { base.supports }
  var printsRefusals: Bool { false }
  var shownInstances: [InstanceID] { base.shownInstances }
  var isAnimating: Bool { base.isAnimating }
  func settle() { base.settle() }
  func setInteraction(_ isEnabled: Bool) { base.setInteraction(isEnabled) }
  var now: Duration { base.now }
  func setTimer(after delay: Duration?) { base.setTimer(after: delay) }
}

@MainActor struct StandingOnAnotherHostTests {
  private let host = NumberHost()
  private let navigator: Navigator<Store, NumberHost>

  init() {
    // A page is the number of pages made so far.
    let screens = BareApp<Store>()
    var made = 0
    screens.make = { _ in
      made += 1
      return made
    }
    navigator = Navigator(host: host, screens: screens, facts: StoreFacts())
    navigator.start()
  }

  private var shown: [String] {
    host.base.stack.compactMap { if case .page(let page) = $0.content { page } else { nil } }
  }

  @Test func aChangeWithOtherPagesIsTheSameChange() throws {
    #expect(shown == ["catalog 1"])
    try #require(navigator.handle(Store.Catalog.self)).open(id: 7)
    #expect(shown == ["catalog 1", "product 2"] && host.base.stack.map(\.id) == navigator.stack.map(\.id))
    try #require(navigator.handle(Store.Product.self)).write()
    #expect(host.base.stack.last?.opening == .present(.sheet))
    navigator.open("store://orders/1")
    #expect(shown == ["orderList 4", "order 5"])
    #expect(host.base.parked.map { $0.map(\.id).count } == [2], "what is parked comes along")
    #expect(host.base.stack.first?.opening.place?.tabs.map(\.name) == ["shop", "orders", "club"])
  }

  @Test func aHandleIsFoundByItsInstance() throws {
    try #require(navigator.handle(Store.Catalog.self)).open(id: 7)
    let instances = navigator.stack.map(\.id)
    #expect(navigator.handle(Store.Product.self, of: instances[1])?.arguments.id == 7)
    #expect(navigator.handle(Store.Catalog.self, of: instances[0])?.id == instances[0])
    #expect(navigator.handle(Store.Catalog.self, of: instances[1]) == nil, "it is of another screen")
    navigator.goBack()
    #expect(navigator.handle(Store.Product.self, of: instances[1]) == nil, "it has left")
  }

  @Test func aHandleOfAParkedPageIsFoundToo() throws {
    let catalog = try #require(navigator.stack.first?.id)
    navigator.open("store://orders/1")
    #expect(navigator.handle(Store.Catalog.self, of: catalog)?.isVisible == false)
  }
}
