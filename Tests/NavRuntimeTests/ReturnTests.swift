import NavRuntime
import NavTesting
import Testing

/// A task that awaits a value resumes when the stack is idle, so its next line can perform a segue.
@MainActor struct ReturnTests {
  @Test func theLineAfterAnAlertPerformsItsSegue() async {
    let world = NotesWorld(animation: .milliseconds(100))
    world.edit()
    let editor = world.handle(Notes.Editor.self)
    let task = Task { @MainActor () -> Outcome? in
      guard await editor.askDiscard().returned == .keep else { return nil }
      return await editor.preview().outcome
    }
    await Task.yield()
    world.host.advance(by: .seconds(1))
    world.host.choose("keep")
    await world.host.settled()
    #expect(await task.value == .shown)
    #expect(world.stack == ["list", "note", "editor", "preview"] && world.isSound)
  }

  @Test func theLineAfterASheetPerformsItsSegue() async {
    await expectSegue(after: { $0.handle(Studio.Editor.self).save("text") }) { world in
      await world.handle(Studio.Piece.self).write().returned == "text"
    }
  }

  @Test func theLineAfterALayerThatWasLeftPerformsItsSegue() async {
    await expectSegue(after: { $0.navigator.goBack() }) { world in
      await world.handle(Studio.Piece.self).write().returned == nil
    }
  }

  /// On `piece`, opens a screen and leaves it, then pushes `detail` from the task.
  private func expectSegue(
    after leave: @MainActor (StudioWorld) -> Void, _ open: @escaping @MainActor (StudioWorld) async -> Bool
  ) async {
    let world = StudioWorld(animation: .milliseconds(100))
    world.handle(Studio.Wall.self).open(id: 7)
    world.host.advance(by: .seconds(1))
    let piece = world.handle(Studio.Piece.self)
    let task = Task { @MainActor () -> Outcome? in
      guard await open(world) else { return nil }
      return await piece.zoom().outcome
    }
    await Task.yield()
    world.host.advance(by: .seconds(1))
    leave(world)
    await world.host.settled()
    #expect(await task.value == .shown)
    #expect(world.stack == ["wall", "piece", "detail"] && world.isSound)
  }

  @Test func theLineAfterAPopoverPerformsItsSegue() async {
    let world = StudioWorld(animation: .milliseconds(100))
    let wall = world.handle(Studio.Wall.self)
    let task = Task { @MainActor () -> Outcome? in
      guard await wall.filter().returned == "red" else { return nil }
      return await wall.open(id: 7).outcome
    }
    await Task.yield()
    world.host.advance(by: .seconds(1))
    world.handle(Studio.Filters.self).apply("red")
    await world.host.settled()
    #expect(await task.value == .shown && world.stack == ["wall", "piece"])
  }

  /// A program's request is queued behind the unwind. The task resumes after that request is shown.
  @Test func whatWaitsInTheQueueComesFirst() async {
    let world = World()
    let catalog = world.catalog
    let task = Task { @MainActor () -> (Shop.SortOrder?, Bool, [String]) in
      let order = await catalog.openFilters().returned
      return (order.flatMap { if case .apply(let order) = $0 { order } else { nil } }, world.shop.isBusy, world.stack)
    }
    await Task.yield()
    world.slide()
    world.filters.apply(.price)
    let cart = catalog.openCart(sender: .program)
    world.slide()
    for _ in 0..<8 { await Task.yield() }
    #expect(cart.outcomeSoFar == nil)
    await world.host.settled()
    let (order, isBusy, stack) = await task.value
    #expect(order == .price && !isBusy && stack == ["catalog", "cart"])
  }

  /// `returnedSoFar` is set at once. A task that starts to wait then still waits for the queue.
  @Test func whoAsksLateWaitsForTheRestToo() async {
    let world = World()
    let filters = world.catalog.openFilters()
    world.slide()
    world.filters.apply(.price)
    let cart = world.catalog.openCart(sender: .program)
    world.slide()
    #expect(filters.returnedSoFar != nil && world.shop.isBusy && cart.outcomeSoFar == nil)
    let task = Task { @MainActor () -> Bool in
      _ = await filters.returned
      return world.shop.isBusy
    }
    await world.host.settled()
    #expect(await task.value == false)
  }

  @Test func aNavigatorThatGoesKeepsNobodyWaiting() async {
    var world: World? = World()
    guard let filters = world?.catalog.openFilters() else { return }
    world?.slide()
    world?.filters.apply(.price)
    world?.catalog.openCart(sender: .program)
    world?.slide()
    let task = Task { @MainActor in await filters.returned }
    await Task.yield()
    world = nil
    #expect(await task.value != nil)
  }

  /// The host reports that it is hidden, and the change in progress completes.
  @Test func valueInAHiddenWindow() async {
    let world = World()
    let filters = world.catalog.openFilters()
    world.slide()
    world.filters.apply(.price)
    world.host.hide(.wait)
    world.slide()
    #expect(world.stack == ["catalog"] && !world.shop.isBusy)
    let task = Task { @MainActor in await filters.returned }
    let fallback = Task { @MainActor in
      await letRun()
      task.cancel()
      world.host.reveal()
    }
    #expect(await task.value != nil)
    #expect(world.host.hiding == .wait)
    await fallback.value
  }

  /// The awaiting task may be the one that releases the lock.
  @Test func aLockKeepsNobodyWaiting() async {
    let world = World()
    let filters = world.catalog.openFilters()
    world.slide()
    world.filters.apply(.price)
    let lock = world.shop.lock()
    world.slide()
    #expect(await filters.returned != nil)
    lock.release()
  }
}
