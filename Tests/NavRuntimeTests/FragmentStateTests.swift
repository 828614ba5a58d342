import NavRuntime
import NavTesting
import Testing

/// Saving and restoring stacks with screens in fragments.
@MainActor struct FragmentStateTests {
  private func restored(_ json: String) throws -> MallWorld {
    let world = MallWorld()
    world.mall.restore(try decoded(json))
    return world
  }

  @Test func aStackInAFragmentIsSavedByFullNamesAndRestoredInItsPlace() throws {
    let old = MallWorld()
    old.hall.openItem(id: "1")
    old.item.wrap()
    old.address.pick(query: "a")
    old.list.show()
    let saved = try json(old.mall.state)
    #expect(
      saved == #"[{"arguments":{},"screen":"hall"},{"arguments":{"id":"1"},"screen":"item"},"#
        + #"{"arguments":{"product":"1"},"screen":"gift.address"},"#
        + #"{"arguments":{"query":"a"},"screen":"gift.places.list"},{"arguments":{},"screen":"gift.places.place"}]"#)

    let world = try restored(saved)
    #expect(world.stack == ["hall", "item", "gift.address", "gift.places.list", "gift.places.place"])
    #expect(try json(world.mall.state) == saved)
    #expect(world.isSound)
    world.place.choose("here")
    #expect(world.diary.calls.last == "gift: picked here")
    world.address.abandon()
    #expect(world.diary.calls.last == "item: gift cancelled")
    #expect(world.stack == ["hall", "item"])
  }

  @Test(arguments: [
    (#"[{"screen":"hall"},{"screen":"checkout"}]"#, ["hall"]),
    (#"[{"screen":"hall"},{"screen":"checkout.address","arguments":{"product":"1"}}]"#, ["hall"]),
    (#"[{"screen":"hall"},{"screen":"address","arguments":{"product":"1"}}]"#, ["hall"]),
    (#"[{"screen":"hall"},{"screen":"gift.address","arguments":{"product":"1"}}]"#, ["hall", "gift.address"]),
    (
      #"[{"screen":"hall"},{"screen":"gift.address","arguments":{"product":"1"}},{"screen":"checkout.payment"}]"#,
      ["hall", "gift.address"]
    ),
    (#"[{"screen":"hall"},{"screen":"gift.address","arguments":{"product":7}}]"#, ["hall"]),
    (#"[{"screen":"hall"},{"screen":"gift.payment"}]"#, ["hall"]),
    (#"[{"screen":"gift.address","arguments":{"product":"1"}}]"#, ["hall"]),
  ])
  func theLongestLegalPartIsKept(_ json: String, _ stack: [String]) throws {
    let world = try restored(json)
    #expect(world.stack == stack)
    #expect(world.isSound)
  }

  @Test func valuesAloneAreFoundWherePushesPutThem() {
    let item = Mall.Item(id: "1")
    let state = NavigationState<Mall>(
      screens: [Mall.Hall(), item, Checkout.Address(product: "1"), Places.List(), Places.Place(), Places.Place()])
    let world = MallWorld()
    world.mall.restore(state)
    #expect(
      world.stack == [
        "hall", "item", "checkout.address", "checkout.places.list", "checkout.places.place", "checkout.places.place",
      ])
    // The list has the same number as the hall. The hall itself pushes only `gift.address`.
    world.mall.restore(NavigationState(screens: [Mall.Hall(), Places.List()]))
    #expect(world.stack == ["hall"])
    world.mall.restore(NavigationState(screens: [Mall.Hall(), Checkout.Address(product: "2"), Checkout.Payment()]))
    #expect(world.stack == ["hall", "gift.address", "gift.payment"])
  }

  @Test func aScreenOfTheRootsNumberIsNotTheRoot() {
    let world = MallWorld()
    #expect(world.mall.start(with: Places.List()).outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["hall"])
  }
}
