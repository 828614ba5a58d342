// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

/// A view with a modifier.
nonisolated struct Modified<Content: View>: View, Primitive {
  let content: Content
  var change: ((inout EnvironmentValues) -> Void)?
  var effect: ((inout Effect) -> Void)?

  @MainActor func children(of node: Node) -> [Child] {
    effect?(&node.effect)
    var environment = node.environment
    change?(&environment)
    return [Child(0, content, environment)]
  }
}

extension View {
  nonisolated fileprivate func with(_ effect: @escaping (inout Effect) -> Void) -> Modified<Self> {
    Modified(content: self, effect: effect)
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Modified(content: self, change: { if disabled { $0.isEnabled = false } })
  }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    with { $0.appeared = action }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    with { $0.disappeared = action }
  }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    Watching(content: self, value: value, isInitial: initial, action: action)
  }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { Identified(content: self, id: id) }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    with {
      $0.isHidden = opacity == 0
      // A transparent view does not accept taps.
      $0.stopsTaps = opacity == 0
    }
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { with { $0.stopsTaps = !enabled } }
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
  }
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
  }
  nonisolated public func zIndex(_ value: Double) -> some View { with { _ in } }
  nonisolated public func transition(_ t: AnyTransition) -> some View { with { _ in } }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    with { _ in }
  }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { with { _ in } }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { with { _ in } }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    with { $0.title = titleKey.text }
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    let title = String(title)
    return with { $0.title = title }
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    with { $0.shortcut = KeyboardShortcut(key, modifiers: modifiers) }
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    with { $0.shortcut = shortcut }
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    with { $0.openURL = action }
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    with { $0.activities[activityType] = action }
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, Primitive where Content: View {
  public typealias Body = Never
  @MainActor func children(of node: Node) -> [Child] { [Child(0, content)] }
}

public struct AccessibilityAttachmentModifier {}

/// A view with an explicit ID. A different ID makes it a different view.
nonisolated struct Identified<Content: View, ID: Hashable>: View, Primitive {
  let content: Content
  let id: ID

  @MainActor func children(of node: Node) -> [Child] { [Child(id, content)] }
}

/// A view that calls an action when a value changes.
nonisolated struct Watching<Content: View, Value: Equatable>: View, Primitive {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @MainActor func children(of node: Node) -> [Child] {
    if let last = node.storage[0] as? Last {
      let former = last.value
      last.value = value
      if former != value { node.tree.simulator.after(.zero) { action(former, value) } }
    } else {
      node.storage[0] = Last(value)
      if isInitial { node.tree.simulator.after(.zero) { action(value, value) } }
    }
    return [Child(0, content)]
  }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  private init(_ names: Set<String>) { self.names = names }
  public init() { names = [] }
  public static let isSelected = AccessibilityTraits(["isSelected"])
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(names.union(other.names)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names.intersection(other.names))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names.symmetricDifference(other.names))
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    formUnion(newMember)
    return newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}

public struct AnyTransition: Sendable {
  let name: String
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let leading = Set(rawValue: 2)
    public static let trailing = Set(rawValue: 8)
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}
