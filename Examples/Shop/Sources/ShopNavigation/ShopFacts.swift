import ShopModel
import ShopNavigation

/// What the predicates of the graph ask.
@MainActor final class ShopFacts: Shop.Facts {
  private let store: Store

  init(store: Store) {
    self.store = store
  }

  var isSignedIn: Bool { store.customer != nil }
  var cartCount: Int { store.cartCount }
  var hasDraft: Bool { !store.draft.isEmpty }
  var isPaying: Bool { store.isPaying }
  func inStock(id: ProductID) -> Bool { store.inStock(id) }
}
