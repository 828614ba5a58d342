/// An error for a table that this version of navc did not write.
package struct TableError: Error, Equatable, Sendable {
  /// The problem, as a clause without a period.
  package let text: String

  package init(_ text: String) { self.text = text }
}
