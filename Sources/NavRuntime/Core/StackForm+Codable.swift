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
