#if os(iOS) || os(tvOS) || os(visionOS) || (SWIFTUI_DOUBLE && !SWIFTUI_WITHOUT_UIKIT)
  public import Foundation
  public import NavRuntime
  import NavUIKit
  public import SwiftUI
  public import UIKit

  /// Shows a stack of views with UIKit, each page in its own hosting controller.
  ///
  /// SwiftUI's navigation stack does not report the end of a transition, and may show pages that differ from its
  /// path. A `UINavigationController` reports the end. Therefore a `UIKitHost` shows the pages, with its bars,
  /// swipes, sheets, tabs, and alerts.
  @MainActor public final class SwiftUIHost: NavigationHost {
    /// A page is a view.
    public typealias Page = any View

    /// The controller that contains everything. The current ``NavigatorView`` shows it.
    let home = UIViewController(nibName: nil, bundle: nil)
    /// The navigator of the pages.
    var source: (any ScreenSource)?
    /// The surroundings of each page, including the pages that are on the stack already.
    var around = Around() {
      didSet { for shown in controllers.values + placeholders { shown.controller?.rootView.around = around } }
    }
    /// Called with a link of the graph's own website for which no screen opens. By default, the `openURL` action of the
    /// view's environment opens the link.
    ///
    /// It is called at most once in two seconds, because the browser could send the same URL to the app again.
    public var openInBrowser: ((URL) -> Void)?
    var returns = BrowserReturns()
    /// Writes a line for the developer.
    var log = DebugLog.write
    let time: HostTime
    private let base: UIKitHost
    private var controllers: [InstanceID: Shown] = [:]
    private var placeholders: [Shown] = []
    private weak var frame: FrameController?

    /// A weak reference to a controller, which UIKit retains while the controller is on the stack.
    private struct Shown { weak var controller: PageController? }

    /// Creates a host that is not visible.
    public convenience init() {
      self.init(.device)
    }

    /// Creates a host with another clock, for tests.
    init(_ time: HostTime) {
      self.time = time
      base = UIKitHost(in: home, time: time)
      base.leaveWindow()
    }

    /// The app's custom transitions, by their names in the graph.
    public var transitions: [String: any UIViewControllerAnimatedTransitioning] {
      get { base.transitions }
      set { base.transitions = newValue }
    }

    /// The appearances of the navigation bar, by their names in the graph.
    public var barStyles: [String: UINavigationBarAppearance] {
      get { base.barStyles }
      set { base.barStyles = newValue }
    }

    /// The icons of tabs, by the names of the tabs in the graph.
    public var tabIcons: [String: UIImage] {
      get { base.tabIcons }
      set { base.tabIcons = newValue }
    }

    /// The badges of tabs, by the names of the tabs in the graph.
    public var tabBadges: [String: String] {
      get { base.tabBadges }
      set { base.tabBadges = newValue }
    }

    /// Called with each navigation controller that the host creates, before it is visible. Use it for large titles,
    /// tints, or a toolbar.
    public var prepareStack: ((UINavigationController) -> Void)? {
      get { base.prepareStack }
      set { base.prepareStack = newValue }
    }

    /// Called with each tab bar controller that the host creates, before it is visible.
    public var prepareTabs: ((UITabBarController) -> Void)? {
      get { base.prepareTabs }
      set { base.prepareTabs = newValue }
    }

    /// Called with each split view controller that the host creates, before it is visible. Use it for the widths of
    /// the columns. Do not set its columns or its delegate.
    public var prepareSplit: ((UISplitViewController) -> Void)? {
      get { base.prepareSplit }
      set { base.prepareSplit = newValue }
    }

    #if !os(tvOS)
      /// Called before a layer is presented as a sheet, with the first screen of the layer. Use it for detents or a
      /// grabber.
      ///
      /// For a popover, the argument is the sheet that replaces the popover if there is not enough space.
      public var prepareSheet: ((UISheetPresentationController, ScreenInfo) -> Void)? {
        get { base.prepareSheet }
        set { base.prepareSheet = newValue }
      }
    #endif

    /// The receiver of the host's reports. The navigator sets it.
    public var delegate: HostDelegate? {
      get { base.delegate }
      set { base.delegate = newValue }
    }

    /// Alerts, tabs, and columns.
    public var supports: HostFeatures { base.supports }

    /// The number of tabs that fit into a tab bar.
    public var mostTabs: Int { base.mostTabs }

    /// The instances that UIKit shows, from the bottom.
    public var shownInstances: [InstanceID] { base.shownInstances }

    /// Whether UIKit is moving a page or a layer, or a change is in progress.
    public var isAnimating: Bool { base.isAnimating }

    /// Whether a layer that no change presented covers the top layer.
    public var isCovered: Bool { base.isCovered }

    /// Whether the topmost split shows its columns side by side.
    public var isExpanded: Bool { base.isExpanded }

    /// The time of a clock that stops while the device sleeps.
    public var now: Duration { base.now }

    /// Performs a change, with a hosting controller for each page.
    public func show(_ change: StackChange<any View>) -> Duration {
      controllers = controllers.filter { $0.value.controller != nil }
      let small = (change.runs + change.parked.map { $0[...] }).filter { $0.first?.opening.style == .popover }
      let inPopovers = Set(small.joined().map(\.id))
      return base.show(
        change.mapPages {
          self.controller(for: $0, isInPopover: inPopovers.contains($0.id))
        } placeholder: {
          self.placeholder($0)
        })
    }

    /// Creates the controller of a placeholder, which has the screen of the page that it is beside.
    private func placeholder(_ item: StackItem<any View>) -> UIViewController {
      let controller = controller(of: item)
      placeholders = placeholders.filter { $0.controller != nil } + [Shown(controller: controller)]
      return controller
    }

    private func controller(for item: StackItem<any View>, isInPopover: Bool) -> UIViewController {
      if let shown = controllers[item.id]?.controller { return shown }
      let controller = controller(of: item)
      controllers[item.id] = Shown(controller: controller)
      // A popover has the preferred size of its page, which a hosting controller does not compute by default.
      if isInPopover { controller.sizingOptions = .preferredContentSize }
      return controller
    }

    /// Creates the controller of a page.
    private func controller(of item: StackItem<any View>) -> PageController {
      let page = PageView(page: item.page, screen: PageScreen(item.id, item.info, of: self))
      let controller = PageController(rootView: HostedPage(page: page, around: around))
      // SwiftUI sets the title and the items of the bar during the layout of a page. In a page that slides in, they
      // would appear late.
      controller.view.frame = home.view.bounds
      controller.view.layoutIfNeeded()
      return controller
    }

    /// Shows new texts in the bars, the tabs, and the alert.
    public func wordsDidChange(_ words: StackWords<any View>) {
      base.wordsDidChange(
        words.mapPages { self.controllers[$0.id]?.controller ?? UIViewController(nibName: nil, bundle: nil) })
    }

    /// Ends running animations.
    public func settle() { base.settle() }

    /// Enables or disables touches of pages, bars, and layers.
    public func setInteraction(_ isEnabled: Bool) { base.setInteraction(isEnabled) }

    /// Sets the navigator's timer.
    public func setTimer(after delay: Duration?) { base.setTimer(after: delay) }

    // MARK: - Visibility

    /// Handles the appearance of a view that shows the host. The last of several views shows it.
    func appear(in frame: FrameController) {
      if let former = self.frame, former !== frame { lookForTwoViews(former) }
      self.frame = frame
      base.enterWindow()
      source?.begin()
    }

    /// Warns about two views after a delay, because SwiftUI may briefly have both views while it replaces one.
    private func lookForTwoViews(_ former: FrameController) {
      _ = time.schedule(.seconds(1)) { [weak self, weak former] in
        if let self, let former, former.isShowing(self) { log(DebugLog.twoViews) }
      }
    }

    /// Handles the disappearance of the view that showed the host. Until another view appears, requests wait.
    func disappear(from frame: FrameController) {
      guard self.frame === frame else { return }
      self.frame = nil
      base.leaveWindow()
    }
  }
#endif
