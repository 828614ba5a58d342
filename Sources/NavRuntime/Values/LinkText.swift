internal import NavTable

/// Converts a value to its text in a URL. It is the inverse of ``TableLiteral/value(as:)``.
enum LinkText {
  /// Returns a value's text: from `LosslessStringConvertible` if the type conforms, otherwise from its own encoding
  /// as a single value. Returns `nil` for `nil`, and for a value that is not encoded as a single value.
  static func text(of value: Any) -> String? {
    if let optional = value as? any AnyOptional { return optional.anyWrapped.flatMap { text(of: $0) } }
    if let lossless = value as? any LosslessStringConvertible { return lossless.description }
    guard let encodable = value as? any Encodable else { return nil }
    let result = Result()
    do {
      try encodable.encode(to: LinkTextEncoder(result: result))
      return result.text
    } catch {
      return nil
    }
  }

  /// The output of an encoder.
  fileprivate final class Result {
    var text: String?
  }
}

/// Optionals of any type.
private protocol AnyOptional {
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? { self }
}

private struct LinkTextEncoder: Encoder {
  let result: LinkText.Result
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RelativeContainer<Key>(result: result))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { NoContainer() }

  func singleValueContainer() -> any SingleValueEncodingContainer { TextContainer(result: result) }
}

private struct TextContainer: SingleValueEncodingContainer {
  let result: LinkText.Result
  var codingPath: [any CodingKey] { [] }

  func encodeNil() {}
  func encode(_ value: Bool) { result.text = value.description }
  func encode(_ value: String) { result.text = value }
  func encode(_ value: Double) { result.text = value.description }
  func encode(_ value: Float) { result.text = value.description }
  func encode(_ value: Int) { result.text = value.description }
  func encode(_ value: Int8) { result.text = value.description }
  func encode(_ value: Int16) { result.text = value.description }
  func encode(_ value: Int32) { result.text = value.description }
  func encode(_ value: Int64) { result.text = value.description }
  func encode(_ value: UInt) { result.text = value.description }
  func encode(_ value: UInt8) { result.text = value.description }
  func encode(_ value: UInt16) { result.text = value.description }
  func encode(_ value: UInt32) { result.text = value.description }
  func encode(_ value: UInt64) { result.text = value.description }
  func encode(_ value: some Encodable) { result.text = LinkText.text(of: value) }
}

/// Accepts only a text under `relative`. Foundation's `URL` without a base encodes nothing else.
private struct RelativeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let result: LinkText.Result
  var codingPath: [any CodingKey] { [] }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    guard key.stringValue == "relative", let text = value as? String else { throw ArgumentError.unreadable }
    result.text = text
  }

  func encodeNil(forKey key: Key) throws { throw ArgumentError.unreadable }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(RelativeContainer<Nested>(result: LinkText.Result())) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { NoContainer() }
  func superEncoder() -> any Encoder { LinkTextEncoder(result: LinkText.Result()) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// Accepts nothing, because a list is not a single value.
private struct NoContainer: UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encode(_ value: some Encodable) throws { throw ArgumentError.unreadable }
  func encodeNil() throws { throw ArgumentError.unreadable }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(RelativeContainer<Nested>(result: LinkText.Result()))
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { NoContainer() }
  func superEncoder() -> any Encoder { LinkTextEncoder(result: LinkText.Result()) }
}
