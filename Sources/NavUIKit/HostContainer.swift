#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// What the bottom layer is a child of, so that a bar of tabs can take the place of a native stack, and so that somebody hears when
  /// nobody can see it.
  @MainActor final class HostContainer: UIViewController {
    weak var host: UIKitHost?

    /// Shows one controller in place of the one before.
    func show(_ controller: UIViewController) {
      for child in children {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }

    #if os(iOS) || UIKIT_DOUBLE
      override var childForStatusBarStyle: UIViewController? { children.last }
      override var childForStatusBarHidden: UIViewController? { children.last }
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        children.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    #endif

    override func viewDidLoad() {
      super.viewDidLoad()
      #if !os(tvOS)
        view.isExclusiveTouch = true
      #endif
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      host?.turn = coordinator
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // In the window of another scene, maybe.
      host?.reveal(.sceneInBackground)
      host?.reveal(.outOfView)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // What lies over it does not hide it, as long as that can be seen.
      let cover = presentedViewController?.viewIfLoaded?.window
      if cover.map(\.isHidden) ?? true { host?.hide(.outOfView) }
    }
  }
#endif
