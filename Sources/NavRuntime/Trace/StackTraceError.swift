/// Why a text is no ``StackTrace``, in words.
public struct StackTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, and what is wrong there: "step 12: the graph does not say what screen 7 is".
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
