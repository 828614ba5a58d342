import NavRuntime
import NavTesting
import Testing

/// If the host moved without a callback, a request is refused before a factory or a hook is called.
@MainActor struct UnmadeTests {
  /// Puts a foreign page on top without a callback.
  private func movedStore() -> StoreWorld {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.silently { $0.pushForeignPage() }
    world.screens.calls = []
    return world
  }

  @Test func aPushMakesNothing() {
    let world = movedStore()
    #expect(world.push("write", Store.Editor(), from: Store.Product.self).outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == [] && world.isSound)
  }

  @Test func aPresentOfAContainerMakesNothing() {
    let world = movedStore()
    #expect(world.push("pick", Store.Picker(), from: Store.Product.self).outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == [] && world.isSound)
    #expect(world.push("pick", Store.Picker(), from: Store.Product.self).outcomeSoFar == .shown)
    #expect(Set(world.screens.calls) == ["make fresh", "prepare pick"])
  }

  @Test func aGoMakesNothing() {
    let world = movedStore()
    let go = Store.segue("seeOrder", of: Store.Product.self)
    let request = world.handle(Store.Product.self).go(go, Store.Order(id: 5), sender: .user)
    #expect(request.outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == [] && world.isSound)
  }

  @Test func aLinkMakesNothing() {
    let world = movedStore()
    #expect(world.navigator.open("store://orders/5").outcomeSoFar == .refused(.notVisible))
    #expect(world.screens.calls == [] && world.isSound)
  }

  /// A new root is made once, after the repair.
  @Test func aRootIsMadeOnce() {
    let world = movedStore()
    world.facts { $0.isSignedIn = false }
    #expect(world.stack == ["welcome"])
    #expect(world.screens.calls == ["make welcome"] && world.isSound)
  }

  @Test func aPageThatMovesTheHostWhileItIsMadeIsLetGo() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.screens.onMake = { [host = world.host] in host.pushForeignPage() }
    #expect(world.push("pick", Store.Picker(), from: Store.Product.self).outcomeSoFar == .refused(.notVisible))
    world.screens.onMake = {}
    #expect(world.stack == ["catalog", "product"] && world.screens.live(world.events).count == 2)
    #expect(world.isSound)
  }
}

/// `didShow` is reported only for a page that the host shows on top.
@MainActor struct ShownPageTests {
  /// Opens wall and piece, and over them editor and preview. A back inside the sheet is in progress.
  private func goingBack() -> StudioWorld {
    let world = StudioWorld(animation: .milliseconds(100))
    world.handle(Studio.Wall.self).open(id: 7)
    world.host.advance(by: .seconds(1))
    world.handle(Studio.Piece.self).write()
    world.host.advance(by: .seconds(1))
    world.handle(Studio.Editor.self).preview()
    world.host.advance(by: .seconds(1))
    world.navigator.goBack()
    world.host.advance(by: .milliseconds(50))
    return world
  }

  @Test func aSheetThatGoesDuringABackInsideItShowsNothingOfItsOwn() {
    let world = goingBack()
    let told = world.shownScreens.count
    world.host.settle()
    world.host.dismissByItself()
    world.host.advance(by: .seconds(5))
    #expect(world.stack == ["wall", "piece"])
    #expect(world.shownScreens.dropFirst(told) == ["piece"])
    #expect(world.isSound)
  }

  /// The sheet must stay, so it is shown again, and its page is reported after that.
  @Test func aSheetThatComesBackIsShownThen() {
    let world = goingBack()
    let told = world.shownScreens.count
    world.facts.hasDraft = true
    world.host.settle()
    world.host.dismissByItself()
    world.host.advance(by: .seconds(5))
    #expect(world.stack == ["wall", "piece", "editor"])
    #expect(world.shownScreens.dropFirst(told) == ["editor"])
    #expect(world.isSound)
  }
}
