import NavRuntime
import UIKit

/// Pages of the shop that are plain view controllers.
struct ShopPages: Shop.Screens {
  private func page() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func catalog(_ screen: Shop.Catalog.Handle) -> UIViewController { page() }
  func product(_ screen: Shop.Product.Handle) -> UIViewController { page() }
  func filters(_ screen: Shop.Filters.Handle) -> UIViewController { page() }
  func cart(_ screen: Shop.Cart.Handle) -> UIViewController { page() }
  func payment(_ screen: Shop.Payment.Handle) -> UIViewController { page() }
  func review(_ screen: Shop.Review.Handle) -> UIViewController { page() }
  func discard(_ screen: Shop.Discard.Handle) -> AlertText<Shop.Discard> {
    AlertText(title: "?", discard: "Discard", keep: "Keep")
  }
}

@MainActor final class ShopFacts: Shop.Facts {
  var cartCount = 1
  var hasDraft = false
}
