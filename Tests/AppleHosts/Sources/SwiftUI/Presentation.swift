// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import UIKit

/// A sheet, popover, or alert over a view, with its phase.
@MainActor package final class Presented {
  package enum Kind: Sendable { case sheet, popover, alert }
  enum Phase { case none, arriving, there, leaving }

  package let kind: Kind
  var isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  private(set) var phase = Phase.none
  weak var node: Node?
  private var isScheduled = false

  init(_ kind: Kind, _ isPresented: Binding<Bool>) { (self.kind, self.isPresented) = (kind, isPresented) }

  package var isActive: Bool { phase != .none }
  package var isThere: Bool { phase == .there }

  /// Follows the binding in the next turn of the run loop.
  func look() {
    guard let node, !isScheduled else { return }
    let wants = isPresented.wrappedValue
    guard wants && phase == .none || !wants && phase == .there else { return }
    isScheduled = true
    let length = Transaction.current?.disablesAnimations == true ? Duration.zero : node.tree.simulator.animation
    node.tree.simulator.after(.zero) { [weak self] in
      self?.isScheduled = false
      self?.move(in: length)
    }
  }

  private func move(in length: Duration) {
    guard let node, node.isAttached, node.tree.isSeen else { return }
    let simulator = node.tree.simulator
    if isPresented.wrappedValue, phase == .none {
      if node.tree.presentations.contains(where: { $0 !== self && $0.node?.level(is: node) == true }) {
        simulator.lose("Currently, only presenting a single sheet is supported.")
        return simulator.after(simulator.animation) { [weak self] in self?.look() }
      }
      if simulator.nextFault() == .doesNothing { return }
      phase = .arriving
      node.tree.presentations.append(self)
      node.refresh()
      node.tree.root?.arrive()
      simulator.after(length) { [weak self] in
        guard let self, phase == .arriving else { return }
        phase = .there
        look()
      }
    } else if !isPresented.wrappedValue, phase == .there {
      if simulator.nextFault() == .doesNothing { return }
      phase = .leaving
      simulator.after(length) { [weak self] in self?.end() }
    }
  }

  private func end() {
    guard phase == .leaving else { return }
    remove()
    node?.refresh()
    onDismiss?()
    look()
  }

  func remove() {
    phase = .none
    node?.tree.presentations.removeAll { $0 === self }
  }
}

nonisolated struct Presenting<Content: View>: View, Primitive {
  let kind: Presented.Kind
  let content: Content
  let isPresented: Binding<Bool>
  var title: String?
  var onDismiss: (() -> Void)?
  let presented: () -> any View

  @MainActor func children(of node: Node) -> [Child] {
    let state = node.storage[0] as? Presented ?? Presented(kind, isPresented)
    node.storage[0] = state
    (state.isPresented, state.onDismiss, state.node) = (isPresented, onDismiss, node)
    // Read the binding, so that a change updates the view.
    _ = isPresented.wrappedValue
    node.effect.presentation = state
    node.effect.updated = { _ in state.look() }
    node.effect.appeared = { state.look() }
    node.effect.removed = { state.remove() }
    var below = [Child(0, content)]
    if state.isActive {
      let layer: any View = title.map { VStackOfAny([Text($0), presented()]) } ?? presented()
      var environment = node.environment
      environment.dismissal = DismissAction { [weak node] in
        node?.effect.presentation?.isPresented.wrappedValue = false
      }
      below.append(Child(Node.presentedKey, layer, environment))
    }
    return below
  }
}

/// A stack of any views, such as the parts of an alert.
nonisolated struct VStackOfAny: View, Primitive {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  @MainActor func children(of node: Node) -> [Child] { views.enumerated().map { Child($0.offset, $0.element) } }
}

extension View {
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ContentBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    Presenting(kind: .sheet, content: self, isPresented: isPresented, onDismiss: onDismiss, presented: content)
  }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ContentBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    Presenting(kind: .popover, content: self, isPresented: isPresented, presented: content)
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ContentBuilder actions: () -> A,
    @ContentBuilder message: () -> M
  ) -> some View where A: View, M: View {
    alert(titleKey.text, isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ContentBuilder actions: () -> A, @ContentBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let parts: [any View] = [message(), actions()]
    return Presenting(
      kind: .alert, content: self, isPresented: isPresented, title: String(title), presented: { VStackOfAny(parts) })
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Modified(content: self, effect: { $0.isModal = isDisabled })
  }
}

/// SwiftUI's original alert. The double has it so that code must say which `Alert` it means, this one or the
/// runtime's.
public struct Alert {}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct Anchor<Value> {
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
