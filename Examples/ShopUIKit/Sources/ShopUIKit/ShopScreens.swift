import NavRuntime
import ShopModel
import ShopNavigation

/// Creates the pages. The hooks between them are in `ShopFlow`, and are the same for each toolkit.
@MainActor final class ShopScreens: ShopFlow {
  let store: Store

  init(store: Store) {
    self.store = store
  }

  func welcome(_ screen: Shop.Welcome.Handle) -> WelcomePage { WelcomePage(screen) }
  func signIn(_ screen: Shop.SignIn.Handle) -> SignInPage { SignInPage(screen) }
  func help(_ screen: Shop.Help.Handle) -> HelpPage { HelpPage(screen, store: store) }

  func catalog(_ screen: Shop.Catalog.Handle) -> CatalogPage { CatalogPage(screen, store: store) }
  func filters(_ screen: Shop.Filters.Handle) -> FiltersPage { FiltersPage(screen) }
  func product(_ screen: Shop.Product.Handle) -> ProductPage { ProductPage(screen, store: store) }
  func review(_ screen: Shop.Review.Handle) -> ReviewPage { ReviewPage(screen, store: store) }

  func cart(_ screen: Shop.Cart.Handle) -> CartPage { CartPage(screen, store: store) }
  var till: CheckoutScreens { CheckoutScreens(store: store) }
  func thanks(_ screen: Shop.Thanks.Handle) -> ThanksPage { ThanksPage(screen) }

  func orderList(_ screen: Shop.OrderList.Handle) -> OrderListPage { OrderListPage(screen, store: store) }
  func orderListPlaceholder(_ screen: Shop.OrderList.Handle) -> NoOrderPage { NoOrderPage(screen) }
  func order(_ screen: Shop.Order.Handle) -> OrderPage { OrderPage(screen, store: store) }

  func account(_ screen: Shop.Account.Handle) -> AccountPage { AccountPage(screen, store: store) }
}

/// Creates the pages of the mounted checkout.
@MainActor final class CheckoutScreens: Checkout.Screens {
  private let store: Store

  init(store: Store) {
    self.store = store
  }

  func bill(_ screen: Checkout.Bill.Handle) -> BillPage { BillPage(screen, store: store) }
  func payment(_ screen: Checkout.Payment.Handle) -> PaymentPage { PaymentPage(screen, store: store) }
}
