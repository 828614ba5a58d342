public import Foundation
public import SwiftUI
public import UIKit

/// A simulated device and its user, for tests of apps.
///
/// The user finds controls by their labels, regardless of the toolkit that shows them.
@MainActor public final class Device {
  private let simulator = Simulator()
  /// The window that the user sees.
  public private(set) var window: UIWindow?

  private init() {}

  /// Runs a test on a new device.
  public static func run(_ test: @MainActor (Device) async throws -> Void) async rethrows {
    let device = Device()
    try await Simulator.$current.withValue(device.simulator) { try await test(device) }
    device.window?.rootViewController = nil
  }

  // MARK: - Apps

  /// Connects a scene as the system does, with its saved state and the URL to open.
  public func connect(
    _ delegate: any UIWindowSceneDelegate, saved: NSUserActivity? = nil, opening url: URL? = nil
  ) async {
    let session = UISceneSession()
    session.stateRestorationActivity = saved
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    let scene = UIWindowScene(session: session)
    delegate.scene(scene, willConnectTo: session, options: options)
    window = delegate.window
    await settle()
  }

  /// Opens a link from another app.
  public func open(_ url: URL, by delegate: any UIWindowSceneDelegate) async {
    delegate.scene(UIWindowScene(session: UISceneSession()), openURLContexts: [UIOpenURLContext(url: url)])
    await settle()
  }

  /// Opens a universal link.
  public func browse(to url: URL, by delegate: any UIWindowSceneDelegate) async {
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = url
    delegate.scene(UIWindowScene(session: UISceneSession()), continue: activity)
    await settle()
  }

  /// Returns the state that the system saves for a scene.
  public func save(_ delegate: any UIWindowSceneDelegate) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: UIWindowScene(session: UISceneSession()))
  }

  /// Shows a view in a window, as a `WindowGroup` does.
  public func show(_ view: some View) async {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: AnyView(view))
    window.makeKeyAndVisible()
    self.window = window
    await settle()
  }

  /// Opens a link in the views of the window.
  public func open(_ url: URL) async {
    for tree in window?.rootViewController?.trees ?? [] { tree.open(url) }
    await settle()
  }

  /// Sends the app to the background. The views of the window and UIKit are notified.
  public func leave() async {
    for tree in window?.rootViewController?.trees ?? [] { tree.setScenePhase(.background) }
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    await settle()
  }

  // MARK: - Time

  /// Advances the time by three seconds, so that all animations end.
  public func settle() async {
    for _ in 0..<30 {
      simulator.advance(by: .milliseconds(100))
      // Let the app's tasks run.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// The messages that UIKit would log, and the causes of crashes.
  public var complaints: [String] { simulator.corruptions + simulator.lost }

  // MARK: - Screen contents

  private var trees: [ViewTree] { top?.trees ?? [] }

  private var top: UIViewController? { window?.rootViewController?.frontmost }

  /// The tabs that contain the front page.
  private var tabs: UITabBarController? {
    let parents = sequence(first: top, next: { $0?.parent })
    return parents.lazy.compactMap { $0 as? UITabBarController }.first { _ in true }
  }

  /// All strings of the front page and its bar.
  public var texts: [String] { trees.flatMap(\.texts) + views.compactMap(\.written) }

  /// The title of the alert.
  public var alert: String? { (top as? UIAlertController)?.title }

  /// The title above the front page.
  public var title: String? {
    (top as? UINavigationController).flatMap {
      $0.topViewController?.navigationItem.title ?? $0.topViewController?.title
    }
  }

  private var views: [UIView] {
    guard let top, let window, top.view.window === window else { return [] }
    return top.view.everything
  }

  /// Whether a button with this label accepts a tap.
  public func canTap(_ label: String) -> Bool {
    trees.contains { $0.canPress(label) } || button(label) != nil || item(label) != nil
  }

  private func button(_ label: String) -> UIButton? {
    views.compactMap { $0 as? UIButton }.first { $0.currentTitle == label && $0.isEnabled && $0.takesTaps }
  }

  private func item(_ label: String) -> UIBarButtonItem? {
    guard let stack = top as? UINavigationController, stack.view.takesTaps else { return nil }
    return stack.topViewController?.navigationItem.rightBarButtonItem.flatMap {
      $0.title == label && $0.isEnabled ? $0 : nil
    }
  }

  // MARK: - User input

  /// Taps a button without waiting.
  @discardableResult
  public func touch(_ label: String) -> Bool {
    if let button = button(label) {
      button.send(.primaryActionTriggered)
      return true
    }
    if let action = item(label)?.primaryAction {
      action.call()
      return true
    }
    for tree in trees.reversed() where tree.press(label) { return true }
    return false
  }

  /// Taps a button, and waits until the app settles.
  @discardableResult
  public func tap(_ label: String) async -> Bool {
    let isTaken = touch(label)
    await settle()
    return isTaken
  }

  /// Types into the field with this placeholder.
  @discardableResult
  public func type(_ text: String, into placeholder: String) async -> Bool {
    var isTaken = trees.reversed().contains { $0.type(text, into: placeholder) }
    if !isTaken, let field = views.compactMap({ $0 as? UITextField }).first(where: { $0.placeholder == placeholder }) {
      field.text = text
      field.send(.editingChanged)
      isTaken = true
    }
    await settle()
    return isTaken
  }

  /// Presses the back button of the bar.
  public func back() async {
    (top as? UINavigationController)?.pressBack()
    await settle()
  }

  /// Swipes back from the edge. Returns whether the swipe started.
  @discardableResult
  public func swipeBack() async -> Bool {
    guard let stack = top as? UINavigationController, stack.beginSwipe() else { return false }
    stack.moveSwipe(to: 0.8)
    stack.endSwipe(isCancelled: false)
    await settle()
    return true
  }

  /// Drags down the layer in front. Returns whether the dismissal started.
  @discardableResult
  public func drawAway() async -> Bool {
    let below = (tabs ?? top)?.presentingViewController
    let isTaken = below?.beginDismissal() ?? false
    if isTaken { below?.endDismissal(isCancelled: false) }
    await settle()
    return isTaken
  }

  /// Presses a button of the alert.
  public func answer(_ label: String) async {
    if let alert = top as? UIAlertController, let index = alert.actions.firstIndex(where: { $0.title == label }) {
      alert.press(index)
    }
    await settle()
  }

  /// Selects a tab.
  public func tab(_ label: String) async {
    if let tabs,
      let index = tabs.viewControllers?.firstIndex(where: { $0.tabBarItem?.title == label })
    {
      tabs.press(index)
    }
    await settle()
  }
}

extension UIView {
  /// The view and all its descendants, in depth-first order.
  fileprivate var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

  fileprivate var written: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.text
  }
}

extension UIViewController {
  /// The front controller: the one presented on top, or the one inside containers and the selected tab.
  fileprivate var frontmost: UIViewController {
    if let presented = layered { return presented.frontmost }
    return inner
  }

  private var layered: UIViewController? { presentedViewController ?? children.lazy.compactMap(\.layered).first }

  private var inner: UIViewController {
    if self is UINavigationController || self is UIAlertController { return self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.inner ?? self }
    if let split = self as? UISplitViewController { return split.shownColumns.last?.inner ?? self }
    return children.first?.inner ?? self
  }
}
