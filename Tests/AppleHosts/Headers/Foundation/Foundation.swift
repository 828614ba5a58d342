// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The Swift declarations of Foundation that the hosts use, and those that swiftc looks for.
// They are type-checked and never run.
@_exported public import Foundation

public typealias CGFloat = Double

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { fatalError() }
}

public struct URL: Hashable, Sendable, _ObjectiveCBridgeable {
  public init?(string: String) { fatalError() }
  public var absoluteString: String { fatalError() }
  public var path: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var port: Int? { fatalError() }
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

public struct Data: Hashable, Codable, Sendable, _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { fatalError() }
}

public struct Notification: _ObjectiveCBridgeable {
  public typealias Name = NSNotification.Name
  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
  public var userInfo: [AnyHashable: Any]? { fatalError() }
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification { fatalError() }
}

extension NSNumber {
  public convenience init(value: Int) { fatalError() }
}

extension CGRect {
  public static var zero: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONEncoder {
  public init() {}
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}
