#if os(iOS) || os(tvOS) || os(visionOS) || (SWIFTUI_DOUBLE && !SWIFTUI_WITHOUT_UIKIT)
  public import NavRuntime
  import NavUIKit
  public import SwiftUI
  public import UIKit

  /// Shows a stack of views: by UIKit, each page in a hosting controller of its own.
  ///
  /// SwiftUI's own navigation stack says nothing when a transition has ended, and what it shows may differ from the path that it is bound to. A
  /// `UINavigationController` says it, so the pages are shown by a `UIKitHost`: with its bars, swipes, sheets, tabs and alerts.
  @MainActor public final class SwiftUIHost: NavigationHost {
    /// A page is a view.
    public typealias Page = any View

    /// The controller that shows everything; wherever a ``NavigatorView`` is, that shows it.
    let home = UIViewController(nibName: nil, bundle: nil)
    /// Whose pages these are.
    var source: (any ScreenSource)?
    /// The surroundings of each page, including the pages that are on the stack already.
    var around = Around() {
      didSet { for shown in controllers.values { shown.controller?.rootView.around = around } }
    }
    /// Receives a line for the developer.
    var log = DebugLog.write
    private let time: HostTime
    private let base: UIKitHost
    private var controllers: [InstanceID: Shown] = [:]
    private weak var frame: FrameController?

    /// Kept by UIKit for as long as it is on the stack, and by nobody else.
    private struct Shown { weak var controller: PageController? }

    /// A host that nobody sees yet.
    public convenience init() {
      self.init(.device)
    }

    /// The same by another clock, for tests.
    init(_ time: HostTime) {
      self.time = time
      base = UIKitHost(in: home, time: time)
      base.leaveWindow()
    }

    /// The transitions of the app, by the name that the graph gives them.
    public var transitions: [String: any UIViewControllerAnimatedTransitioning] {
      get { base.transitions }
      set { base.transitions = newValue }
    }

    /// The looks of the bar, by the name that the graph gives them.
    public var barStyles: [String: UINavigationBarAppearance] {
      get { base.barStyles }
      set { base.barStyles = newValue }
    }

    /// The symbols of tabs, by the names that the graph gives the tabs.
    public var tabIcons: [String: UIImage] {
      get { base.tabIcons }
      set { base.tabIcons = newValue }
    }

    /// What stands in red at tabs, by the names that the graph gives the tabs.
    public var tabBadges: [String: String] {
      get { base.tabBadges }
      set { base.tabBadges = newValue }
    }

    /// Called with each navigation controller that the host makes, before it is seen: for large titles, tints, a toolbar.
    public var prepareStack: ((UINavigationController) -> Void)? {
      get { base.prepareStack }
      set { base.prepareStack = newValue }
    }

    /// Called with each bar of tabs that the host makes, before it is seen.
    public var prepareTabs: ((UITabBarController) -> Void)? {
      get { base.prepareTabs }
      set { base.prepareTabs = newValue }
    }

    #if !os(tvOS)
      /// Called before a layer is presented as a sheet, with the screen that it begins with: for detents, a grabber. Of a popover it is the sheet that it
      /// becomes where there is no room.
      public var prepareSheet: ((UISheetPresentationController, ScreenInfo) -> Void)? {
        get { base.prepareSheet }
        set { base.prepareSheet = newValue }
      }
    #endif

    /// Whom the host tells; set by the navigator.
    public var delegate: HostDelegate? {
      get { base.delegate }
      set { base.delegate = newValue }
    }

    /// Pages, alerts and tabs.
    public var supports: HostFeatures { base.supports }

    /// As many as fit into a bar of tabs.
    public var mostTabs: Int { base.mostTabs }

    /// What UIKit shows, from the bottom.
    public var shownInstances: [InstanceID] { base.shownInstances }

    /// Whether anything moves, or a change is not done yet.
    public var isAnimating: Bool { base.isAnimating }

    /// Whether something is presented over our top layer that no change has told of.
    public var isCovered: Bool { base.isCovered }

    /// The time of a clock that stands still while the device sleeps.
    public var now: Duration { base.now }

    /// Makes a change, with a hosting controller for each page.
    public func show(_ change: StackChange<any View>) -> Duration {
      controllers = controllers.filter { $0.value.controller != nil }
      let small = (change.runs + change.parked.map { $0[...] }).filter { $0.first?.opening.style == .popover }
      let inPopovers = Set(small.joined().map(\.id))
      return base.show(change.mapPages { controller(for: $0, isInPopover: inPopovers.contains($0.id)) })
    }

    private func controller(for item: StackItem<any View>, isInPopover: Bool) -> UIViewController {
      if let shown = controllers[item.id]?.controller { return shown }
      let page = PageView(page: item.page, screen: PageScreen(item.id, item.info, of: self))
      let controller = PageController(rootView: HostedPage(page: page, around: around))
      controllers[item.id] = Shown(controller: controller)
      // A popover is as large as its page wishes to be, and by itself a hosting controller wishes nothing.
      if isInPopover { controller.sizingOptions = .preferredContentSize }
      // SwiftUI puts title and items into the bar when it lays out the page. In a page that slides in they would come late.
      controller.view.frame = home.view.bounds
      controller.view.layoutIfNeeded()
      return controller
    }

    /// Ends what moves.
    public func settle() { base.settle() }

    /// Turns touches of pages, bars and layers off or on.
    public func setInteraction(_ isEnabled: Bool) { base.setInteraction(isEnabled) }

    /// Sets the navigator's timer.
    public func setTimer(after delay: Duration?) { base.setTimer(after: delay) }

    // MARK: - Where it is seen

    /// A view shows the host. Of several, it is the last one.
    func appear(in frame: FrameController) {
      if let former = self.frame, former !== frame { lookForTwoViews(former) }
      self.frame = frame
      base.enterWindow()
      source?.begin()
    }

    /// SwiftUI may replace one view by another, and then both are there for a moment.
    private func lookForTwoViews(_ former: FrameController) {
      _ = time.schedule(.seconds(1)) { [weak self, weak former] in
        if let self, let former, former.isShowing(self) { log(DebugLog.twoViews) }
      }
    }

    /// A view shows it no more. What it is told meanwhile waits.
    func disappear(from frame: FrameController) {
      guard self.frame === frame else { return }
      self.frame = nil
      base.leaveWindow()
    }
  }
#endif
