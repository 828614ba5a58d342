#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// The delegates that a native stack has taken the place of, on a controller and on its recognizers, to be given back. It outlives the stack
  /// where that is freed.
  @MainActor final class DelegateInterposer {
    typealias Delegate = any NavigationDelegate & UINavigationControllerDelegate

    private let controller: UINavigationController
    /// Whom the controller told before.
    private(set) var formers = DelegateChain<any UINavigationControllerDelegate>()
    /// Whom it tells now: this one or, for as long as a transition with a name is shown, the other.
    private(set) var plain: Delegate?
    var animated: AnimatedDelegate?
    /// The recognizer of a remote's menu button, which means back. It is off while the controller has no stack: otherwise
    /// it would take UIKit's own presses.
    var menu: UIGestureRecognizer?
    #if !os(tvOS)
      /// Who is asked about a swipe now, by the recognizer.
      private var swipes: [ObjectIdentifier: SwipeDelegate] = [:]
    #endif

    init(of controller: UINavigationController) { self.controller = controller }

    private var isOurs: Bool {
      controller.delegate.map { $0 === plain || $0 === animated } ?? false
    }

    /// Takes the place of whoever is the controller's delegate.
    func take(_ make: (_ formers: DelegateChain<any UINavigationControllerDelegate>) -> Delegate) {
      menu?.isEnabled = true
      if isOurs { return }
      let former = controller.delegate
      formers = DelegateChain(former, before: (former as? NavigationDelegate)?.formers)
      let delegate = make(formers)
      plain = delegate
      controller.delegate = delegate
    }

    /// Takes the place of whoever is asked about the swipes. UIKit may make a recognizer later than the controller.
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

    /// The controller is as it was before: whoever it told then, it tells now. Who has put a delegate of their own in place since keeps it.
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

  /// Those who listened before, of whom the last who is still there is told. Where that is another host's, whoever listened before that host is
  /// known too: the host may be freed first.
  struct DelegateChain<Delegate> {
    private struct Former { weak var object: AnyObject? }

    private var lastFirst: [Former] = []

    init() {}

    init(_ last: Delegate?, before: DelegateChain?) {
      if let last { lastFirst.append(Former(object: last as AnyObject)) }
      lastFirst += before?.lastFirst.filter { $0.object != nil } ?? []
    }

    /// Linear in how many there are, which is one more than there are hosts on the controller.
    var last: Delegate? {
      for former in lastFirst { if let object = former.object { return object as? Delegate } }
      return nil
    }
  }
#endif
