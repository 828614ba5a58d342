#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// The delegate of a navigation controller. It calls the native stack and then the former delegate.
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

  /// The delegate if no custom transition is running.
  ///
  /// It does not implement `animationControllerFor`, which disables UIKit's swipe even if it returns `nil`.
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
    /// A ``PlainDelegate`` for a former delegate that declares supported orientations. Only this class implements
    /// that method, because the method replaces UIKit's default.
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

  /// The delegate during a named transition.
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
