import NavRuntime
import ShopModel
import ShopNavigation

/// What happens between two pages. Both come typed; a hook that is not written here does nothing.
extension ShopScreens: Shop.Screens {
  /// Somebody is there, so the shop takes the place of the welcome as soon as the sign-in has gone.
  func unwindSignInDone(for segue: UnwindSegue<SignInPage, WelcomePage, Customer>) {
    store.signIn(segue.value)
  }

  func unwindReviewSend(for segue: UnwindSegue<ReviewPage, ProductPage, String>) {
    store.add(review: segue.value, of: segue.destination.screen.arguments.id)
  }

  func unwindDiscardDraftDiscard(for segue: UnwindSegue<AlertText<Shop.DiscardDraft>, ProductPage, Void>) {
    store.draft = ""
  }

  // What a program asks for here waits in the queue until the sheet has gone.

  func unwindTillDoneToCart(for segue: UnwindSegue<Any, CartPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }

  func unwindTillDoneToProduct(for segue: UnwindSegue<Any, ProductPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }
}
