#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// The parent of the bottom layer's controller. It lets a tab bar replace a native stack, and notices when the host
  /// is not visible.
  @MainActor final class HostContainer: UIViewController {
    weak var host: UIKitHost?

    /// Replaces the current controller.
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
      // The container may be in the window of another scene now.
      host?.reveal(.sceneInBackground)
      host?.reveal(.outOfView)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // A layer over the container does not hide the host, as long as the layer is visible.
      let cover = presentedViewController?.viewIfLoaded?.window
      if cover.map(\.isHidden) ?? true { host?.hide(.outOfView) }
    }
  }
#endif
