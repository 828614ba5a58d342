#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// The delegates of a controller and its recognizers that a native stack replaced, in order to restore them later.
  /// It outlives a freed stack.
  @MainActor final class DelegateInterposer {
    typealias Delegate = any NavigationDelegate & UINavigationControllerDelegate

    private let controller: UINavigationController
    /// The former delegates of the controller.
    private(set) var formers = DelegateChain<any UINavigationControllerDelegate>()
    /// The current delegate of the controller. During a named transition, ``animated`` replaces it.
    private(set) var plain: Delegate?
    var animated: AnimatedDelegate?
    /// The recognizer of a remote's menu button, which means back. It is disabled while the controller does not have
    /// a stack, because it would otherwise take presses from UIKit.
    var menu: UIGestureRecognizer?
    #if !os(tvOS)
      /// The current delegates of the swipe recognizers.
      private var swipes: [ObjectIdentifier: SwipeDelegate] = [:]
    #endif

    init(of controller: UINavigationController) { self.controller = controller }

    private var isOurs: Bool {
      controller.delegate.map { $0 === plain || $0 === animated } ?? false
    }

    /// Replaces the delegate of the controller.
    func take(_ make: (_ formers: DelegateChain<any UINavigationControllerDelegate>) -> Delegate) {
      menu?.isEnabled = true
      if isOurs { return }
      let former = controller.delegate
      formers = DelegateChain(former, before: (former as? NavigationDelegate)?.formers)
      let delegate = make(formers)
      plain = delegate
      controller.delegate = delegate
    }

    /// Replaces the delegates of the swipe recognizers. UIKit may create a recognizer later than the controller.
    func takeSwipes(for stack: NativeStack) {
      #if !os(tvOS)
        for recognizer in recognizers {
          let (former, key) = (recognizer.delegate, ObjectIdentifier(recognizer))
          if let former, former === swipes[key] { continue }
          let delegate = SwipeDelegate(
            formers: DelegateChain(former, before: (former as? SwipeDelegate)?.formers), stack: stack)
          swipes[key] = delegate
          recognizer.delegate = delegate
        }
      #endif
    }

    /// Restores the former delegates. A delegate that the app set in the meantime stays.
    func giveBack() {
      if isOurs { controller.delegate = formers.last }
      menu?.isEnabled = false
      #if !os(tvOS)
        for recognizer in recognizers {
          guard let own = swipes[ObjectIdentifier(recognizer)], recognizer.delegate === own else { continue }
          recognizer.delegate = own.formers.last
        }
      #endif
    }

    /// The recognizers of both swipes: from the edge and, since iOS 26, from anywhere.
    var recognizers: [UIGestureRecognizer] {
      #if os(tvOS)
        // A TV does not have a touch screen.
        return []
      #else
        var all = [controller.interactivePopGestureRecognizer]
        if #available(iOS 26, visionOS 26, *) { all.append(controller.interactiveContentPopGestureRecognizer) }
        return all.compactMap { $0 }
      #endif
    }
  }

  /// The former delegates. The last one that still exists receives the calls.
  ///
  /// If that delegate belongs to another host, the chain also contains the delegates before it, because the other
  /// host may be freed first.
  struct DelegateChain<Delegate> {
    private struct Former { weak var object: AnyObject? }

    private var lastFirst: [Former] = []

    init() {}

    init(_ last: Delegate?, before: DelegateChain?) {
      if let last { lastFirst.append(Former(object: last as AnyObject)) }
      lastFirst += before?.lastFirst.filter { $0.object != nil } ?? []
    }

    /// The delegate that receives the calls.
    ///
    /// - Complexity: Linear in the number of former delegates, which is at most one more than the number of hosts on
    ///   the controller.
    var last: Delegate? {
      for former in lastFirst { if let object = former.object { return object as? Delegate } }
      return nil
    }
  }
#endif
