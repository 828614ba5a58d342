#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// Hears a navigation controller: tells the native stack, and whoever was the delegate before.
  @MainActor class NavigationDelegate: NSObject {
    let formers: DelegateChain<any UINavigationControllerDelegate>
    private weak var stack: NativeStack?

    init(formers: DelegateChain<any UINavigationControllerDelegate>, stack: NativeStack) {
      (self.formers, self.stack) = (formers, stack)
    }

    final func willShow(_ controller: UINavigationController, _ page: UIViewController, _ isAnimated: Bool) {
      stack?.willShow(page, isAnimated: isAnimated)
      OptionalCalls.willShow(formers.last, controller, page, isAnimated)
    }

    final func didShow(_ controller: UINavigationController, _ page: UIViewController, _ isAnimated: Bool) {
      stack?.didShow()
      OptionalCalls.didShow(formers.last, controller, page, isAnimated)
    }
  }

  /// The delegate of a host without transitions of its own. To implement `animationControllerFor` at all ends UIKit's own swipe, also where it
  /// gives nothing.
  @MainActor final class PlainDelegate: NavigationDelegate, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      willShow(navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      didShow(navigationController, viewController, animated)
    }
  }

  #if !os(tvOS)
    /// The same, where the delegate before says which orientations there are. To implement that at all takes the answer from UIKit, so it is here alone.
    @MainActor final class OrientingDelegate: NavigationDelegate, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) {
        willShow(navigationController, viewController, animated)
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        didShow(navigationController, viewController, animated)
      }

      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask {
        OptionalCalls.orientations(formers.last, navigationController) ?? .all
      }
    }
  #endif

  /// The delegate for as long as a transition with a name is shown.
  @MainActor final class AnimatedDelegate: NavigationDelegate, UINavigationControllerDelegate {
    private let animation: any UIViewControllerAnimatedTransitioning

    init(
      formers: DelegateChain<any UINavigationControllerDelegate>, stack: NativeStack,
      _ animation: any UIViewControllerAnimatedTransitioning
    ) {
      self.animation = animation
      super.init(formers: formers, stack: stack)
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      willShow(navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      didShow(navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animation
    }
  }
#endif
