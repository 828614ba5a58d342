import NavRuntime
import NavTesting
import TourModel
import TourNavigation

/// The page of a screen. In this example, it consists of its name.
@MainActor final class Page {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// The facts that the predicates read. One object provides the facts of the shop and of the fragment that it mounts.
@MainActor final class TourFacts: Shop.Facts {
  var isSignedIn = false
  var cartCount = 0
  var isPaying = false
  var age = 30

  func inStock(id: ProductID) -> Bool { id != ProductID("rooibos") }

  var isAdult: Bool {
    get async {
      await Task.yield()
      return age >= 18
    }
  }
}

/// Creates the pages of the shop, and implements its hooks.
@MainActor final class TourScreens {
  let checkout = CheckoutScreens()
  /// The calls of the hooks, in order.
  private(set) var told: [String] = []
}

/// The conformance is in an extension, so that Swift warns about a hook with a wrong name or page type.
extension TourScreens: Shop.Screens {
  func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page("catalog") }
  func filters(_ screen: Shop.Filters.Handle) -> Page { Page("filters") }
  func product(_ screen: Shop.Product.Handle) -> Page { Page("product \(screen.arguments.id)") }
  func cart(_ screen: Shop.Cart.Handle) -> Page { Page("cart") }

  func prepareProductBuy(for segue: PushSegue<Page, Page, Checkout.Address>) {
    told.append("\(segue.source.name) prepares \(segue.destination.name) for \(segue.arguments.product)")
  }

  func unwindCheckoutDone(for segue: UnwindSegue<Any, Page, Order>) {
    told.append("\(segue.destination.name) gets order \(segue.value.number) of \(segue.value.product)")
  }
}

/// Creates the pages of the fragment. They do not depend on the shop.
@MainActor final class CheckoutScreens: Checkout.Screens {
  func address(_ screen: Checkout.Address.Handle) -> Page { Page("address") }
  func payment(_ screen: Checkout.Payment.Handle) -> Page { Page("payment") }
}

/// The app on a host that draws nothing.
@MainActor struct TourApp {
  let host = InMemoryHost<Page>(animation: .milliseconds(300))
  let facts = TourFacts()
  let screens = TourScreens()
  let navigator: Navigator<Shop, InMemoryHost<Page>>

  init() {
    navigator = Navigator(host: host, screens: screens, facts: facts)
    navigator.start()
    stand()
  }

  /// The names of the screens on the stack, from the bottom.
  var stack: String { navigator.stack.map(\.name).joined(separator: " › ") }

  /// Completes all transitions in progress.
  func stand() { host.advance(by: .seconds(1)) }

  /// Returns the handle of a screen that is on the stack.
  func on<S: Screen>(_ screen: S.Type) -> ScreenHandle<S> {
    guard let handle = navigator.handle(screen) else { fatalError("\(screen) is not on the stack: \(stack)") }
    return handle
  }
}
