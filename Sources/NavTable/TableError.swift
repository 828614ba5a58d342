/// A table that navc did not write, or not this version of it.
package struct TableError: Error, Equatable, Sendable {
  /// What is wrong, as a sentence without a full stop.
  package let text: String

  package init(_ text: String) { self.text = text }
}
