import NavRuntime
import NavTesting
import Observation
import Synchronization
import Testing

/// Facts that count how often they are read.
@MainActor private final class CountingFacts: Shop.Facts {
  private(set) var asked = 0

  var isPaying: Bool { count(false) }
  var hasChosen: Bool { count(true) }
  func inStock(id: String) -> Bool { count(true) }

  private func count(_ answer: Bool) -> Bool {
    asked += 1
    return answer
  }
}

/// The cost of `canPerform` and of observers while they are not used, as counts of evaluations and notifications. The
/// benchmark counts allocations.
@MainActor struct IdleCostTests {
  private let facts = CountingFacts()
  private let shop: Navigator<Shop, InMemoryHost<Any>>

  init() {
    shop = Navigator(host: InMemoryHost(), screens: CountedScreens(), facts: facts)
    shop.start()
  }

  private func walk(_ times: Int) {
    for _ in 0..<times {
      shop.handle(Shop.Catalog.self)?.openProduct(id: "1")
      shop.goBack()
      shop.handle(Shop.Catalog.self)?.openCart()
      shop.goBack()
      shop.handle(Shop.Catalog.self)?.openFilters()
      shop.handle(Shop.Filters.self)?.apply(.price)
    }
  }

  /// `openProduct`, `back` of `cart`, and `apply` have a predicate. The three other segues do not.
  @Test func eachPredicateIsAskedOnceForItsOwnSegueAndForNothingElse() {
    walk(100)
    #expect(facts.asked == 300)
  }

  @Test func predicateIsAskedOnceMoreForEachTimeThatSomebodyLooks() {
    _ = shop.handle(Shop.Catalog.self)?.canOpenProduct(id: "1")
    _ = shop.canGoBack
    #expect(facts.asked == 1)
    walk(100)
    #expect(facts.asked == 301)
  }

  @Test func whoeverLooksOnceIsToldOnceAndNobodyLooksForHim() throws {
    let told = Mutex(0)
    let catalog = try #require(shop.handle(Shop.Catalog.self))
    withObservationTracking {
      _ = catalog.canOpenProduct(id: "1")
      _ = shop.isBusy
      _ = shop.visible
    } onChange: {
      told.withLock { $0 += 1 }
    }
    walk(100)
    #expect(told.withLock { $0 } == 1)
    #expect(facts.asked == 301)
  }

  @Test func observersThatAreGoneAreToldNothing() {
    var seen = 0
    for _ in 0..<100 { _ = shop.observe { _ in seen += 1 } }
    let cancelled = (0..<100).map { _ in shop.observe { _ in seen += 1 } }
    for observation in cancelled { observation.cancel() }
    walk(1)
    #expect(seen == 0)
    withExtendedLifetime(cancelled) {}
  }

  @Test func oneWhoLooksAgainIsToldAgain() throws {
    let told = Mutex(0)
    let catalog = try #require(shop.handle(Shop.Catalog.self))
    for _ in 0..<10 {
      withObservationTracking {
        _ = catalog.canPerform(.openCart)
      } onChange: {
        told.withLock { $0 += 1 }
      }
      catalog.openCart()
      shop.goBack()
    }
    #expect(told.withLock { $0 } == 10)
    // `back` causes ten evaluations. `openCart` has no predicate.
    #expect(facts.asked == 10)
  }
}
