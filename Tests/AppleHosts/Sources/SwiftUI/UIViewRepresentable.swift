// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(
    _ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() -> Self.Coordinator { return () }
}

extension UIViewRepresentable {
  public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates the view, or updates it.
  func represent(in node: Node) {
    let box: RepresentedView<Self>
    if let former = node.storage[0] as? RepresentedView<Self> {
      box = former
    } else {
      let context = Context(coordinator: makeCoordinator(), environment: node.environment)
      box = RepresentedView(makeUIView(context: context), context)
      node.storage[0] = box
      node.tree.controller?.view.addSubview(box.view)
      node.effect.removed = {
        box.view.removeFromSuperview()
        Self.dismantleUIView(box.view, coordinator: box.context.coordinator)
      }
    }
    updateUIView(box.view, context: box.context)
  }
}

@MainActor private final class RepresentedView<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let context: Representable.Context

  init(_ view: Representable.UIViewType, _ context: Representable.Context) {
    (self.view, self.context) = (view, context)
  }
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
