#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// A view that nobody sees, and that notices when the view around it leaves its window or comes into one.
  ///
  /// UIKit tells of that whatever has become of delegates and completions: of a tab that code has selected, of a sheet that a library has
  /// dismissed behind a delegate of its own.
  @MainActor final class WindowObserverView: UIView {
    var onMove: (() -> Void)?

    /// One in a view.
    static func post(in view: UIView, onMove: @escaping () -> Void) {
      let sentinel = WindowObserverView(frame: .zero)
      sentinel.isHidden = true
      sentinel.isUserInteractionEnabled = false
      view.addSubview(sentinel)
      // From now on: it is in the view already.
      sentinel.onMove = onMove
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove?()
    }
  }
#endif
