import NavRuntime
import NavTesting
import Testing

/// A container has no page. Its selected tab is on the path, and the others are parked.
@MainActor struct TabTests {
  @Test func aContainerOpensWithItsFirstTabAndIsNoPage() {
    let world = StoreWorld()
    #expect(world.stack == ["catalog"] && world.layers == [["catalog"]])
    #expect(world.navigator.visible?.name == "catalog")
    #expect(world.host.visibleTabs?.tabs.map(\.title) == ["Catalog", "Orders", "club"])
    #expect(world.host.visibleTabs?.selected == 0)
    #expect(world.navigator.handle(Store.Main.self) != nil)
    #expect(!world.navigator.canGoBack && world.navigator.goBack().outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }

  @Test func aTabThatIsSelectedHasTheStackThatItHad() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    let product = world.handle(Store.Product.self)
    #expect(world.select("orders", from: Store.Main.self).outcomeSoFar == .shown)
    #expect(world.stack == ["orderList"] && world.parked == [["catalog", "product"]])
    #expect(world.host.visibleTabs?.selected == 1)
    // The handle of a parked page works again after its tab is selected.
    #expect(product.canPerform(Segue(Store.segue("write", of: Store.Product.self))) == false)
    let write: SegueRequest<String> = product.push(
      Store.segue("write", of: Store.Product.self), Store.Editor(), sender: .program)
    #expect(write.outcomeSoFar == .refused(.notVisible))
    world.push("openOrder", Store.Order(id: 5), from: Store.OrderList.self)
    world.screens.calls = []
    #expect(world.select("shop", from: Store.Main.self).outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"] && world.parked == [["orderList", "order"]])
    #expect(world.screens.calls == [])
    #expect(world.push("write", Store.Editor(), from: Store.Product.self).outcomeSoFar == .shown)
    #expect(world.layers == [["catalog", "product"], ["editor"]])
    #expect(world.isSound)
  }

  @Test func aPressOnTheSelectedTabGoesToItsFirstPage() {
    let world = StoreWorld()
    #expect(world.select("shop", from: Store.Main.self).outcomeSoFar == .refused(.duplicate))
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    #expect(world.host.pressTab("shop"))
    #expect(world.stack == ["catalog"] && world.parked == [])
    #expect(world.isSound)
  }

  @Test func aPressUnderALayerIsNotVisibleAndAProgramDismissesIt() {
    let world = StoreWorld()
    world.edit()
    world.host.pressTab("orders")
    #expect(world.stack == ["catalog", "product", "editor"])
    world.facts.hasDraft = true
    #expect(world.select("orders", from: Store.Main.self, sender: .program).outcomeSoFar == .refused(.held))
    world.facts.hasDraft = false
    #expect(world.select("orders", from: Store.Main.self, sender: .program).outcomeSoFar == .shown)
    #expect(world.stack == ["orderList"] && world.parked == [["catalog", "product"]])
    #expect(world.isSound)
  }

  @Test func aSegueThatGoesToATabDoesNotAskItsOwnSource() {
    let world = StoreWorld()
    world.edit(hasDraft: true)
    #expect(world.select("allOrders", from: Store.Editor.self).outcomeSoFar == .shown)
    #expect(world.stack == ["orderList"] && world.parked == [["catalog", "product"]])
    #expect(world.isSound)
  }

  @Test func whatGoesToAScreenBuildsItsWayAndKeepsWhatIsCommon() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    let go = Store.segue("seeOrder", of: Store.Product.self)
    #expect(world.handle(Store.Product.self).go(go, Store.Order(id: 5), sender: .user).outcomeSoFar == .shown)
    #expect(world.stack == ["orderList", "order"] && world.parked == [["catalog", "product"]])
    #expect(world.screens.calls.suffix(3) == ["make orderList", "make order", "prepare openOrder"])
    let list = world.handle(Store.OrderList.self).id
    // With another order, the list stays and the order is replaced.
    world.host.pressTab("shop")
    #expect(world.stack == ["catalog", "product"])
    #expect(world.handle(Store.Product.self).go(go, Store.Order(id: 6), sender: .user).outcomeSoFar == .shown)
    #expect(world.stack == ["orderList", "order"] && world.handle(Store.OrderList.self).id == list)
    #expect(world.handle(Store.Order.self).arguments.id == 6)
    #expect(world.isSound)
  }

  /// A `go` does not open a screen that could return a value to its source.
  @Test func whatGoesToAScreenIsOverWhenItIsShown() async {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    let go = Store.segue("seeOrder", of: Store.Product.self)
    let request = world.handle(Store.Product.self).go(go, Store.Order(id: 5), sender: .user)
    #expect(request.outcomeSoFar == .shown && request.resultSoFar == .left)
  }

  @Test func aLinkGoesThroughATab() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    #expect(world.navigator.open("store://orders/7").outcomeSoFar == .shown)
    #expect(world.stack == ["orderList", "order"] && world.parked == [["catalog", "product"]])
    #expect(world.navigator.url == "store://orders/7")
    #expect(world.navigator.open("store://products/1").outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"] && world.parked == [["orderList", "order"]])
    #expect(world.isSound)
  }

  /// A container is never on top, so the link stops at the top page of the selected tab.
  @Test func aLinkThatMayNotGoToATabStopsAtTheOneThatIsSelected() {
    let world = StoreWorld()
    world.facts.isMember = false
    world.select("orders", from: Store.Main.self)
    world.push("openOrder", Store.Order(id: 5), from: Store.OrderList.self)
    #expect(world.navigator.open("store://lounge").outcomeSoFar == .stopped(at: "order"))
    #expect(world.stack == ["orderList", "order"] && world.parked == [["catalog"]])
    world.facts { $0.isMember = true }
    #expect(world.stack == ["club", "lounge"] && world.isSound)
  }

  @Test func aLinkThatMayNotGoToATabPutsUpTheFirst() {
    let world = StoreWorld(start: false)
    world.facts.isMember = false
    #expect(world.navigator.open("store://lounge").outcomeSoFar == .stopped(at: "catalog"))
    #expect(world.stack == ["catalog"] && world.screens.calls == ["make catalog"])
    // A push from the screen where the link stopped does not give the link up.
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.facts { $0.isMember = true }
    #expect(world.stack == ["club", "lounge"] && world.parked == [["catalog", "product"]])
    #expect(world.isSound)
  }

  @Test func aPresentedContainerGoesWithItsTabs() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    let pick = world.push("pick", Store.Picker(), from: Store.Product.self)
    #expect(pick.outcomeSoFar == .shown)
    #expect(world.screens.calls.suffix(2) == ["prepare pick", "make fresh"])
    #expect(world.layers == [["catalog", "product"], ["fresh"]])
    world.push("more", Store.FreshMore(), from: Store.Fresh.self)
    world.host.pressTab("saved")
    #expect(world.layers == [["catalog", "product"], ["saved"]] && world.parked == [["fresh", "freshMore"]])
    #expect(world.handle(Store.Saved.self).arguments.from == "saved")
    // Back on the first page of a tab dismisses the container.
    #expect(world.navigator.canGoBack)
    let saved = world.handle(Store.Saved.self)
    saved.unwind(Store.segue("pick", of: Store.Saved.self), returning: "this", sender: .user)
    #expect(pick.returnedSoFar == "this")
    #expect(world.stack == ["catalog", "product"] && world.parked == [])
    #expect(world.released.map(\.name) == ["saved", "picker", "freshMore", "fresh"])
    #expect(world.isSound)
  }

  @Test func previousAtTheFirstPageOfAPresentedTabIsThePageBelowTheContainer() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.push("pick", Store.Picker(), from: Store.Product.self)
    world.host.pressTab("saved")
    let stop = Store.segue("stop", of: Store.Saved.self)
    #expect(world.handle(Store.Saved.self).unwind(stop, sender: .user).outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"] && world.isSound)
  }

  @Test func aTabWhoseRequirementFailsRefusesAndGivesWayToTheFirst() {
    let world = StoreWorld()
    world.facts { $0.isMember = false }
    let refused = world.select("club", from: Store.Main.self).outcomeSoFar
    #expect(refused == .refused(.requirement(screen: "club", source: "isMember")))
    world.facts { $0.isMember = true }
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.select("club", from: Store.Main.self)
    world.push("lounge", Store.Lounge(), from: Store.Club.self)
    #expect(world.stack == ["club", "lounge"])
    world.facts { $0.isMember = false }
    #expect(world.stack == ["catalog", "product"] && world.parked == [])
    #expect(world.isSound)
  }

  @Test func whatRequirementsTakeFromAParkedTabGoesUnseen() {
    let world = StoreWorld()
    world.select("club", from: Store.Main.self)
    world.push("lounge", Store.Lounge(), from: Store.Club.self)
    world.select("shop", from: Store.Main.self)
    #expect(world.parked == [["club", "lounge"]])
    world.facts { $0.isVIP = false }
    #expect(world.stack == ["catalog"] && world.parked == [["club"]])
    world.facts { $0.isMember = false }
    #expect(world.parked == [] && world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func aTabThatTheHostSelectsByItselfIsAdopted() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.select("orders", from: Store.Main.self)
    world.host.selectTabByItself("shop")
    #expect(world.stack == ["catalog", "product"])
    world.select("orders", from: Store.Main.self)
    #expect(world.stack == ["orderList"] && world.parked == [["catalog", "product"]])
    #expect(world.isSound)
  }

  @Test func helpIsOfferedByEveryPageThatIsNotApart() {
    let world = StoreWorld()
    let help: SegueRequest<Never> = world.handle(Store.Catalog.self).push(Store.help, Store.HelpSheet(), sender: .user)
    #expect(help.outcomeSoFar == .shown && world.layers == [["catalog"], ["helpSheet"]])
    let again: SegueRequest<Never> = world.handle(Store.HelpSheet.self)
      .push(Store.help, Store.HelpSheet(), sender: .user)
    #expect(again.outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }
}
