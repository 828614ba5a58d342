internal import NavTable

/// Gives a screen its arguments by name; the inverse of ``ArgumentWriter``.
///
/// Everything that can be wrong with what is read is an error and never a trap: old data, data of another type,
/// nothing.
public struct ArgumentReader {
  /// An argument that a link or the graph gives.
  enum Given {
    /// What it is to be read from.
    case literal(TableLiteral)
    /// Itself.
    case value(Any)
  }

  private enum Source {
    case container(KeyedDecodingContainer<ArgumentName>)
    case given([String: Given])
  }

  private let source: Source

  /// Reads nothing: every argument is its default.
  init() {
    source = .given([:])
  }

  /// Reads from a keyed container.
  init(_ decoder: any Decoder) throws {
    source = .container(try decoder.container(keyedBy: ArgumentName.self))
  }

  /// Reads what a link or the graph gives, by name.
  init(_ arguments: [String: Given]) {
    source = .given(arguments)
  }

  /// Reads a required argument.
  ///
  /// - Throws: ``ArgumentError/missing(_:)``, or what the type's own decoding throws.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString) throws -> Value {
    guard let value: Value = try value(of: name) else { throw ArgumentError.missing(name.description) }
    return value
  }

  /// Reads an argument that may be left out.
  ///
  /// - Throws: What the type's own decoding throws, where the argument is there and is not of this type.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString, default: Value) throws -> Value {
    try value(of: name) ?? `default`
  }

  /// Reads a required argument whose type is not `Decodable`: it is in no saved state, and only another screen can give
  /// it.
  ///
  /// - Throws: ``ArgumentError/notSaved(_:)``, where none does.
  public mutating func unsaved<Value>(_ name: StaticString) throws -> Value {
    guard let value: Value = given(name) else { throw ArgumentError.notSaved(name.description) }
    return value
  }

  /// Reads an argument whose type is not `Decodable`: it is in no saved state, and only another screen can give it.
  public mutating func unsaved<Value>(_ name: StaticString, default: Value) throws -> Value {
    given(name) ?? `default`
  }

  private func value<Value: Decodable>(of name: StaticString) throws -> Value? {
    switch source {
    case .container(let container):
      let key = ArgumentName(stringValue: name.description)
      return container.contains(key) ? try container.decode(Value.self, forKey: key) : nil
    case .given(let arguments):
      switch arguments[name.description] {
      case nil: return nil
      case .literal(let literal): return try literal.value()
      case .value(let value):
        guard let value = value as? Value else { throw ArgumentError.unreadable }
        return value
      }
    }
  }

  private func given<Value>(_ name: StaticString) -> Value? {
    guard case .given(let arguments) = source, case .value(let value) = arguments[name.description] else { return nil }
    return value as? Value
  }
}
