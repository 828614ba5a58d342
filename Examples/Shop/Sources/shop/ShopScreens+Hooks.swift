import NavRuntime
import ShopModel
import ShopNavigation

/// What happens between two pages. Both come typed; a hook that is not written here does nothing. They stand where the
/// conformance is declared, so that Swift warns of one with a wrong name or a wrong page.
extension ShopScreens: Shop.Screens {
  func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: "the catalogue")
  }

  func prepareProductOpenSimilar(for segue: PushSegue<ProductPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: segue.source.name)
  }

  func unwindSignInDoneToCatalog(for segue: UnwindSegue<SignInPage, CatalogPage, Customer>) {
    store.signIn(segue.value)
    segue.destination.customerArrived()
  }

  func unwindSignInDoneToProduct(for segue: UnwindSegue<SignInPage, ProductPage, Customer>) {
    store.signIn(segue.value)
  }

  /// The till is left by its exit `done`, from whichever of its pages.
  func unwindTillDone(for segue: UnwindSegue<Any, CatalogPage, Receipt>) {
    segue.destination.receive(segue.value)
  }
}
