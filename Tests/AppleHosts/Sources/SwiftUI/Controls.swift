// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

nonisolated public struct Button<Label>: View, Primitive where Label: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ContentBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }

  @MainActor func children(of node: Node) -> [Child] {
    node.effect.action = node.environment.isEnabled ? action : nil
    node.effect.role = role
    node.effect.isButton = true
    return [Child(0, label)]
  }

  fileprivate init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
    (self.role, self.action, self.label) = (role, action, label)
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(nil, action, Text(titleKey))
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(nil, action, Text(title))
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role, action, Text(title))
  }
}

nonisolated public struct TextField<Label>: View, Primitive where Label: View {
  private let label: Label
  private let text: Binding<String>

  @MainActor func children(of node: Node) -> [Child] {
    // Read the value, so that a change updates the field.
    _ = text.wrappedValue
    node.effect.field = node.environment.isEnabled ? text : nil
    return [Child(0, label)]
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (label, self.text) = (Text(titleKey), text)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    (label, self.text) = (Text(title), text)
  }
}

nonisolated public struct Image: View, Primitive, Equatable {
  private let name: String
  public init(systemName: String) { name = systemName }
  @MainActor func children(of node: Node) -> [Child] {
    node.effect.image = name
    return []
  }
}

nonisolated public struct Spacer: View, Primitive {
  public init(minLength: CGFloat? = nil) {}
  @MainActor func children(of node: Node) -> [Child] { [] }
}

public struct KeyEquivalent: Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public static let escape = KeyEquivalent("\u{1B}")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
