/// Takes a screen's arguments by name. The screen's `==`, hash, key and saved state all follow from the one list.
///
/// An argument whose type is not `Hashable` stays out of equality, hash and key; one that is not `Encodable`, out of
/// saved state.
public struct ArgumentWriter {
  private enum Destination {
    case values
    case key([String])
    case named
    case container(KeyedEncodingContainer<ArgumentName>)
  }

  private var destination: Destination
  /// What was collected for equality, hash or key, in the order of the arguments.
  private(set) var values: [AnyHashable] = []
  /// What was collected by name, in the order of the arguments.
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

  /// Collects those of the named arguments that are `Hashable`.
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

  /// Writes an argument that takes part in equality and in saved state.
  ///
  /// This and the three others have names of their own, since Swift weighs every overload of a name against every call.
  public mutating func callAsFunction<Value: Hashable & Encodable>(_ name: StaticString, _ value: Value) {
    collect(name, value)
    encode(name, value)
  }

  /// Writes an argument that takes part in equality and not in saved state.
  public mutating func unsaved<Value: Hashable>(_ name: StaticString, _ value: Value) {
    collect(name, value)
  }

  /// Writes an argument that takes part in saved state and not in equality.
  public mutating func uncompared<Value: Encodable>(_ name: StaticString, _ value: Value) {
    keep(name, value)
    encode(name, value)
  }

  /// Writes an argument that takes part in neither.
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
