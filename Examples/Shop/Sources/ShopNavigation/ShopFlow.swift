public import NavRuntime
public import ShopModel

/// A page that keeps the handle of its screen.
@MainActor public protocol PageOf<Shown> {
  /// The screen that it shows.
  associatedtype Shown: Screen
  /// Its handle.
  var screen: ScreenHandle<Shown> { get }
}

/// What happens between two pages of the shop, whatever toolkit they are of. Who makes the pages of a toolkit conforms to it, and adds the factories.
///
/// Both pages of a segue come typed; a hook that is written nowhere does nothing.
@MainActor public protocol ShopFlow: Shop.Screens
where ProductPage: PageOf<Shop.Product>, CartPage: PageOf<Shop.Cart> {
  /// What the shop knows.
  var store: Store { get }
}

extension ShopFlow {
  /// Somebody is there, so the shop takes the place of the welcome as soon as the sign-in has gone.
  public func unwindSignInDone(for segue: UnwindSegue<SignInPage, WelcomePage, Customer>) {
    store.signIn(segue.value)
  }

  /// The review is kept with its tea.
  public func unwindReviewSend(for segue: UnwindSegue<ReviewPage, ProductPage, String>) {
    store.add(review: segue.value, of: segue.destination.screen.arguments.id)
  }

  /// The words of the question that a review asks which is begun.
  public func discardDraft(_ screen: Shop.DiscardDraft.Handle) -> AlertText<Shop.DiscardDraft> {
    AlertText(
      title: "Throw this review away?", message: "“\(store.draft)” has not been sent.", discard: "Discard",
      keep: "Keep writing")
  }

  /// The review is thrown away.
  public func unwindDiscardDraftDiscard(for segue: UnwindSegue<AlertText<Shop.DiscardDraft>, ProductPage, Void>) {
    store.draft = ""
  }

  // The till is left by its exit `done`, from whichever of its pages. What a program asks for here waits in the queue until the
  // sheet has gone.

  /// The cart is paid.
  public func unwindTillDoneToCart(for segue: UnwindSegue<Any, CartPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }

  /// One tea is paid.
  public func unwindTillDoneToProduct(for segue: UnwindSegue<Any, ProductPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }
}
