import NavRuntime
import ShopModel
import ShopNavigation

/// What happens between two pages. Both come typed; a hook that is not written here does nothing.
extension ShopScreens {
  func catalog(
    _ catalog: CatalogPage, prepareOpenProduct product: ProductPage, for arguments: Shop.Product, sender: Sender
  ) {
    product.prepare(from: "the catalogue")
  }

  func product(
    _ product: ProductPage, prepareOpenSimilar similar: ProductPage, for arguments: Shop.Product, sender: Sender
  ) {
    similar.prepare(from: product.name)
  }

  func catalog(_ catalog: CatalogPage, unwindSignInDone signIn: SignInPage, returning customer: Customer) {
    store.signIn(customer)
    catalog.customerArrived()
  }

  func product(_ product: ProductPage, unwindSignInDone signIn: SignInPage, returning customer: Customer) {
    store.signIn(customer)
  }

  func catalog(_ catalog: CatalogPage, unwindCheckoutPaid checkout: CheckoutPage, returning receipt: Receipt) {
    catalog.receive(receipt)
  }
}
