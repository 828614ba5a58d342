import NavRuntime
import NavTesting
import Testing

/// The in-memory host hides its window, as in an app's own test.
@MainActor struct HiddenWindowTests {
  private let world = StoreWorld(animation: .milliseconds(350))

  @Test func whatMovesIsAtItsEnd() {
    let product = world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.advance(by: .milliseconds(100))
    #expect(product.outcomeSoFar == nil && world.host.isAnimating)
    world.host.hide()
    #expect(product.outcomeSoFar == .shown && !world.host.isAnimating)
    #expect(world.isSound)
  }

  @Test func nothingIsAnimatedUntilItIsSeenAgain() {
    world.host.hide()
    #expect(world.push("open", Store.Product(id: 1), from: Store.Catalog.self).outcomeSoFar == .shown)
    #expect(world.host.changes.last?.isAnimated == false)
    world.host.reveal()
    world.navigator.goBack()
    #expect(world.host.isAnimating && world.host.changes.last?.isAnimated == true)
    world.host.advance(by: .milliseconds(350))
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func changesMayWaitForIt() {
    world.host.hide(.wait)
    let product = world.push("open", Store.Product(id: 1), from: Store.Catalog.self, sender: .program)
    world.host.advance(by: .seconds(3_600))
    #expect(product.outcomeSoFar == nil)
    world.host.reveal()
    world.host.advance(by: .milliseconds(350))
    #expect(product.outcomeSoFar == .shown && world.isSound)
  }

  @Test func aGestureIsCancelled() {
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.advance(by: .milliseconds(350))
    #expect(world.host.beginSwipe())
    world.host.hide()
    #expect(!world.navigator.isBusy && world.stack == ["catalog", "product"])
    world.host.finishSwipe()
    #expect(world.stack == ["catalog", "product"] && world.isSound)
  }

  /// A transition that never ends does not end when the window is hidden either.
  @Test func whatHangsIsStillThereAfterwards() {
    world.host.fail(.animatesForever)
    let product = world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.host.hide()
    #expect(world.host.isAnimating && product.outcomeSoFar == nil)
    world.host.reveal()
    world.host.advance(by: .seconds(60))
    #expect(product.outcomeSoFar == .failed(.host) && world.isSound)
  }

  /// A later navigator is also notified that the window is hidden.
  @Test func whoeverIsToldNextHearsOfIt() {
    world.host.hide()
    let other = Navigator<Store, _>(host: world.host, screens: StoreScreens(), facts: StoreFacts())
    other.start()
    #expect(other.open("store://orders/5").outcomeSoFar == .shown)
    #expect(world.host.changes.last?.isAnimated == false)
  }
}
