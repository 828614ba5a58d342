extension Shop.SortOrder {
  /// The order in words.
  public var words: String { "sorted by \(rawValue)" }
}
