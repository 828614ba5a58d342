extension Shop.SortOrder {
  /// The order as text.
  public var words: String { "sorted by \(rawValue)" }
}
