import NavRuntime
import ShopModel
import ShopNavigation

/// Creates the pages. The hooks between them are in `ShopFlow`, and are the same for each toolkit.
@MainActor final class ShopScreens: ShopFlow {
  let store: Store
  private let trace: Trace?

  init(store: Store, trace: Trace? = nil) {
    (self.store, self.trace) = (store, trace)
  }

  func welcome(_ screen: Shop.Welcome.Handle) -> WelcomePage { WelcomePage(screen, trace) }
  func signIn(_ screen: Shop.SignIn.Handle) -> SignInPage { SignInPage(screen, trace) }
  func help(_ screen: Shop.Help.Handle) -> HelpPage { HelpPage(screen, store, trace) }

  func catalog(_ screen: Shop.Catalog.Handle) -> CatalogPage { CatalogPage(screen, store, trace) }
  func filters(_ screen: Shop.Filters.Handle) -> FiltersPage { FiltersPage(screen, trace) }
  func product(_ screen: Shop.Product.Handle) -> ProductPage { ProductPage(screen, store, trace) }
  func review(_ screen: Shop.Review.Handle) -> ReviewPage { ReviewPage(screen, store, trace) }

  func cart(_ screen: Shop.Cart.Handle) -> CartPage { CartPage(screen, store, trace) }
  var till: CheckoutScreens { CheckoutScreens(store: store, trace: trace) }
  func thanks(_ screen: Shop.Thanks.Handle) -> ThanksPage { ThanksPage(screen, trace) }

  func orderList(_ screen: Shop.OrderList.Handle) -> OrderListPage { OrderListPage(screen, store, trace) }
  func orderListPlaceholder(_ screen: Shop.OrderList.Handle) -> NoOrderPage { NoOrderPage() }
  func order(_ screen: Shop.Order.Handle) -> OrderPage { OrderPage(screen, store, trace) }

  func account(_ screen: Shop.Account.Handle) -> AccountPage { AccountPage(screen, store, trace) }
}

/// Creates the pages of the mounted checkout.
@MainActor final class CheckoutScreens: Checkout.Screens {
  private let store: Store
  private let trace: Trace?

  init(store: Store, trace: Trace?) {
    (self.store, self.trace) = (store, trace)
  }

  func bill(_ screen: Checkout.Bill.Handle) -> BillPage { BillPage(screen, store, trace) }
  func payment(_ screen: Checkout.Payment.Handle) -> PaymentPage { PaymentPage(screen, store, trace) }
}
