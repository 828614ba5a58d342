public import NavRuntime
public import ShopModel

/// A page that keeps the handle of its screen.
@MainActor public protocol PageOf<Shown> {
  /// The screen of the page.
  associatedtype Shown: Screen
  /// The handle of the screen.
  var screen: ScreenHandle<Shown> { get }
}

/// The hooks that run between two pages of the shop, for every toolkit. A type that creates the pages of a toolkit
/// conforms to this protocol and adds the factories.
///
/// A hook receives both pages of its segue with their types. A hook that is not implemented does nothing.
@MainActor public protocol ShopFlow: Shop.Screens
where ProductPage: PageOf<Shop.Product>, CartPage: PageOf<Shop.Cart> {
  /// The state of the shop.
  var store: Store { get }
}

extension ShopFlow {
  /// Signs the customer in. The shop replaces the welcome page as soon as the sign-in page is closed.
  public func unwindSignInDone(for segue: UnwindSegue<SignInPage, WelcomePage, Customer>) {
    store.signIn(segue.value)
  }

  /// Saves the review of a tea.
  public func unwindReviewSend(for segue: UnwindSegue<ReviewPage, ProductPage, String>) {
    store.add(review: segue.value, of: segue.destination.screen.arguments.id)
  }

  /// The text of the alert that asks before a draft is discarded.
  public func discardDraft(_ screen: Shop.DiscardDraft.Handle) -> AlertText<Shop.DiscardDraft> {
    AlertText(
      title: "Throw this review away?", message: "“\(store.draft)” has not been sent.", discard: "Discard",
      keep: "Keep writing")
  }

  /// Discards the draft.
  public func unwindDiscardDraftDiscard(for segue: UnwindSegue<AlertText<Shop.DiscardDraft>, ProductPage, Void>) {
    store.draft = ""
  }

  // Any page of the till can use the exit `done`. Requests that these hooks make as a program wait in the queue until
  // the sheet is closed.

  /// Shows the thank-you page after the cart is paid.
  public func unwindTillDoneToCart(for segue: UnwindSegue<Any, CartPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }

  /// Shows the thank-you page after one tea is paid.
  public func unwindTillDoneToProduct(for segue: UnwindSegue<Any, ProductPage, Receipt>) {
    segue.destination.screen.thank(order: segue.value.number, sender: .program)
  }
}
