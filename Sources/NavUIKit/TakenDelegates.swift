#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// The delegates that a native stack has taken the place of, on a controller and on its recognizers, to be given back. It outlives the stack
  /// where that is freed.
  @MainActor final class TakenDelegates {
    typealias Delegate = any NavigationDelegate & UINavigationControllerDelegate

    private let controller: UINavigationController
    /// Whom the controller told before.
    private(set) weak var former: (any UINavigationControllerDelegate)?
    /// Whom it tells now: this one or, for as long as a transition with a name is shown, the other.
    private(set) var plain: Delegate?
    var animated: AnimatedDelegate?
    /// UIKit's own, which keep its swipes in order.
    private var formerOfRecognizers: [ObjectIdentifier: WeakDelegate] = [:]

    private struct WeakDelegate { weak var delegate: (any UIGestureRecognizerDelegate)? }

    init(of controller: UINavigationController) { self.controller = controller }

    private var isOurs: Bool {
      controller.delegate.map { $0 === plain || $0 === animated } ?? false
    }

    /// Takes the place of whoever is the controller's delegate.
    func take(_ make: (_ former: (any UINavigationControllerDelegate)?) -> Delegate) {
      if isOurs { return }
      former = controller.delegate
      let delegate = make(former)
      plain = delegate
      controller.delegate = delegate
    }

    /// Takes the place of whoever is the delegate of a recognizer.
    func take(_ recognizer: UIGestureRecognizer, for stack: NativeStack) {
      if recognizer.delegate === stack { return }
      formerOfRecognizers[ObjectIdentifier(recognizer)] = WeakDelegate(delegate: recognizer.delegate)
      recognizer.delegate = stack
    }

    /// The controller is as it was before: whoever it told then, it tells now. Who has put a delegate of their own in place since keeps it.
    ///
    /// - Parameter stack: The stack; nothing where it is being freed, and nobody refers to it any more.
    func giveBack(from stack: NativeStack?) {
      if isOurs { controller.delegate = former }
      for recognizer in recognizers where recognizer.delegate === stack {
        guard let former = formerOfRecognizers[ObjectIdentifier(recognizer)] else { continue }
        recognizer.delegate = former.delegate
      }
    }

    /// Both swipes: from the edge and, from iOS 26 on, from anywhere.
    var recognizers: [UIGestureRecognizer] {
      #if os(tvOS)
        // There are no fingers.
        return []
      #else
        var all = [controller.interactivePopGestureRecognizer]
        if #available(iOS 26, visionOS 26, *) { all.append(controller.interactiveContentPopGestureRecognizer) }
        return all.compactMap { $0 }
      #endif
    }
  }
#endif
