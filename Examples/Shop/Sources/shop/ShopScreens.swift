import NavRuntime
import ShopModel
import ShopNavigation

/// Makes the pages. That it does, and the hooks, are in `ShopScreens+Hooks.swift`.
@MainActor final class ShopScreens {
  let store: Store
  private let journal: Journal
  private let quit: @MainActor () -> Void

  init(store: Store, journal: Journal, quit: @escaping @MainActor () -> Void) {
    self.store = store
    self.journal = journal
    self.quit = quit
  }

  func catalog(_ screen: Shop.Catalog.Handle) -> CatalogPage {
    CatalogPage(screen, store: store, journal: journal, quit: quit)
  }

  func product(_ screen: Shop.Product.Handle) -> ProductPage {
    ProductPage(screen, store: store)
  }

  func filters(_ screen: Shop.Filters.Handle) -> FiltersPage {
    FiltersPage(screen)
  }

  func signIn(_ screen: Shop.SignIn.Handle) -> SignInPage {
    SignInPage(screen, store: store)
  }

  func discardName(_ screen: Shop.DiscardName.Handle) -> AlertText<Shop.DiscardName> {
    AlertText(
      title: "Leave without signing in?", message: "“\(store.typedName)” is forgotten.", discard: "Leave",
      keep: "Stay")
  }

  func cart(_ screen: Shop.Cart.Handle) -> CartPage {
    CartPage(screen, store: store)
  }

  var till: CheckoutScreens { CheckoutScreens(store: store) }
}
