/// A kind of tea.
public struct Product: Identifiable, Hashable, Sendable {
  /// The ID of the product in orders.
  public let id: ProductID
  /// The name that customers see.
  public let name: String
  /// The country of origin.
  public let origin: String
  /// The taste.
  public let taste: String
  /// The price of 100 grams.
  public let price: Money
  /// The year in which the shop began to sell it.
  public let year: Int
  /// A similar product.
  public let similar: ProductID
}

extension Product {
  /// All products of the shop.
  public static let all = [
    Product(
      id: "assam", name: "Assam", origin: "India", taste: "malty and strong", price: 420, year: 2019,
      similar: "keemun"),
    Product(
      id: "darjeeling", name: "Darjeeling", origin: "India", taste: "flowery, light", price: 890, year: 2021,
      similar: "oolong"),
    Product(
      id: "earl-grey", name: "Earl Grey", origin: "Sri Lanka", taste: "bergamot", price: 560, year: 2020,
      similar: "assam"),
    Product(
      id: "genmaicha", name: "Genmaicha 玄米茶", origin: "Japan", taste: "roasted rice", price: 610, year: 2024,
      similar: "sencha"),
    Product(
      id: "keemun", name: "Keemun 祁門", origin: "China", taste: "cocoa, a little smoke", price: 750, year: 2022,
      similar: "assam"),
    Product(
      id: "oolong", name: "Oolong 烏龍", origin: "Taiwan", taste: "creamy, long", price: 1150, year: 2023,
      similar: "darjeeling"),
    Product(
      id: "rooibos", name: "Rooibos", origin: "South Africa", taste: "sweet, no caffeine", price: 380, year: 2018,
      similar: "earl-grey"),
    Product(
      id: "sencha", name: "Sencha 煎茶", origin: "Japan", taste: "grassy, bright", price: 690, year: 2025,
      similar: "genmaicha"),
  ]
}

extension Product {
  /// Returns the product with an ID. An unknown product has its ID as its name.
  public static func withID(_ id: ProductID) -> Product {
    all.first { $0.id == id }
      ?? Product(id: id, name: id.rawValue, origin: "unknown", taste: "unknown", price: 0, year: 0, similar: id)
  }
}
