import NavRuntime
import NavTesting
import Testing

@MainActor struct BusyTests {
  @Test func dropRefusesWhoeverSends() {
    for sender in [Sender.user, .program] {
      let world = World()
      world.catalog.openCart()
      #expect(world.catalog.dropCart(sender: sender).outcomeSoFar == .refused(.busy))
    }
  }

  @Test func autoDropsAUsersAndQueuesAProgramsRequest() {
    let world = World()
    world.catalog.openCart()
    #expect(world.catalog.openProduct(id: "1").outcomeSoFar == .refused(.busy))
    #expect(world.catalog.openProduct(id: "1", sender: .program).outcomeSoFar == nil)
  }

  @Test func queueIsServedFirstInFirstOut() {
    let world = World()
    world.openSeller()
    // The requests of the product wait until the seller is popped. The second one then finds that its source is not
    // on top.
    let product = world.product
    world.seller.backToProduct()
    let first = product.openSimilar(id: "2")
    let second = product.openSimilar(id: "3")
    world.slide()
    #expect(world.stack == ["catalog", "product"])
    world.slide()
    #expect(first.outcomeSoFar == .shown)
    #expect(second.outcomeSoFar == .refused(.notVisible))
    #expect(world.product.arguments.id == "2")
    #expect(world.isSound)
  }

  @Test func queuedRequestIsCheckedAgainInFull() {
    let world = World()
    world.catalog.openFilters()
    world.filters.clear()
    let request = world.catalog.openProduct(id: "1", sender: .program)
    #expect(request.outcomeSoFar == nil)
    #expect(!world.screens.calls.contains("ask openProduct"))
    world.facts.stock = []
    world.slide()
    #expect(request.outcomeSoFar == .refused(.predicate(segue: "openProduct", source: "inStock(id)")))

    world.facts.stock = ["1"]
    world.catalog.openFilters()
    world.filters.clear()
    let locked = world.catalog.openProduct(id: "1", sender: .program)
    let lock = world.shop.lock()
    world.slide()
    #expect(locked.outcomeSoFar == .refused(.locked))
    withExtendedLifetime(lock) {}
  }

  @Test func replaceWaitsInPlaceOfEverythingQueued() {
    let world = World()
    world.catalog.openFilters()
    let under = world.filters.clear()
    let first = world.catalog.queueCart()
    let second = world.catalog.queueProduct(id: "1")
    let third = world.catalog.replaceProduct(id: "2")
    #expect(first.outcomeSoFar == .superseded)
    #expect(second.outcomeSoFar == .superseded)
    #expect(third.outcomeSoFar == nil)
    world.slide()
    #expect(under.outcomeSoFar == .shown)
    world.slide()
    #expect(third.outcomeSoFar == .shown)
    #expect(world.product.arguments.id == "2")
  }

  @Test func sameScreenWithTheSameKeyArrivingOrQueuedIsADuplicate() {
    let world = World()
    world.catalog.queueProduct(id: "1")
    #expect(world.catalog.queueProduct(id: "1").outcomeSoFar == .refused(.duplicate))
    #expect(world.catalog.replaceProduct(id: "1").outcomeSoFar == .refused(.duplicate))
    #expect(world.catalog.queueProduct(id: "2").outcomeSoFar == nil)
    #expect(world.catalog.queueProduct(id: "2").outcomeSoFar == .refused(.duplicate))
    #expect(world.catalog.queueProduct(id: "3").outcomeSoFar == nil)
  }

  @Test func aKeyOfTheGraphsIsAllThatCounts() {
    let world = BankWorld<Bank>(animation: World.slide)
    let home: Bank.Home.Handle = world.handle()
    home.openAccount(id: 7, name: "Ann", sender: .program)
    #expect(home.openAccount(id: 7, name: "Bob", sender: .program).outcomeSoFar == .refused(.duplicate))
    #expect(home.openAccount(id: 8, name: "Ann", sender: .program).outcomeSoFar == nil)
  }

  @Test func screenThatAllowsDuplicatesIsNoDuplicate() {
    let world = World()
    world.catalog.openProduct(id: "1")
    world.slide()
    let product = world.product
    product.openSeller(sender: .program)
    #expect(product.openSeller(sender: .program).outcomeSoFar == nil)
  }

  @Test func queueIsBoundedAt64() {
    let world = World()
    world.catalog.openCart()
    let requests = (0..<70).map { world.catalog.queueProduct(id: "p\($0)") }
    #expect(requests.prefix(64).allSatisfy { $0.outcomeSoFar == nil })
    #expect(requests.dropFirst(64).allSatisfy { $0.outcomeSoFar == .refused(.busy) })
    world.wait()
    #expect(requests.allSatisfy { $0.outcomeSoFar != nil })
    #expect(world.isSound)
  }

  /// The places from which a request can be made during another one.
  @Test(arguments: ["hook", "predicate", "factory", "prepare", "willShow", "didShow", "canPerform"])
  func requestFromInsideIsTreatedAsMadeDuringATransition(_ place: String) {
    let world = World()
    let catalog = world.catalog
    var user: SegueRequest<Never>?
    var program: SegueRequest<Never>?
    var depth = 0
    var deepest = 0
    let ask = {
      depth += 1
      deepest = max(deepest, depth)
      if user == nil {
        user = catalog.openCart()
        program = catalog.openCart(sender: .program)
      }
      depth -= 1
    }
    let observation = world.shop.observe { event in
      if case .willShow = event.kind, place == "willShow" { ask() }
      if case .didShow = event.kind, place == "didShow" { ask() }
    }
    world.screens.answer = { _ in
      if place == "hook" { ask() }
      return true
    }
    world.facts.whenAsked = { if place == "predicate" || place == "canPerform" { ask() } }
    world.screens.whenMaking = { _ in if place == "factory" { ask() } }
    world.screens.whenTold = { if place == "prepare" { ask() } }

    if place == "canPerform" {
      #expect(catalog.canOpenProduct(id: "1"))
      #expect(user?.outcomeSoFar == .refused(.busy))
      world.slide()
      #expect(program?.outcomeSoFar == .shown)
    } else {
      catalog.openProduct(id: "1")
      world.slide()
      #expect(user?.outcomeSoFar == .refused(.busy))
      #expect(program?.outcomeSoFar == .refused(.notVisible))
    }
    #expect(deepest == 1)
    #expect(world.isSound)
    observation.cancel()
  }

  @Test func hookThatAlwaysAsksForAnotherSegueComesToAnEnd() {
    let world = World()
    var last: SegueRequest<Never>?
    var count = 0
    world.screens.answer = { _ in
      count += 1
      last = world.catalog.queueProduct(id: "p\(count)")
      return false
    }
    world.catalog.openCart()
    #expect(last?.outcomeSoFar == .refused(.busy))
    #expect(count < 100)
    #expect(world.isSound)
  }

  @Test func observerThatAsksAtEachEventComesToAnEndAndOvertakesNothing() {
    let world = World()
    let catalog = world.catalog
    var depth = 0
    var deepest = 0
    let observation = world.shop.observe { _ in
      depth += 1
      deepest = max(deepest, depth)
      catalog.queueProduct(id: "1")
      depth -= 1
    }
    let cart = catalog.openCart()
    #expect(deepest == 1)
    observation.cancel()
    world.wait()
    #expect(cart.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.isSound)
  }

  @Test func queueGoesOnWhenATransitionFails() {
    let world = World()
    world.host.fail(.doesNothing)
    let first = world.catalog.openCart()
    let second = world.catalog.queueProduct(id: "1")
    world.slide()
    #expect(first.outcomeSoFar == .failed(.host))
    world.slide()
    #expect(second.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func whatWouldBeADuplicateCannotBePerformed() {
    let world = World()
    world.catalog.openCart()
    #expect(!world.catalog.canPerform(.queueCart))
    #expect(world.catalog.canPerform(5, Shop.Product(id: "1")))
    world.catalog.queueProduct(id: "1")
    #expect(!world.catalog.canPerform(5, Shop.Product(id: "1")))
    #expect(world.catalog.canPerform(5, Shop.Product(id: "2")))
    world.wait()
    #expect(world.isSound)
  }
}
