import NavRuntime
import NavTesting
import TourModel
import TourNavigation

/// What stands behind a screen: here, nothing but its name.
@MainActor final class Page {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// What the predicates ask. One object answers for the shop and for what it mounts.
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

/// The pages of the shop, and what is told between two of them.
@MainActor final class TourScreens {
  let checkout = CheckoutScreens()
  /// What hooks were told, in order.
  private(set) var told: [String] = []
}

/// In an extension, so that Swift warns of a hook with a wrong name or a wrong page.
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

/// The pages of the fragment: they know nothing of the shop.
@MainActor final class CheckoutScreens: Checkout.Screens {
  func address(_ screen: Checkout.Address.Handle) -> Page { Page("address") }
  func payment(_ screen: Checkout.Payment.Handle) -> Page { Page("payment") }
}

/// The app on a host that shows nothing.
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

  /// Lets what is under way come to its end.
  func stand() { host.advance(by: .seconds(1)) }

  /// The handle of a screen that is on the stack.
  func on<S: Screen>(_ screen: S.Type) -> ScreenHandle<S> {
    guard let handle = navigator.handle(screen) else { fatalError("\(screen) is not on the stack: \(stack)") }
    return handle
  }
}
