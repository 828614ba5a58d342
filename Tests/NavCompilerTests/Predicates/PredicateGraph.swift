import NavCompiler
import Testing

/// A graph with facts of every type and one predicate, on a push from `catalog` to `product`.
///
/// The source has the arguments `page: Int`, `query: String?`, `order: SortOrder`, and `only`. The destination has
/// `id: Int`, `page: Int`, and `photo: ProductID?`.
enum PredicateGraph {
  static func around(_ predicate: String) -> String {
    """
    navc: 1
    graph: Shop
    root: catalog
    types:
      SortOrder: [price, name, newest]
      ProductID: { swift: ShopModel.ProductID }
    facts:
      isSignedIn: Bool
      isPaying: Bool
      isAdult: Bool?
      cartCount: Int
      limit: Int?
      rating: Double
      userName: String
      favourite: SortOrder
      lastOrder: SortOrder?
      inStock: { type: Bool, arguments: { id: Int } }
      price: { type: Double?, arguments: { id: Int, currency: String } }
      isNear: { type: Bool, arguments: { distance: Double, by: SortOrder? } }
    conditions:
      canPay: isSignedIn and not isPaying
      isKnown: isAdult != nil and isAdult and limit != nil and rating > 0 and userName != "" and lastOrder == nil
      isUsed: favourite == .price and inStock(1) and price(1, "EUR") != nil and isNear(1, nil)
      unusual: canPay and isKnown and isUsed and cartCount > 0
    screens:
      catalog:
        arguments: { page: Int = 0, query: String?, order: SortOrder = price, only: Bool = false }
        push:
          open:
            to: product
            shouldPerform: \(predicate)
          other: { to: product, shouldPerform: unusual }
      product:
        arguments: { id: Int, page: Int, photo: ProductID? }

    """
  }
}

/// Checks the messages about a predicate. Without expected messages, the predicate must be valid.
func checkPredicate(
  _ marked: String, _ expected: ExpectedDiagnostic..., fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(
    PredicateGraph.around(marked), expected, fixed: fixed.map(PredicateGraph.around), sourceLocation: sourceLocation)
}
