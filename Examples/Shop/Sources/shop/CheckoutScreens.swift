import NavRuntime
import ShopModel
import ShopNavigation

/// Creates the pages of the mounted checkout.
@MainActor final class CheckoutScreens: Checkout.Screens {
  private let store: Store

  init(store: Store) {
    self.store = store
  }

  func bill(_ screen: Checkout.Bill.Handle) -> BillPage {
    BillPage(screen, store: store)
  }

  func payment(_ screen: Checkout.Payment.Handle) -> PaymentPage {
    PaymentPage(screen, store: store)
  }
}
