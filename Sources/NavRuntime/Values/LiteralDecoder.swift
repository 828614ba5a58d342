internal import NavTable

extension TableLiteral {
  /// The text of a single value, or `nil` for null and for lists.
  private var spelling: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): String(number)
    case .truth(let truth): truth ? "true" : "false"
    case .null, .list: nil
    }
  }

  /// Returns the value of the literal: from `LosslessStringConvertible` if the type conforms, item by item for an
  /// array, otherwise from its own decoding of a single value.
  ///
  /// The literal is the value from its first character to its last. A number is decimal. Parsers written in C ignore
  /// everything after a NUL, so a literal with a NUL is a value only if the text of that value has it too.
  ///
  /// - Throws: ``ArgumentError/unreadable``, or the errors of the type's own decoding.
  func value<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    let value = try read(as: type)
    guard let spelling, spelling.utf8.contains(0) else { return value }
    guard LinkText.text(of: value) == spelling else { throw ArgumentError.unreadable }
    return value
  }

  private func read<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let list = type as? any ListOfLiterals.Type {
      guard case .list(let items) = self, let value = try list.init(literals: items) as? Value else {
        throw ArgumentError.unreadable
      }
      return value
    }
    if let lossless = type as? any LosslessStringConvertible.Type {
      guard let spelling, let value = lossless.init(spelling) as? Value, isExact(value, spelling) else {
        throw ArgumentError.unreadable
      }
      return value
    }
    return try Value(from: LiteralDecoder(literal: self))
  }

  fileprivate func single<Value: LosslessStringConvertible>(_ type: Value.Type = Value.self) throws -> Value {
    guard let spelling, let value = Value(spelling), isExact(value, spelling) else { throw ArgumentError.unreadable }
    return value
  }

  /// Whether a value is a finite decimal number, if it is a number. `nan`, `inf`, and a number that is too large
  /// could not be saved. Swift also reads `0x10`, and ignores everything after a NUL.
  private func isExact(_ value: Any, _ spelling: String) -> Bool {
    guard let number = value as? any FloatingPoint else { return true }
    return number.isFinite && spelling.isDecimalNumber
  }
}

/// Arrays with items of any type.
private protocol ListOfLiterals {
  init(literals: [TableLiteral]) throws
}

extension Array: ListOfLiterals where Element: Decodable {
  fileprivate init(literals: [TableLiteral]) throws {
    self = try literals.map { try $0.value() }
  }
}

/// Decodes a type from a single value.
struct LiteralDecoder: Decoder {
  let literal: TableLiteral
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RelativeContainer<Key>(literal: literal))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ArgumentError.unreadable }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { LiteralContainer(literal: literal) }
}

private struct LiteralContainer: SingleValueDecodingContainer {
  let literal: TableLiteral
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { literal == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try literal.single() }
  func decode(_ type: String.Type) throws -> String { try literal.single() }
  func decode(_ type: Double.Type) throws -> Double { try literal.single() }
  func decode(_ type: Float.Type) throws -> Float { try literal.single() }
  func decode(_ type: Int.Type) throws -> Int { try literal.single() }
  func decode(_ type: Int8.Type) throws -> Int8 { try literal.single() }
  func decode(_ type: Int16.Type) throws -> Int16 { try literal.single() }
  func decode(_ type: Int32.Type) throws -> Int32 { try literal.single() }
  func decode(_ type: Int64.Type) throws -> Int64 { try literal.single() }
  func decode(_ type: UInt.Type) throws -> UInt { try literal.single() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try literal.single() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try literal.single() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try literal.single() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try literal.single() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try literal.value() }
}

/// The only keyed container that a single text fills: Foundation's `URL` has a text under `relative`, and nothing
/// else that a link could contain.
private struct RelativeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let literal: TableLiteral
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [Key(stringValue: "relative")].compactMap { $0 } }

  private func single<Value: LosslessStringConvertible>(_ key: Key) throws -> Value {
    guard contains(key) else { throw ArgumentError.unreadable }
    return try literal.single()
  }

  func contains(_ key: Key) -> Bool { key.stringValue == "relative" }
  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) || literal == .null }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try single(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try single(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try single(key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try single(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try single(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try single(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try single(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try single(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try single(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try single(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try single(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try single(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try single(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try single(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard contains(key) else { throw ArgumentError.unreadable }
    return try literal.value()
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw ArgumentError.unreadable }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw ArgumentError.unreadable }
  func superDecoder() throws -> any Decoder { throw ArgumentError.unreadable }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw ArgumentError.unreadable }
}
