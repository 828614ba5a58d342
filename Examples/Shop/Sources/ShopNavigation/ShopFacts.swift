public import ShopModel

/// What the predicates of the graph ask.
@MainActor public final class ShopFacts: Shop.Facts {
  private let store: Store

  /// The facts of a shop.
  public init(store: Store) {
    self.store = store
  }

  /// Whether somebody is there.
  public var isSignedIn: Bool { store.customer != nil }
  /// How many packets are in the cart.
  public var cartCount: Int { store.cartCount }
  /// Whether a review is begun.
  public var hasDraft: Bool { !store.draft.isEmpty }
  /// Whether money is on its way.
  public var isPaying: Bool { store.isPaying }
  /// Whether there is any of it left.
  public func inStock(id: ProductID) -> Bool { store.inStock(id) }
}
