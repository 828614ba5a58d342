// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation
import UIKit

public protocol DynamicProperty {}

/// What the double does with a property before each look at a body.
@MainActor protocol Installed: DynamicProperty {
  func install(in node: Node, at index: Int)
}

/// Where the value of a state is kept: with the place in the tree, and not with the view's value.
@MainActor final class StateBox {
  var value: Any
  weak var node: Node?
  init(_ value: Any) { self.value = value }
}

/// What a value of a state's property wrapper refers to; the view is copied, and this is not.
final class StateLink<Value>: @unchecked Sendable {
  // Unchecked: set and read on the main actor alone, where every view is.
  let initial: Value
  var box: StateBox?
  init(_ initial: Value) { self.initial = initial }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  let link: StateLink<Value>

  public init(wrappedValue value: Value) { link = StateLink(value) }

  public var wrappedValue: Value {
    get {
      // Apple's is not isolated: bodies read it, and those are on the main actor.
      let link = link
      return MainActor.assumeIsolated { Unchecked(link.box?.value as? Value ?? link.initial) }.value
    }
    nonmutating set {
      // The same.
      let (link, new) = (link, Unchecked(newValue))
      MainActor.assumeIsolated {
        link.box?.value = new.value
        link.box?.node?.invalidate()
      }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(reading: { self.wrappedValue }, writing: { self.wrappedValue = $0 })
  }
}

/// Carries a value over the border of an actor that is none: views live on the main actor, and the property wrappers of SwiftUI are not isolated.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension State: Installed {
  func install(in node: Node, at index: Int) {
    if let box = node.storage[index] as? StateBox {
      link.box = box
    } else {
      let box = StateBox(link.initial)
      box.node = node
      node.storage[index] = box
      link.box = box
    }
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Whatever they are isolated to, they are called where views are, which is on the main actor. Swift has no other way to say so.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: DynamicProperty {}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(_ value: Value, _: Void) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(wrappedValue, ()) }
  public init(_ wrappedValue: Value) { self.init(wrappedValue, ()) }
}

/// What the system keeps of a scene, by the device.
@MainActor enum KeptScenes {
  private static var values: [ObjectIdentifier: [String: Any]] = [:]

  static subscript(_ key: String) -> Any? {
    get { values[ObjectIdentifier(Simulator.current)]?[key] }
    set { values[ObjectIdentifier(Simulator.current), default: [:]][key] = newValue }
  }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String

  public var wrappedValue: Value {
    get {
      // As with `State`.
      let key = key
      return MainActor.assumeIsolated { Unchecked(KeptScenes[key] as? Value) }.value ?? SceneStorage.missing
    }
    nonmutating set {
      // As with `State`.
      let (key, new) = (key, Unchecked(newValue))
      MainActor.assumeIsolated { KeptScenes[key] = new.value }
    }
  }

  private static var missing: Value {
    guard let value = Any?.none as? Value else { fatalError("a stored value without a default is optional") }
    return value
  }
}

extension SceneStorage {
  public init(_ key: String) where Value == Data? { self.key = key }
}
