// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() -> Self.Coordinator { return () }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates the controller, or updates it.
  func represent(in node: Node) {
    let box: RepresentedController<Self>
    if let former = node.storage[0] as? RepresentedController<Self> {
      box = former
      box.context = Context(coordinator: box.context.coordinator, environment: node.environment)
    } else {
      let context = Context(coordinator: makeCoordinator(), environment: node.environment)
      box = RepresentedController(makeUIViewController(context: context), context)
      node.storage[0] = box
      box.controller.view.isUserInteractionEnabled = true
      // The controller appears after its first update, and SwiftUI does not observe that.
      node.effect.updated = { [box] node in
        node.effect.updated = nil
        guard let parent = node.tree.controller else { return }
        parent.addChild(box.controller)
        parent.view.addSubview(box.controller.view)
        box.controller.didMove(toParent: parent)
      }
      node.effect.removed = {
        box.controller.willMove(toParent: nil)
        box.controller.view.removeFromSuperview()
        box.controller.removeFromParent()
        Self.dismantleUIViewController(box.controller, coordinator: box.context.coordinator)
      }
    }
    updateUIViewController(box.controller, context: box.context)
  }
}

@MainActor private final class RepresentedController<Representable: UIViewControllerRepresentable> {
  let controller: Representable.UIViewControllerType
  var context: Representable.Context

  init(_ controller: Representable.UIViewControllerType, _ context: Representable.Context) {
    (self.controller, self.context) = (controller, context)
  }
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
