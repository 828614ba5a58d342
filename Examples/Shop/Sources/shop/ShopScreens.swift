import NavRuntime
import ShopModel
import ShopNavigation

/// Creates the pages. The hooks between them are in `ShopFlow`, and are the same for each toolkit.
@MainActor final class ShopScreens {
  let store: Store
  private let quit: @MainActor () -> Void

  init(store: Store, quit: @escaping @MainActor () -> Void) {
    self.store = store
    self.quit = quit
  }

  func welcome(_ screen: Shop.Welcome.Handle) -> WelcomePage { WelcomePage(screen, quit: quit) }
  func signIn(_ screen: Shop.SignIn.Handle) -> SignInPage { SignInPage(screen) }
  func help(_ screen: Shop.Help.Handle) -> HelpPage { HelpPage(screen, store: store) }

  func catalog(_ screen: Shop.Catalog.Handle) -> CatalogPage { CatalogPage(screen, store: store, quit: quit) }
  func filters(_ screen: Shop.Filters.Handle) -> FiltersPage { FiltersPage(screen) }
  func product(_ screen: Shop.Product.Handle) -> ProductPage { ProductPage(screen, store: store) }
  func review(_ screen: Shop.Review.Handle) -> ReviewPage { ReviewPage(screen, store: store) }

  func cart(_ screen: Shop.Cart.Handle) -> CartPage { CartPage(screen, store: store) }
  var till: CheckoutScreens { CheckoutScreens(store: store) }
  func thanks(_ screen: Shop.Thanks.Handle) -> ThanksPage { ThanksPage(screen) }

  func orderList(_ screen: Shop.OrderList.Handle) -> OrderListPage { OrderListPage(screen, store: store) }
  func orderListPlaceholder(_ screen: Shop.OrderList.Handle) -> NoOrderPage { NoOrderPage() }
  func order(_ screen: Shop.Order.Handle) -> OrderPage { OrderPage(screen, store: store) }

  func account(_ screen: Shop.Account.Handle) -> AccountPage { AccountPage(screen, store: store) }
}

// These hooks are in the extension that declares the conformance, so that Swift warns about a wrong name or page
// type.
extension ShopScreens: ShopFlow {
  func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: "the catalogue")
  }

  func prepareProductOpenSimilar(for segue: PushSegue<ProductPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: segue.source.name)
  }
}
