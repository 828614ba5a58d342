/// The form of the topmost run.
package enum StackForm: String, Hashable, Sendable, Codable {
  /// One native stack. Only its top acts.
  case collapsed
  /// Columns side by side. The last page of each column acts.
  case expanded
}
