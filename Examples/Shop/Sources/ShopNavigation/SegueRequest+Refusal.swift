public import NavRuntime

extension SegueRequest {
  /// Waits for the outcome, and gives the source text of the predicate that refused; `nil` for any other outcome.
  public var refusingPredicate: String? {
    get async {
      guard case .refused(.predicate(_, let source)) = await outcome else { return nil }
      return source
    }
  }
}
