import NavRuntime
import NavTesting
import Testing

/// The numbered rows of the fault table, as far as a host without views can have these faults.
@MainActor struct FaultTests {
  /// Runs a fault in a new world, and checks the meaning of *holds*. There is one transition at a time, and one
  /// outcome per request. At the end, the stack equals the host's, interaction is on, and the queue is empty.
  private func check(
    _ fault: Int, stack: [String], _ story: @MainActor (World) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let world = World()
    story(world)
    world.wait()
    var asked: Set<RequestID> = []
    var ended: [RequestID: Int] = [:]
    for event in world.events {
      if case .requested(let request) = event { asked.insert(request.id) }
      if case .ended(let request, _) = event { ended[request, default: 0] += 1 }
    }
    let isOneEach = asked.allSatisfy { ended[$0] == 1 }
    #expect(isOneEach, "fault \(fault): one outcome each", sourceLocation: sourceLocation)
    #expect(world.isSound, "fault \(fault)", sourceLocation: sourceLocation)
    #expect(world.stack == stack, "fault \(fault)", sourceLocation: sourceLocation)
  }

  @Test func pushes() {
    check(1, stack: ["catalog", "cart"]) { world in
      let catalog = world.catalog
      catalog.openCart()
      catalog.openProduct(id: "1")
    }
    check(2, stack: ["catalog"]) { world in
      let catalog = world.catalog
      catalog.openCart()
      world.host.advance(by: .milliseconds(300))
      catalog.openProduct(id: "1")
      world.slide()
      world.shop.goBack()
      world.shop.goBack()
    }
    check(3, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      world.filters.openHelp(sender: .program)
      world.filters.openHelp(sender: .program)
      world.slide()
      world.help.done(sender: .program)
      world.help.done(sender: .program)
    }
    check(4, stack: ["catalog", "cart"]) { world in
      world.shop.restore(world.shop.state)
      for _ in 0..<10 {
        world.catalog.openCart()
        world.host.advance(by: .milliseconds(20))
      }
    }
    check(6, stack: ["catalog", "product"]) { world in
      let catalog = world.catalog
      catalog.openProduct(id: "1")
      catalog.openCart()
    }
    check(10, stack: ["catalog", "cart"]) { world in
      let catalog = world.catalog
      catalog.openCart(sender: .program)
      catalog.openProduct(id: "1", sender: .program)
    }
    check(12, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      let stale = world.filters
      world.host.popByItself()
      stale.openHelp(sender: .program)
    }
  }

  @Test func pushesFromInside() {
    check(7, stack: ["catalog", "product", "seller"]) { world in
      let observation = world.shop.observe { event in
        if case .willShow(let screen) = event.kind, screen.name == "product" {
          world.catalog.openCart()
        }
        if case .didShow(let screen) = event.kind, screen.name == "product" {
          world.product.openSeller(sender: .program)
        }
      }
      world.catalog.openProduct(id: "1")
      world.slide()
      observation.cancel()
    }
    check(8, stack: ["catalog", "cart"]) { world in
      let catalog = world.catalog
      let observation = world.shop.observe { event in
        if case .willShow(let screen) = event.kind, screen.name == "cart" {
          catalog.openProduct(id: "1", sender: .program)
        }
      }
      catalog.openCart()
      observation.cancel()
    }
  }

  @Test func popsAndWholeStacks() {
    check(13, stack: ["catalog", "cart"]) { world in
      world.catalog.openProduct(id: "1")
      world.slide()
      let product = world.product
      product.openSeller()
      product.close(sender: .program)
      world.slide()
      world.seller.home()
      world.catalog.openCart(sender: .program)
      world.slide()
      world.catalog.openCart(sender: .program)
    }
    check(14, stack: ["catalog", "cart"]) { world in
      world.catalog.openCart()
      world.shop.goBack()
    }
    check(15, stack: ["catalog", "product"]) { world in
      world.catalog.openProduct(id: "1")
      world.host.pressBack()
    }
    check(16, stack: ["catalog"]) { world in
      world.openSeller()
      world.host.fail(.fallsToRoot)
      world.host.pressBack()
      world.host.pressBack()
    }
    check(17, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      world.host.beginSwipe()
      world.host.pressBack()
      world.host.finishSwipe()
    }
    check(18, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      world.filters.openHelp()
      world.slide()
      let help = world.help
      for _ in 0..<5 { help.done(sender: .program) }
    }
    check(19, stack: ["catalog"]) { $0.host.pressBack() }
    check(20, stack: ["catalog"]) { world in
      world.openSeller()
      let seller = world.seller
      let ids = world.shop.stack.map(\.id)
      world.host.changeByItself(to: [ids[0]])
      seller.backToProduct(sender: .program)
    }
    check(21, stack: ["catalog"]) { $0.host.changeByItself(to: []) }
    check(22, stack: ["catalog", "filters"]) { world in
      world.catalog.openFilters()
      let ids = world.shop.stack.map(\.id)
      world.host.changeByItself(to: [ids[0], ids[1], ids[1]])
    }
    check(24, stack: ["catalog", "cart", "product"]) { world in
      world.catalog.openCart()
      world.slide()
      world.cart.openItem(id: "1")
      world.slide()
      world.facts.isPaying = true
      world.host.longPressBack(to: world.shop.stack[0].id)
      world.host.popByItself(2)
    }
  }

  @Test func gestures() {
    check(25, stack: ["catalog", "cart"]) { world in
      world.catalog.openCart()
      world.host.beginSwipe()
    }
    check(26, stack: ["catalog", "filters", "help"]) { world in
      world.catalog.openFilters()
      world.host.beginSwipe()
      world.host.cancelSwipe()
      world.filters.openHelp()
    }
    check(27, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      world.host.beginSwipe()
      world.host.cancelSwipe()
      world.filters.cancel()
    }
    check(28, stack: ["catalog", "cart"]) { world in
      world.host.beginSwipe()
      world.catalog.openCart()
    }
    check(29, stack: ["catalog", "filters", "help"]) { world in
      world.catalog.openFilters()
      world.host.beginSwipe()
      world.wait()
      world.filters.openHelp()
    }
    check(30, stack: ["catalog"]) { world in
      world.catalog.openFilters()
      world.host.beginSwipe()
      world.host.finishSwipe()
      world.host.beginSwipe()
      world.host.finishSwipe()
    }
    check(31, stack: ["catalog", "product"]) { world in
      world.openSeller()
      world.host.fail(.endsDeeper)
      world.seller.home()
    }
  }

  @Test func stalls() {
    check(35, stack: ["catalog", "cart"]) { world in
      world.host.fail(.neverCompletes)
      world.catalog.openCart()
    }
    // The restored stack waits for the transition that hangs.
    check(36, stack: ["catalog"]) { world in
      world.host.fail(.neverCompletes)
      world.catalog.openCart()
      world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    }
    check(38, stack: ["catalog", "cart"]) { world in
      world.host.fail(.animatesForever)
      world.catalog.openCart()
    }
    check(39, stack: ["catalog", "cart"]) { world in
      world.host.fail(.completesInsideTheCall)
      world.catalog.openCart()
    }
    check(40, stack: ["catalog", "cart", "product"]) { world in
      world.host.fail(.completesTwice, .neverCompletes)
      world.catalog.openCart()
      world.slide()
      world.cart.openItem(id: "1")
    }
    check(43, stack: ["catalog"]) { world in
      world.host.fail(.doesNothingSilently)
      world.catalog.openCart()
    }
    check(44, stack: ["catalog", "cart"]) { world in
      world.host.fail(.completesEarly)
      world.catalog.openCart()
    }
    check(46, stack: ["catalog", "cart"]) { world in
      let outgoing = world.catalog
      outgoing.openCart()
      world.host.advance(by: .milliseconds(100))
      outgoing.openProduct(id: "1")
    }
    check(47, stack: ["catalog"]) { world in
      world.host.fail(.doesNothing)
      world.catalog.openCart()
    }
    check(48, stack: ["catalog", "cart", "product"]) { world in
      // The window is hidden during a transition, and shown again long after the watchdog acted.
      world.host.fail(.neverCompletes)
      world.catalog.openCart()
      world.wait()
      world.host.delegate?.didShow(TransitionID(rawValue: 2))
      world.cart.openItem(id: "1")
    }
  }
}
