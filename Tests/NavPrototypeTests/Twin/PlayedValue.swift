import Foundation
@testable import NavPlayer
@testable import NavRuntime
import NavTable

/// A value of an argument in generated Swift, and its counterpart in the player.
protocol PlayedValue: Hashable, Codable, Sendable {
  var played: PrototypeValue { get }
}

extension String: PlayedValue { var played: PrototypeValue { .text(self) } }
extension Int: PlayedValue { var played: PrototypeValue { .integer(Int64(self)) } }
extension Double: PlayedValue { var played: PrototypeValue { .decimal(self) } }
extension Bool: PlayedValue { var played: PrototypeValue { .truth(self) } }
extension UUID: PlayedValue { var played: PrototypeValue { .text(uuidString) } }
extension URL: PlayedValue { var played: PrototypeValue { .text(absoluteString) } }
extension Date: PlayedValue {
  var played: PrototypeValue { .text(ISO8601Format()) }
}
extension Optional: PlayedValue where Wrapped: PlayedValue {
  var played: PrototypeValue { self?.played ?? .null }
}
extension Array: PlayedValue where Element: PlayedValue {
  var played: PrototypeValue { .list(map(\.played)) }
}

/// The type of an argument. It reads values, and creates them from values of the player.
struct PlayedType {
  private let reading: (StaticString, PrototypeValue?, inout ArgumentReader) throws -> any PlayedValue
  private let making: (PrototypeValue) -> any PlayedValue

  func read(_ argument: PrototypeGraph.Argument, from reader: inout ArgumentReader) throws -> any PlayedValue {
    let value = try reading(StaticString(dynamic: argument.name), argument.defaultValue, &reader)
    // An enum does not have other cases.
    guard argument.type.checked(value.played) != nil else { throw ArgumentError.unreadable }
    return value
  }

  func value(of value: PrototypeValue) -> any PlayedValue { making(value) }

  static func of(_ type: PrototypeType) -> PlayedType {
    switch type.base {
    case .text, .foreign, .choice: several(type) { if case .text(let text) = $0 { text } else { $0.text } }
    case .integer: several(type) { if case .integer(let number) = $0 { Int(number) } else { 0 } }
    case .decimal: several(type, decimal)
    case .truth: several(type) { $0 == .truth(true) }
    case .uuid: several(type) { UUID(uuidString: $0.plain) ?? UUID() }
    case .url: several(type) { URL(string: $0.plain) ?? URL(filePath: "/") }
    case .date: several(type) { (try? Date($0.plain, strategy: .iso8601)) ?? .distantPast }
    }
  }

  private static func decimal(_ value: PrototypeValue) -> Double {
    switch value {
    case .decimal(let number): number
    case .integer(let number): Double(number)
    default: 0
    }
  }

  /// The type of a single value, a list, or an optional.
  private static func several<Value: PlayedValue>(
    _ type: PrototypeType, _ make: @escaping (PrototypeValue) -> Value
  ) -> PlayedType {
    func list(_ value: PrototypeValue) -> [Value] { if case .list(let items) = value { items.map(make) } else { [] } }
    func optional(_ value: PrototypeValue) -> Value? { value == .null ? nil : make(value) }
    func optionalList(_ value: PrototypeValue) -> [Value]? { value == .null ? nil : list(value) }
    return switch (type.isList, type.isOptional) {
    case (false, false): single(make)
    case (true, false): single(list)
    case (false, true): single(optional)
    case (true, true): single(optionalList)
    }
  }

  private static func single<Value: PlayedValue>(_ make: @escaping (PrototypeValue) -> Value) -> PlayedType {
    PlayedType(
      reading: { name, standard, reader in
        guard let standard else { return try reader(name) as Value }
        return try reader(name, default: make(standard))
      }, making: { make($0) })
  }
}
