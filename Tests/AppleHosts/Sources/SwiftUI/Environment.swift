// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation
import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The objects, by type.
  fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The action of `dismiss`, if there is anything to dismiss.
  var dismissal: DismissAction?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  private enum IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  private enum Width: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Width.self] }
    set { self[Width.self] = newValue }
  }

  private enum Height: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Height.self] }
    set { self[Height.self] = newValue }
  }

  public var dismiss: DismissAction { dismissal ?? DismissAction {} }

  private enum OpenURL: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction(opening: { _ in }) } }
  public var openURL: OpenURLAction {
    get { self[OpenURL.self] }
    set { self[OpenURL.self] = newValue }
  }

  private enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  public var scenePhase: ScenePhase {
    get { self[Phase.self] }
    set { self[Phase.self] = newValue }
  }
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  private let handler: @MainActor @Sendable (URL) -> Void

  nonisolated package init(opening handler: @escaping @MainActor @Sendable (URL) -> Void) { self.handler = handler }
  public func callAsFunction(_ url: URL) { handler(url) }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

@MainActor @preconcurrency public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// The storage that all copies of an `Environment` property wrapper share.
final class EnvironmentLink: @unchecked Sendable {
  // Unchecked: only the main actor, where all views are, sets and reads it.
  var values = EnvironmentValues()
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  let link = EnvironmentLink()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public var wrappedValue: Value { read(link.values) }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      // Apple's implementation traps here too.
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        fatalError("No Observable object of type \(objectType) found")
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.objects[ObjectIdentifier(objectType)] as? T }
  }
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified(content: self, change: { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    Modified(content: self, change: { $0.objects[ObjectIdentifier(T.self)] = object })
  }
}

extension View {
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Modified(content: self, change: { transform(&$0[keyPath: keyPath]) })
  }
}

extension Environment: Installed {
  func install(in node: Node, at index: Int) {
    link.values = node.environment
    // Apple's documentation does not say whether an environment from outside replaces the action.
    if node.tree.simulator.hostility.contains(.escapesDirectly), let controller = node.tree.controller {
      link.values.dismissal = controller.dismissal
    }
  }
}

extension UIViewController {
  /// An action that pops or dismisses the controller of the views, as SwiftUI does.
  var dismissal: DismissAction {
    DismissAction { [weak self] in
      guard let self else { return }
      if let stack = navigationController, stack.topViewController === self, stack.viewControllers.count > 1 {
        stack.popViewController(animated: true)
      } else if presentingViewController != nil {
        dismiss(animated: true)
      }
    }
  }
}
