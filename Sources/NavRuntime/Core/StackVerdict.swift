/// The result of requirements, predicates, and hooks for a request.
public enum StackVerdict: Hashable, Sendable, Codable {
  /// The request is allowed.
  case allowed
  /// The request is refused, and ends.
  case refused(StackRefusal)
  /// An async fact is needed. The guard stays closed, and another verdict follows.
  case awaited
  /// A step of a link is refused, so the link ends below it.
  case stopped
  /// The request is allowed, but a layer that other code presents covers the host. Only a request with a plan
  /// gets this verdict.
  case covered
}
