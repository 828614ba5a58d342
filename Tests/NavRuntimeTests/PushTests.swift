import NavRuntime
import NavTesting
import Testing

@MainActor struct PushTests {
  @Test func stepsOfAPushComeInTheOrderOfTheContract() {
    let world = World()
    var steps: [String] = []
    world.facts.whenAsked = { steps.append("predicate") }
    world.screens.answer = { _ in
      steps.append("hook")
      return true
    }
    world.screens.whenMaking = { _ in steps.append("factory, \(world.host.changes.count) changes") }
    world.screens.whenTold = { steps.append("prepare, \(world.host.changes.count) changes") }
    let observation = world.shop.observe { event in
      switch event.kind {
      case .requested: steps.append("requested")
      case .began:
        steps.append(
          "interaction \(world.host.isInteractionEnabled ? "on" : "off"), \(world.host.changes.count) changes")
      case .willShow(let screen): steps.append("will show \(screen), \(world.host.changes.count) changes")
      case .didShow(let screen):
        steps.append("did show \(screen), interaction \(world.host.isInteractionEnabled ? "on" : "off")")
      case .ended(_, let outcome):
        steps.append("ended \(outcome), interaction \(world.host.isInteractionEnabled ? "on" : "off")")
      default: break
      }
    }
    let request = world.catalog.openProduct(id: "1")
    #expect(request.outcomeSoFar == nil)
    #expect(world.shop.isBusy)
    world.slide()
    #expect(
      steps == [
        "requested", "predicate", "hook", "factory, 1 changes", "prepare, 1 changes", "interaction off, 1 changes",
        "will show product, 2 changes", "did show product, interaction off", "ended shown, interaction on",
      ])
    #expect(request.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"])
    #expect(world.isSound)
    observation.cancel()
  }

  @Test func factoryAndPrepareAreCalledExactlyOnce() {
    let world = World()
    world.catalog.openProduct(id: "1", sender: .program)
    world.wait()
    #expect(world.screens.calls == ["ask openProduct", "make product", "prepare product 1 by program"])
  }

  @Test func guardIsClosedAtTheCallAndNotWhenTheHostActs() {
    let world = World()
    var wasBusy = false
    world.facts.whenAsked = { wasBusy = world.shop.isBusy }
    world.catalog.openProduct(id: "1")
    #expect(wasBusy)
  }

  @Test func predicateThatSaysNoEndsItBeforeTheHookAndBeforeAnythingIsMade() {
    let world = World()
    world.facts.stock = []
    let request = world.catalog.openProduct(id: "1")
    #expect(request.outcomeSoFar == .refused(.predicate(segue: "openProduct", source: "inStock(id)")))
    #expect(request.outcomeSoFar?.description == "refused: 'openProduct' needs inStock(id)")
    #expect(world.screens.calls.isEmpty)
    #expect(world.host.changes.count == 1)
    #expect(world.isSound)
  }

  @Test func hookThatSaysNoEndsItBeforeAnythingIsMade() {
    let world = World()
    world.screens.answer = { $0 != Segue<Shop.Catalog>.openProduct.id }
    #expect(world.catalog.openProduct(id: "1").outcomeSoFar == .refused(.hook(segue: "openProduct")))
    #expect(world.screens.calls == ["ask openProduct"])
    #expect(world.isSound)
  }

  @Test func everySegueIsAskedWhoeverSendsIt() {
    for sender in [Sender.user, .program] {
      let world = World()
      world.screens.answer = { _ in false }
      #expect(world.catalog.openCart(sender: sender).outcomeSoFar == .refused(.hook(segue: "openCart")))
    }
  }

  @Test func firstCheckThatFailsIsTheOutcome() {
    // A stale source, a duplicate, a bound, and a false predicate at once: each check hides the later ones.
    let world = World()
    let catalog = world.catalog
    let lock = world.shop.lock()
    catalog.queueProduct(id: "1")
    #expect(world.outcomes.last == .refused(.locked))
    lock.release()
    catalog.openCart()
    #expect(catalog.openProduct(id: "unknown").outcomeSoFar == .refused(.busy))
    world.slide()
    #expect(catalog.openProduct(id: "unknown").outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }

  @Test func lockComesBeforeBusy() {
    let world = World()
    world.catalog.openCart()
    let lock = world.shop.lock()
    #expect(world.catalog.openCart().outcomeSoFar == .refused(.locked))
    withExtendedLifetime(lock) {}
  }

  @Test func sourceIsCheckedBeforeDepth() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    let first = world.product
    first.openSimilar(id: "2")
    world.product.openSimilar(id: "3")
    #expect(first.openSimilar(id: "4").outcomeSoFar == .refused(.notVisible))
    #expect(world.product.openSimilar(id: "4").outcomeSoFar == .refused(.depth))
  }

  @Test func depthOfARecursiveSegueIsBounded() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    for _ in 0..<5 { world.product.openSimilar(id: "1") }
    #expect(world.stack == ["catalog", "product", "product", "product"])
    #expect(world.outcomes.last == .refused(.depth))
    world.product.close()
    #expect(world.product.openSimilar(id: "1").outcomeSoFar == .shown)
  }

  @Test func recursivePushMayRepeatTheKey() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    #expect(world.product.openSimilar(id: "1").outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product", "product"])
  }

  @Test func handleOfAnInstanceThatLeftIsRefusedAndActsOnNothing() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    let stale = world.product
    stale.close()
    world.catalog.openProduct(id: "1")
    #expect(stale.id != world.product.id)
    #expect(stale.openSeller().outcomeSoFar == .refused(.notVisible))
    #expect(stale.close().outcomeSoFar == .refused(.notVisible))
    #expect(!stale.isVisible)
    #expect(!stale.canPerform(.openSimilar))
    #expect(world.stack == ["catalog", "product"])
  }

  @Test func handleOutlivesItsNavigatorAndIsRefused() {
    var world: World? = World()
    let catalog = world?.catalog
    world = nil
    #expect(catalog?.openCart().outcomeSoFar == .refused(.notVisible))
    #expect(catalog?.canPerform(.openCart) == false)
  }

  @Test func animationTransitionAndBarReachTheHost() {
    let world = World()
    world.catalog.openFilters()
    #expect(world.host.changes.last?.isAnimated == false)
    #expect(world.isSound)
    world.filters.openHelp()
    #expect(world.host.changes.last?.bar == Bar(isHidden: true))
    world.slide()
    world.help.done()
    world.slide()
    world.catalog.openProduct(id: "1")
    #expect(world.host.changes.last?.transitionName == "zoom")
    #expect(world.host.changes.last?.isAnimated == true)
    #expect(world.host.changes.last?.kind == .push)
    #expect(world.host.changes.last?.stack == ["catalog", "product"])
    #expect(world.host.changes.last?.bar == Bar())
  }
}
