internal import NavTable

/// Provides the arguments of a screen by name. It is the inverse of ``ArgumentWriter``.
///
/// Invalid input is always an error and never a trap: old data, data of another type, or no data.
public struct ArgumentReader {
  /// An argument from a link or the graph.
  enum Given {
    /// A literal to convert to the argument's type.
    case literal(TableLiteral)
    /// The value itself.
    case value(Any)
  }

  private enum Source {
    case container(KeyedDecodingContainer<ArgumentName>)
    case given([String: Given])
  }

  private let source: Source

  /// Creates a reader without input: every argument has its default.
  init() {
    source = .given([:])
  }

  /// Creates a reader of a keyed container.
  init(_ decoder: any Decoder) throws {
    source = .container(try decoder.container(keyedBy: ArgumentName.self))
  }

  /// Creates a reader of arguments from a link or the graph, by name.
  init(_ arguments: [String: Given]) {
    source = .given(arguments)
  }

  /// Returns a required argument.
  ///
  /// - Throws: ``ArgumentError/missing(_:)``, or the errors of the type's own decoding.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString) throws -> Value {
    guard let value: Value = try value(of: name.description) else { throw ArgumentError.missing(name.description) }
    return value
  }

  /// Returns an argument that may be absent.
  ///
  /// - Throws: The errors of the type's own decoding, if the argument is present and not a value of this type.
  public mutating func callAsFunction<Value: Decodable>(_ name: StaticString, default: Value) throws -> Value {
    try value(of: name.description) ?? `default`
  }

  /// Returns a required argument that had other names. A saved value is read by the name of today or, if there is none,
  /// by the first former name that is present.
  ///
  /// - Throws: ``ArgumentError/missing(_:)``, or the errors of the type's own decoding.
  public mutating func callAsFunction<Value: Decodable>(
    _ name: StaticString, was former: StaticString, _ others: StaticString...
  ) throws -> Value {
    guard let value: Value = try value(of: savedName(name, [former] + others)) else {
      throw ArgumentError.missing(name.description)
    }
    return value
  }

  /// Returns an argument that had other names and may be absent.
  ///
  /// - Throws: The errors of the type's own decoding, if the argument is present and not a value of this type.
  public mutating func callAsFunction<Value: Decodable>(
    _ name: StaticString, was former: StaticString, _ others: StaticString..., default: Value
  ) throws -> Value {
    try value(of: savedName(name, [former] + others)) ?? `default`
  }

  /// The name under which an argument is present. Only a saved stack has former names.
  private func savedName(_ name: StaticString, _ former: [StaticString]) -> String {
    guard case .container(let container) = source else { return name.description }
    return ([name] + former).map(\.description).first { container.contains(ArgumentName(stringValue: $0)) }
      ?? name.description
  }

  /// Returns a required argument whose type is not `Decodable`. It is not in a saved state, so only another screen
  /// can provide it.
  ///
  /// - Throws: ``ArgumentError/notSaved(_:)``, if no screen provides it.
  public mutating func unsaved<Value>(_ name: StaticString) throws -> Value {
    guard let value: Value = given(name) else { throw ArgumentError.notSaved(name.description) }
    return value
  }

  /// Returns an argument whose type is not `Decodable`. It is not in a saved state, so only another screen can
  /// provide it.
  public mutating func unsaved<Value>(_ name: StaticString, default: Value) throws -> Value {
    given(name) ?? `default`
  }

  private func value<Value: Decodable>(of name: String) throws -> Value? {
    switch source {
    case .container(let container):
      let key = ArgumentName(stringValue: name)
      return container.contains(key) ? try container.decode(Value.self, forKey: key) : nil
    case .given(let arguments):
      switch arguments[name] {
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
