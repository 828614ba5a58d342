/// What requirements, predicates and hooks say to a request.
public enum StackVerdict: Hashable, Sendable, Codable {
  /// All say yes.
  case allowed
  /// One says no, and the request ends.
  case refused(StackRefusal)
  /// One has to be waited for: the guard stays closed, and another verdict follows.
  case awaited
  /// Of a link's step: one says no, and the link ends below it.
  case stopped
  /// All say yes, and a layer of somebody else's covers the host. For what asks nobody before its pages are made.
  case covered
}
