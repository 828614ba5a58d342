import NavRuntime
import NavTesting
import Testing

/// With several roots, the first one whose requirement holds is at the bottom.
@MainActor struct RootTests {
  @Test func theFirstRootThatMayStandDoes() {
    #expect(StoreWorld().stack == ["catalog"])
    #expect(StoreWorld(isSignedIn: false).stack == ["welcome"])
  }

  /// Facts can change as soon as they are read for the first stack.
  @Test func whatChangesBeforeThereIsAStackIsAskedAbout() {
    let world = StoreWorld(start: false)
    world.facts.onRequirement = { [unowned world] in
      world.facts.onRequirement = {}
      world.facts.isSignedIn = false
      world.navigator.factsDidChange()
    }
    world.navigator.start()
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["welcome"] && world.isSound)
  }

  @Test func aChangeOfFactsChangesTheRootAndAllThatStands() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    let pick = world.push("pick", Store.Picker(), from: Store.Product.self)
    world.host.pressTab("saved")
    world.facts { $0.isSignedIn = false }
    #expect(world.stack == ["welcome"] && world.parked == [])
    #expect(pick.returnedSoFar == nil && pick.resultSoFar == .left)
    #expect(world.navigator.handle(Store.Main.self) == nil)
    world.facts { $0.isSignedIn = true }
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func aChangeOfRootWaitsForLocksAndForWhatIsUnderWay() {
    let world = StoreWorld(animation: .milliseconds(100))
    let open = world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.facts.isSignedIn = false
    world.navigator.factsDidChange()
    #expect(open.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(100))
    #expect(open.outcomeSoFar == .shown)
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["welcome"])
    let lock = world.navigator.lock()
    world.facts { $0.isSignedIn = true }
    #expect(world.stack == ["welcome"])
    lock.release()
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func aLinkUnderAnotherRootWaitsForIt() {
    let world = StoreWorld(isSignedIn: false)
    let link = world.navigator.open("store://orders/7")
    #expect(link.outcomeSoFar == .stopped(at: "welcome"))
    world.facts { $0.isSignedIn = true }
    #expect(world.stack == ["orderList", "order"])
    #expect(world.isSound)
  }

  @Test func aSavedStackOfTabsComesBack() throws {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.select("orders", from: Store.Main.self)
    world.push("openOrder", Store.Order(id: 5), from: Store.OrderList.self)
    let text = try json(world.navigator.state)
    let other = StoreWorld(start: false)
    #expect(other.navigator.restore(try decoded(text)).outcomeSoFar == .shown)
    #expect(other.stack == ["orderList", "order"])
    #expect(other.screens.calls == ["make orderList", "make order"])
    #expect(try json(other.navigator.state) == text)
    other.host.pressTab("shop")
    #expect(other.stack == ["catalog", "product"] && other.handle(Store.Product.self).arguments.id == 1)
    #expect(other.parked == [["orderList", "order"]])
    #expect(other.isSound)
    #expect(text.contains("\"container\"") && text.contains("\"tab\":\"orders\""))
  }
}
