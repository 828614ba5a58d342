/// Gives a screen its arguments by name; the inverse of ``ArgumentWriter``.
///
/// Everything that can be wrong with what is read is an error and never a trap: old data, data of another type,
/// nothing.
public struct ArgumentReader {
  private let container: KeyedDecodingContainer<ArgumentName>?

  /// Reads nothing: every argument is its default.
  init() {
    container = nil
  }

  /// Reads from a keyed container.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: ArgumentName.self)
  }

  /// Reads a required argument.
  ///
  /// - Throws: ``ArgumentError/missing(_:)``, or what the type's own decoding throws.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString) throws -> Value {
    let key = ArgumentName(stringValue: name.description)
    guard let container, container.contains(key) else { throw ArgumentError.missing(key.stringValue) }
    return try container.decode(Value.self, forKey: key)
  }

  /// Reads an argument that may be left out.
  ///
  /// - Throws: What the type's own decoding throws, where the argument is there and is not of this type.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString, default: Value) throws -> Value {
    let key = ArgumentName(stringValue: name.description)
    guard let container, container.contains(key) else { return `default` }
    return try container.decode(Value.self, forKey: key)
  }

  /// Refuses a required argument whose type is not `Decodable`: it is in no saved state.
  ///
  /// - Throws: ``ArgumentError/notSaved(_:)``, always.
  public mutating func unsaved<Value>(_ name: StaticString) throws -> Value {
    throw ArgumentError.notSaved(name.description)
  }

  /// Gives the default of an argument whose type is not `Decodable`: it is in no saved state.
  public mutating func unsaved<Value>(_ name: StaticString, default: Value) throws -> Value {
    `default`
  }
}
