/// The form of the topmost run.
package enum StackForm: String, Hashable, Sendable, Codable {
  /// One native stack. Only its top acts.
  case collapsed
  /// Columns side by side. The last page of each column acts.
  case expanded
}

// Older traces do not contain a form.

extension KeyedDecodingContainer {
  func decode(_ type: StackForm.Type, forKey key: Key) throws -> StackForm {
    try decodeIfPresent(type, forKey: key) ?? .collapsed
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ form: StackForm, forKey key: Key) throws {
    if form != .collapsed { try encode(form.rawValue, forKey: key) }
  }
}
