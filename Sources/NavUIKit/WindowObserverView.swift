#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// An invisible view that reports when the view around it moves to or from a window.
  ///
  /// UIKit reports these moves even if delegates and completions are not called. Examples are a tab that code
  /// selects, and a sheet that a library dismisses with its own delegate.
  @MainActor final class WindowObserverView: UIView {
    var onMove: (() -> Void)?

    /// Adds an observer to a view.
    static func post(in view: UIView, onMove: @escaping () -> Void) {
      let sentinel = WindowObserverView(frame: .zero)
      sentinel.isHidden = true
      sentinel.isUserInteractionEnabled = false
      view.addSubview(sentinel)
      // Set after `addSubview`, so that the addition itself is not reported.
      sentinel.onMove = onMove
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove?()
    }
  }
#endif
