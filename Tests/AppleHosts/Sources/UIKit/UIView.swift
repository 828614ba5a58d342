// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The part of Core Animation that a host uses.
@MainActor open class CALayer: NSObject {
  weak var view: UIView?

  nonisolated public override init() {}

  /// Removes the animations of this layer, but not those of its sublayers.
  open func removeAllAnimations() { view?.removeTransitions() }
  open var sublayers: [CALayer]? {
    get { view?.subviews.map(\.layer) }
    set {
      for view in view?.subviews ?? [] where newValue?.contains(view.layer) != true { view.removeFromSuperview() }
    }
  }
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}

  /// Objective-C adds this method to every object.
  open func accessibilityPerformEscape() -> Bool { false }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var userActivity: NSUserActivity?
}

@MainActor open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
  open private(set) var layer = CALayer()
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled, !oldValue { controller?.simulator.onTouches?(self) } }
  }
  open var isExclusiveTouch = false
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    set { frame.size = newValue.size }
  }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// The transitions that the view shows.
  var transitions: [() -> Transition?] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  weak var controller: UIViewController?

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleWidth: UIView.AutoresizingMask { UIView.AutoresizingMask(rawValue: 1 << 1) }
    public static var flexibleHeight: UIView.AutoresizingMask { UIView.AutoresizingMask(rawValue: 1 << 4) }
  }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    layer.view = self
  }

  open var window: UIWindow? { superview?.window }

  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) {
    if view === self {
      Simulator.current.corrupt("Can't add self as subview")
      return
    }
    let before = view.window
    view.leaveSuperview()
    view.superview = self
    subviews.append(view)
    view.tellOfWindow(since: before)
  }

  open func removeFromSuperview() {
    let before = window
    leaveSuperview()
    tellOfWindow(since: before)
  }

  /// Called when the view is laid out.
  package var onLayout: (() -> Void)?
  open func layoutIfNeeded() { onLayout?() }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { recognizers.append(gestureRecognizer) }

  private func leaveSuperview() {
    if let superview { _ = exchange(&superview.subviews, with: superview.subviews.filter { $0 !== self }) }
    superview = nil
  }

  /// Notifies the view and all its subviews if their window changed.
  func tellOfWindow(since before: UIWindow?) {
    if window !== before { move() }
  }

  private func move() {
    controller?.viewHasMoved()
    didMoveToWindow()
    for view in subviews { view.move() }
  }

  func removeTransitions() {
    for transition in transitions { transition()?.stop() }
  }

  /// Whether the view accepts a tap.
  package var takesTaps: Bool {
    guard let window, !window.isHidden else { return false }
    var view: UIView? = self
    while let each = view {
      if !each.isUserInteractionEnabled { return false }
      view = each.superview
    }
    return true
  }
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    Simulator.current.add(self)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    isHidden = true
    Simulator.current.add(self)
    self.windowScene = windowScene
  }

  open weak var windowScene: UIWindowScene?

  open override var window: UIWindow? { self }
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { rootViewController?.disappear() } else { rootViewController?.beginToAppear() }
      NotificationCenter.default.post(
        name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, object: self)
    }
  }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.disappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let rootViewController { addSubview(rootViewController.view) }
      if !isHidden { rootViewController?.beginToAppear() }
    }
  }

  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")

  open func makeKeyAndVisible() { isHidden = false }
}
