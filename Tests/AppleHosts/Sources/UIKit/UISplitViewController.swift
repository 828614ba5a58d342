// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

// These methods are optional in Apple's protocol.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// The columns are navigation controllers. UIKit would wrap other controllers, which the double does not.
@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case oneBesideSecondary = 2
    case twoBesideSecondary = 4
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
  }

  private let ownStyle: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  open var presentsWithGesture = true
  /// A new controller is expanded, and collapses in a compact window: "When a split view controller is born, it assumes
  /// it is in a non-collapsed state" (commandshift.co.uk, "Understanding split view controller").
  open private(set) var isCollapsed = false
  private var columns: [Column: UINavigationController] = [:]
  private var shownControllers: [UIViewController] = []

  public init(style: UISplitViewController.Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
    simulator.add(self)
  }

  public required init?(coder: NSCoder) {
    ownStyle = .doubleColumn
    super.init(coder: coder)
  }

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard let stack = vc as? UINavigationController else {
      return simulator.corrupt("the double takes navigation controllers as columns")
    }
    // Up to iOS 17, UIKit ignores another controller for the compact column: swift-navigation 339.
    if column == .compact, columns[.compact] != nil {
      return simulator.corrupt("the compact column is set twice")
    }
    columns[column]?.removeFromParent()
    columns[column] = stack
    addChild(stack)
    showColumns()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  override var forwardsAppearance: Bool { false }
  override var seenChildren: [UIViewController] { shownControllers }

  /// The columns in the window, from the first one, or the controller of the collapsed form.
  package var shownColumns: [UIViewController] { shownControllers }

  // MARK: Form

  private var isExpandable: [Column] {
    ownStyle == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
  }

  /// The controller of a column, for tests.
  package func stack(_ column: Column) -> UINavigationController? { columns[column] }

  /// Whether the collapsed form shows the compact column. Otherwise, UIKit merged the columns in the primary one.
  package private(set) var isMerged = false

  private func showColumns() {
    guard viewIfLoaded != nil else { return }
    let wanted =
      isCollapsed
      ? [columns[isMerged ? .primary : .compact]].compactMap { $0 } : isExpandable.compactMap { columns[$0] }
    for child in shownControllers where !wanted.contains(where: { $0 === child }) {
      guard child.viewIfLoaded?.superview === view else { continue }
      child.disappear()
      child.view.removeFromSuperview()
    }
    _ = exchange(&shownControllers, with: wanted)
    for child in wanted {
      if child.parent !== self { addChild(child) }
      if child.view.superview !== view { view.addSubview(child.view) }
      if isSeen { child.appear() }
    }
  }

  /// Collapses or expands, and calls the delegate.
  package func fold(isCollapsed: Bool) {
    guard isCollapsed != self.isCollapsed else { return }
    let isLate = simulator.hostility.contains(.collapsesLate)
    if isCollapsed {
      let column = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      isMerged = column != .compact || columns[.compact] == nil || simulator.hostility.contains(.mergesColumns)
      if isMerged { merge() }
    } else if isMerged {
      separate()
      isMerged = false
    }
    self.isCollapsed = isCollapsed
    showColumns()
    // Apple documents both that the property is true in the delegate's method, and that it changes after it.
    if isLate { self.isCollapsed = !isCollapsed }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
    self.isCollapsed = isCollapsed
  }

  /// Pushes the later columns onto the primary one, each as a nested navigation controller: woocommerce-ios 17778.
  private func merge() {
    guard let primary = columns[.primary] else { return }
    for column in isExpandable.dropFirst() {
      guard let stack = columns[column], !stack.stack.isEmpty else { continue }
      if stack.viewIfLoaded?.superview === view {
        stack.disappear()
        stack.view.removeFromSuperview()
      }
      stack.removeFromParent()
      primary.put(primary.stack + [stack])
    }
  }

  /// Takes only the top page for the secondary column.
  private func separate() {
    // A touch ends before UIKit moves controllers by itself.
    for stack in columns.values { stack.endUnseen() }
    guard let primary = columns[.primary], let secondary = columns[.secondary], let top = primary.stack.last else {
      return
    }
    let nested = primary.stack.filter { $0 is UINavigationController }
    if !nested.isEmpty {
      primary.put(primary.stack.filter { !($0 is UINavigationController) })
      for stack in nested { addChild(stack) }
    } else if primary.stack.count > 1 {
      primary.put(Array(primary.stack.dropLast()))
      secondary.put([top])
    }
  }

  /// Follows the width of the window when the view comes into it.
  override func willAppear(_ animated: Bool) {
    if isInView { fold(isCollapsed: !simulator.isWide) }
    super.willAppear(animated)
  }
}
