/// The reason that a text is not a valid ``StackTrace``.
public struct StackTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place and the problem, such as "step 12: the graph does not say what screen 7 is".
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
