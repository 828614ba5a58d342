import NavRuntime
import ShopModel
import ShopNavigation

/// What happens between two pages. Both come typed; a hook that is not written here does nothing. They stand where the
/// conformance is declared, so that Swift warns of one with a wrong name or a wrong page.
extension ShopScreens: Shop.Screens {
  /// Somebody is there, so the shop takes the place of the welcome as soon as the sign-in has gone.
  func unwindSignInDone(for segue: UnwindSegue<SignInPage, WelcomePage, Customer>) {
    store.signIn(segue.value)
  }

  func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: "the catalogue")
  }

  func prepareProductOpenSimilar(for segue: PushSegue<ProductPage, ProductPage, Shop.Product>) {
    segue.destination.prepare(from: segue.source.name)
  }

  func unwindReviewSend(for segue: UnwindSegue<ReviewPage, ProductPage, String>) {
    store.add(review: segue.value, of: segue.destination.screen.arguments.id)
  }

  func unwindDiscardDraftDiscard(for segue: UnwindSegue<AlertText<Shop.DiscardDraft>, ProductPage, Void>) {
    store.draft = ""
  }

  // The till is left by its exit `done`, from whichever of its pages. What a program asks for here waits in the queue until the
  // sheet has gone.

  func unwindTillDoneToCart(for segue: UnwindSegue<Any, CartPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }

  func unwindTillDoneToProduct(for segue: UnwindSegue<Any, ProductPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }
}
