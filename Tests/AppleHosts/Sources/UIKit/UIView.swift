// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The part of Core Animation that a host uses.
@MainActor open class CALayer: NSObject {
  weak var view: UIView?

  nonisolated public override init() {}

  open func removeAllAnimations() { view?.removeTransitions() }
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor open class UIView: UIResponder {
  public let layer = CALayer()
  open var isUserInteractionEnabled = true
  open var isExclusiveTouch = false
  open var backgroundColor: UIColor?
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  open var autoresizingMask: AutoresizingMask = []
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// Whose transitions are shown by the view.
  var transitions: [() -> Transition?] = []

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    layer.view = self
  }

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    if view === self {
      Simulator.current.corrupt("Can't add self as subview")
      return
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  func removeTransitions() {
    for transition in transitions { transition()?.end() }
  }

  /// Whether a tap on the view would be taken.
  package var takesTaps: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let each = view {
      if !each.isUserInteractionEnabled { return false }
      view = each.superview
    }
    return true
  }
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }

  open override var window: UIWindow? { isHidden ? nil : self }
  open var isHidden = true
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let rootViewController { addSubview(rootViewController.view) }
      if !isHidden { rootViewController?.appear() }
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.appear()
  }
}
