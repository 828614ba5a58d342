// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// The controls on the pages of the example.

@MainActor open class UIColor: NSObject {
  nonisolated override init() {}
}

extension UIColor {
  public class var systemBackground: UIColor { UIColor() }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

@MainActor open class UIControl: UIView {
  open var isEnabled = true
  private var handlers: [(events: UIControl.Event, action: UIAction)] = []

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchUpInside: UIControl.Event { Event(rawValue: 1 << 6) }
    public static var editingChanged: UIControl.Event { Event(rawValue: 1 << 17) }
    public static var primaryActionTriggered: UIControl.Event { Event(rawValue: 1 << 13) }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControl.State { State([]) }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.append((controlEvents, action))
  }

  /// Performs the actions for an event, as a touch does.
  package func send(_ event: UIControl.Event) {
    for (events, action) in handlers where events.contains(event) { action.handler(action) }
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  open private(set) var currentTitle: String?

  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    currentTitle = primaryAction?.ownTitle
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
}

extension NSLayoutConstraint {
  @MainActor public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

@MainActor open class NSLayoutConstraint: NSObject {}

@MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

@MainActor open class UIMenu: NSObject {}

@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  package private(set) var primaryAction: UIAction?

  nonisolated package override init() {}

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.primaryAction) = (title ?? primaryAction?.ownTitle, primaryAction)
  }
}
