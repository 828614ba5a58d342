/// The change of a part that both graphs have.
package struct PartChange: Sendable {
  /// The name before the change, or `nil` if it is the same.
  package var oldName: String?
  /// The old values of members that are not in a picture, such as `whenBusy: queue`.
  package var oldValues: [String] = []

  package init() {}

  /// The old name and the old values in a line, or `nil` if there are none.
  var oldText: String? {
    let parts = (oldName.map { [$0] } ?? []) + oldValues
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
