// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations that swiftc looks for in its overlay of Objective-C.
// They are type-checked and never run.
@_exported public import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { fatalError() }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

// `#selector` creates a selector from its pointer, which never changes.
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  let pointer: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

extension NSObject: Hashable {
  public static func == (first: NSObject, second: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
