import NavRuntime
import NavTesting
import Testing

/// A host that selects a tab by itself, and reports the press before or after that.
@MainActor struct OwnTabTests {
  enum Order: CaseIterable {
    case pressFirst, changeFirst
  }

  /// Opens catalog and product in one tab, and selects the tab with the list of orders.
  private func world(animation: Duration = .zero) -> StoreWorld {
    let world = StoreWorld(animation: animation)
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.advance(by: .seconds(1))
    world.select("orders", from: Store.Main.self)
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["orderList"])
    return world
  }

  /// Shows another tab on the host, which reports the change and the press.
  private func choose(_ name: String, showing instances: [InstanceID], _ order: Order, on world: StoreWorld) {
    guard let place = world.host.visibleTabs, let tab = place.tabs.first(where: { $0.name == name }) else { return }
    let delegate = world.host.delegate
    if order == .pressFirst { world.host.delegate = nil }
    world.host.changeByItself(to: instances)
    if order == .pressFirst {
      world.host.delegate = delegate
      delegate?.tabChosen(tab.id, in: place.container)
      delegate?.stackChanged()
    } else {
      delegate?.tabChosen(tab.id, in: place.container)
    }
    world.host.advance(by: .seconds(1))
  }

  @Test(arguments: Order.allCases)
  func tabThatHoldsPagesIsSelectedWithThem(_ order: Order) {
    let world = world()
    let parked = world.host.parked.first { $0.first?.info.name == "catalog" }?.map(\.id) ?? []
    choose("shop", showing: parked, order, on: world)
    #expect(world.stack == ["catalog", "product"] && world.parked == [["orderList"]])
    #expect(world.isSound)
    // A later press on the selected tab goes to its first page.
    world.host.pressTab("shop")
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  /// The host reports an empty tab as instance 0, because the navigator has not made its page.
  @Test(arguments: Order.allCases, [Duration.zero, .milliseconds(100)])
  func tabThatWasNeverShownIsSelected(_ order: Order, _ animation: Duration) {
    let world = world(animation: animation)
    choose("club", showing: [InstanceID(rawValue: 0)], order, on: world)
    #expect(world.stack == ["club"])
    #expect(world.isSound)
  }

  /// A tab that `back` refused is not the one that is adopted later.
  @Test func pressAfterAnotherAdoption() {
    let world = StoreWorld()
    world.host.pressTab("orders")
    world.host.pressTab("shop")
    world.edit(hasDraft: true)
    let orders = world.host.parked.first { $0.first?.info.name == "orderList" }?.map(\.id) ?? []
    world.host.changeByItself(to: orders)
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["catalog", "product", "editor"])
    world.facts.hasDraft = false
    world.navigator.goBack()
    world.host.advance(by: .seconds(60))
    world.host.popByItself()
    #expect(world.stack == ["catalog"])
    world.host.pressTab("orders")
    #expect(world.stack == ["orderList"] && world.isSound)
  }

  @Test(arguments: Order.allCases)
  func tabThatMayNotBeSelectedIsGivenBack(_ order: Order) {
    let world = world()
    world.facts.isMember = false
    choose("club", showing: [InstanceID(rawValue: 0)], order, on: world)
    #expect(world.stack == ["orderList"] && world.isSound)
  }
}
