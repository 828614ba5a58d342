/// Receives the arguments of a screen by name. The screen's `==`, hash, key, and saved state are all based on this
/// one list.
///
/// An argument whose type is not `Hashable` is not part of equality, hash, and key. An argument whose type is not
/// `Encodable` is not part of the saved state.
public struct ArgumentWriter {
  private enum Destination {
    case values
    case key([String])
    case named
    case container(KeyedEncodingContainer<ArgumentName>)
  }

  private var destination: Destination
  /// The collected values for equality, hash, or key, in the order of the arguments.
  private(set) var values: [AnyHashable] = []
  /// The collected values by name, in the order of the arguments.
  private(set) var named: [(name: String, value: Any)] = []
  /// The first error of an argument's own encoding.
  private(set) var error: (any Error)?

  private init(_ destination: Destination) {
    self.destination = destination
  }

  /// Collects all arguments that are `Hashable`.
  static func collectingValues() -> ArgumentWriter {
    ArgumentWriter(.values)
  }

  /// Collects the named arguments, if they are `Hashable`.
  static func collectingKey(_ names: [String]) -> ArgumentWriter {
    ArgumentWriter(.key(names))
  }

  /// Collects all arguments, by name.
  static func collectingByName() -> ArgumentWriter {
    ArgumentWriter(.named)
  }

  /// Encodes all arguments that are `Encodable`.
  static func encoding(to encoder: any Encoder) -> ArgumentWriter {
    ArgumentWriter(.container(encoder.container(keyedBy: ArgumentName.self)))
  }

  /// Writes an argument that is part of equality and of the saved state.
  ///
  /// The other three methods have different names, because Swift type-checks every overload of a name for every call.
  public mutating func callAsFunction<Value: Hashable & Encodable>(_ name: StaticString, _ value: Value) {
    collect(name, value)
    encode(name, value)
  }

  /// Writes an argument that is part of equality, but not of the saved state.
  public mutating func unsaved<Value: Hashable>(_ name: StaticString, _ value: Value) {
    collect(name, value)
  }

  /// Writes an argument that is part of the saved state, but not of equality.
  public mutating func uncompared<Value: Encodable>(_ name: StaticString, _ value: Value) {
    keep(name, value)
    encode(name, value)
  }

  /// Writes an argument that is part of neither.
  public mutating func opaque<Value>(_ name: StaticString, _ value: Value) {
    keep(name, value)
  }

  private mutating func keep(_ name: StaticString, _ value: Any) {
    if case .named = destination { named.append((name.description, value)) }
  }

  private mutating func collect(_ name: StaticString, _ value: some Hashable) {
    switch destination {
    case .named: named.append((name.description, value))
    case .values: values.append(AnyHashable(value))
    case .key(let names): if names.contains(name.description) { values.append(AnyHashable(value)) }
    case .container: break
    }
  }

  private mutating func encode(_ name: StaticString, _ value: some Encodable) {
    guard error == nil, case .container(var container) = destination else { return }
    do {
      try container.encode(value, forKey: ArgumentName(stringValue: name.description))
      destination = .container(container)
    } catch {
      self.error = error
    }
  }
}
