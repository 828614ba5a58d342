public import ShopModel

/// The facts that the predicates of the graph read. They are the same for every toolkit.
@MainActor public final class ShopFacts: Shop.Facts {
  private let store: Store

  /// Creates the facts of a store.
  public init(store: Store) {
    self.store = store
  }

  /// Whether a customer is signed in.
  public var isSignedIn: Bool { store.customer != nil }
  /// The number of packets in the cart.
  public var cartCount: Int { store.cartCount }
  /// Whether there is a review that has not been sent.
  public var hasDraft: Bool { !store.draft.isEmpty }
  /// Whether a payment is in progress.
  public var isPaying: Bool { store.isPaying }
  /// Whether a product is in stock.
  public func inStock(id: ProductID) -> Bool { store.inStock(id) }
}
