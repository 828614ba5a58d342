import NavRuntime
import NavTesting
import Testing

@MainActor struct OutcomeTests {
  @Test func requestCanBeAwaited() async {
    let world = World(animation: .zero)
    #expect(await world.catalog.openCart().outcome == .shown)
    #expect(await world.catalog.openCart().outcome == .refused(.notVisible))
  }

  @Test func awaitedRequestGoesOnWhenTheHostIsDone() async {
    let world = World()
    let request = world.catalog.openCart()
    async let outcome = request.outcome
    await Task.yield()
    world.slide()
    #expect(await outcome == .shown)
  }

  @Test func pushReturnsTheValueOfTheUnwindThatLandsOnItsSource() async {
    let world = World(animation: .zero)
    let request = world.catalog.openFilters()
    world.filters.apply(.price)
    guard case .apply(.price) = await request.returned else {
      Issue.record("not the value of apply")
      return
    }
  }

  @Test func pushReturnsTheValueOfAnUnwindFromDeeperDown() {
    let world = World(animation: .zero)
    let filters = world.catalog.openFilters()
    let help = world.filters.openHelp()
    world.help.choose("red")
    guard case .choose("red") = filters.returnedSoFar else {
      Issue.record("not the value of choose")
      return
    }
    // The unwind went past the source of the push of help.
    #expect(help.returnedSoFar == nil)
  }

  @Test func unwindPastTheSourceGivesNil() async {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    let help = world.filters.openHelp()
    world.help.choose("red")
    #expect(await help.returned == nil)
  }

  @Test func plainBackRefusalAndUnwindWithoutValueGiveNil() async {
    let world = World(animation: .zero)
    let first = world.catalog.openFilters()
    world.host.pressBack()
    #expect(await first.returned == nil)
    let second = world.catalog.openFilters()
    world.filters.clear()
    #expect(await second.returned == nil)
    world.screens.answer = { _ in false }
    #expect(await world.catalog.openFilters().returned == nil)
  }

  @Test func valueIsTheOneOfTheNearestPush() {
    let world = World(animation: .zero)
    let filters = world.catalog.openFilters()
    let help = world.filters.openHelp()
    world.help.pick("red")
    #expect(help.returnedSoFar == "red")
    #expect(filters.returnedSoFar == nil)
    world.filters.apply(.name)
    guard case .apply(.name) = filters.returnedSoFar else {
      Issue.record("not the value of apply")
      return
    }
  }

  @Test func cancellingTheAwaitingTaskTakesAQueuedRequestOut() async {
    let world = World()
    world.catalog.openFilters()
    world.catalog.openCart()
    let waiting = world.catalog.queueProduct(id: "1")
    #expect(waiting.outcomeSoFar == .refused(.notVisible))

    let other = World()
    other.catalog.openCart()
    let queued = other.catalog.queueProduct(id: "1")
    let task = Task { await queued.outcome }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .cancelled)
    other.wait()
    #expect(other.stack == ["catalog", "cart"])
    #expect(other.isSound)
  }

  @Test func cancellingDoesNotTouchWhatIsUnderWay() async {
    let world = World()
    let request = world.catalog.openCart()
    let task = Task { await request.outcome }
    await Task.yield()
    task.cancel()
    await Task.yield()
    world.slide()
    #expect(await task.value == .shown)
  }

  @Test func cancelledWaitForAValueGivesNil() async {
    let world = World(animation: .zero)
    let request = world.catalog.openFilters()
    let task = Task { await request.returned == nil }
    await Task.yield()
    task.cancel()
    #expect(await task.value)
    #expect(world.stack == ["catalog", "filters"])
  }

  @Test func nobodyWaitsForANavigatorThatIsGone() async {
    var world: World? = World()
    let shown = world?.catalog.openFilters()
    let queued = world?.filters.openHelp()
    world = nil
    #expect(await shown?.returned == nil)
    #expect(await queued?.outcome == .cancelled)
  }

  @Test func valueThatCameBeforeTheCancelIsNotLost() async {
    let world = World(animation: .zero)
    let filters = world.catalog.openFilters()
    let waiting = Task { @MainActor in
      guard case .apply(.price)? = await filters.returned else { return false }
      return true
    }
    await Task.yield()
    world.filters.apply(.price)
    waiting.cancel()
    #expect(await waiting.value)
  }

  @Test func pushOfAnotherScreenThanTheSeguesIsTrapped() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = World(animation: .zero)
        world.catalog.openCart()
        let _: SegueRequest<Never> = world.cart.push(20, Shop.Note(text: "", tag: Tag()), sender: .user)
      }
    }
  }
}
