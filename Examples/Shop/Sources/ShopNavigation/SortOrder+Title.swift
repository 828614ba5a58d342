extension Shop.SortOrder {
  /// The order as text.
  public var title: String {
    switch self {
    case .name: "name"
    case .price: "price"
    case .newest: "newest first"
    }
  }
}
