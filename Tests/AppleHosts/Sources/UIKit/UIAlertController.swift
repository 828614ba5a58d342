// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?

  init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  open private(set) var preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []

  init(_ preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("not created from a storyboard") }

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(preferredStyle)
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Presses a button. The alert is dismissed, and then `hear` calls the button's handler.
  package func press(
    _ index: Int, _ fault: Simulator.Fault? = nil, by hear: @escaping (@escaping () -> Void) -> Void = { $0() }
  ) {
    guard view.takesTaps, !isBeingDismissed, !isBeingPresented, let ownPresenting else { return }
    let action = actions[index]
    let isEarly = fault == .appearsAtOnce
    ownPresenting.leave(self, isAnimated: true, fault) { if !isEarly { hear { action.handler?(action) } } }
    if isEarly { hear { action.handler?(action) } }
  }
}
