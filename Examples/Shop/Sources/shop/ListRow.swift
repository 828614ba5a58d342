/// A row of a list.
struct ListRow: Hashable {
  let name: String
  let detail: String
  let price: String

  init(_ name: String, detail: String = "", price: String = "") {
    self.name = name
    self.detail = detail
    self.price = price
  }

  /// Whether the detail fits between the name and the price.
  func fits(_ columns: Int) -> Bool { 25 + detail.count + price.count + 4 < columns }
}
