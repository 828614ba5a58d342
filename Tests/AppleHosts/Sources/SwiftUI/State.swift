// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation
import UIKit

public protocol DynamicProperty {}

/// A property that the double prepares before each evaluation of a body.
@MainActor protocol Installed: DynamicProperty {
  func install(in node: Node, at index: Int)
}

/// The storage of a state's value. It belongs to the place in the tree, not to the view.
@MainActor final class StateBox {
  var value: Any
  weak var node: Node?
  init(_ value: Any) { self.value = value }
}

/// The storage that all copies of a `State` property wrapper share.
final class StateLink<Value>: @unchecked Sendable {
  // Unchecked: only the main actor, where all views are, sets and reads it.
  let initial: Value
  var box: StateBox?
  init(_ initial: Value) { self.initial = initial }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  let link: StateLink<Value>

  public init(wrappedValue value: Value) { link = StateLink(value) }

  public var wrappedValue: Value {
    get {
      // Apple's property is not isolated. Bodies read it, and bodies are on the main actor.
      let link = link
      return MainActor.assumeIsolated { Unchecked(link.box?.value as? Value ?? link.initial) }.value
    }
    nonmutating set {
      // For the same reason.
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

/// Carries a value across an isolation boundary without a check.
///
/// Views are on the main actor, but the property wrappers of SwiftUI are not isolated.
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
    // The closures are called where views are, on the main actor, regardless of their isolation. Swift cannot express
    // this in another way.
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

/// The state that the system saves for scenes, by device.
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
