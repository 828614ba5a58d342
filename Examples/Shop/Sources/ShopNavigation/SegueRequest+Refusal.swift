public import NavRuntime

extension SegueRequest {
  /// The source text of the predicate that refused the request, or `nil` for any other outcome. Waits for the
  /// outcome.
  public var refusingPredicate: String? {
    get async {
      guard case .refused(.predicate(_, let source)) = await outcome else { return nil }
      return source
    }
  }
}
