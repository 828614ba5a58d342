public import Foundation
public import SwiftUI
public import UIKit

/// A device of the doubles, and somebody who holds it: for the tests of apps.
///
/// What a person does and sees goes by the words on the screen, whichever toolkit has put them there.
@MainActor public final class Device {
  private let simulator = Simulator()
  /// The window that is looked at.
  public private(set) var window: UIWindow?

  private init() {}

  /// Runs a test on a device of its own.
  public static func run(_ test: @MainActor (Device) async throws -> Void) async rethrows {
    let device = Device()
    try await Simulator.$current.withValue(device.simulator) { try await test(device) }
    device.window?.rootViewController = nil
  }

  // MARK: - Apps

  /// Connects a scene, as the system does, with what was saved and what it is to open.
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

  /// A link that another app opens.
  public func open(_ url: URL, by delegate: any UIWindowSceneDelegate) async {
    delegate.scene(UIWindowScene(session: UISceneSession()), openURLContexts: [UIOpenURLContext(url: url)])
    await settle()
  }

  /// A universal link.
  public func browse(to url: URL, by delegate: any UIWindowSceneDelegate) async {
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = url
    delegate.scene(UIWindowScene(session: UISceneSession()), continue: activity)
    await settle()
  }

  /// What the system keeps of a scene.
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

  /// A link that comes to a view.
  public func open(_ url: URL) async {
    for tree in window?.rootViewController?.trees ?? [] { tree.open(url) }
    await settle()
  }

  /// The app goes into the background: the views of the window hear of it, and UIKit too.
  public func leave() async {
    for tree in window?.rootViewController?.trees ?? [] { tree.setScenePhase(.background) }
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    await settle()
  }

  // MARK: - Time

  /// Lets everything come to rest.
  public func settle() async {
    for _ in 0..<30 {
      simulator.advance(by: .milliseconds(100))
      // Tasks of the app have their turn.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// What UIKit would have logged, or died of.
  public var complaints: [String] { simulator.corruptions + simulator.lost }

  // MARK: - What can be seen

  private var trees: [ViewTree] { top?.trees ?? [] }

  private var top: UIViewController? { window?.rootViewController?.frontmost }

  /// All texts of the page in front, and of its bar.
  public var texts: [String] { trees.flatMap(\.texts) + views.compactMap(\.written) }

  /// What the alert asks.
  public var alert: String? { (top as? UIAlertController)?.title }

  /// The title above the page in front.
  public var title: String? {
    (top as? UINavigationController).flatMap {
      $0.topViewController?.navigationItem.title ?? $0.topViewController?.title
    }
  }

  private var views: [UIView] {
    guard let top, let window, top.view.window === window else { return [] }
    return top.view.everything
  }

  /// Whether there is a button that says this, and takes a tap.
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

  // MARK: - What a person does

  /// Taps a button, and does not wait.
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

  /// Taps a button, and lets come of it what may.
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

  /// Swipes back from the edge. Gives whether it began.
  @discardableResult
  public func swipeBack() async -> Bool {
    guard let stack = top as? UINavigationController, stack.beginSwipe() else { return false }
    stack.moveSwipe(to: 0.8)
    stack.endSwipe(isCancelled: false)
    await settle()
    return true
  }

  /// Draws the layer in front away. Gives whether it let itself be drawn.
  @discardableResult
  public func drawAway() async -> Bool {
    let below = (top?.parent as? UITabBarController ?? top)?.presentingViewController
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

  /// Presses a tab.
  public func tab(_ label: String) async {
    if let tabs = top?.parent as? UITabBarController,
      let index = tabs.viewControllers?.firstIndex(where: { $0.tabBarItem?.title == label })
    {
      tabs.press(index)
    }
    await settle()
  }
}

extension UIView {
  /// The view and all below it, from the top.
  fileprivate var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

  fileprivate var written: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.text
  }
}

extension UIViewController {
  /// The controller in front: what is presented on top, and of a bar of tabs the one that is selected.
  fileprivate var frontmost: UIViewController {
    if let presented = layered { return presented.frontmost }
    return inner
  }

  private var layered: UIViewController? { presentedViewController ?? children.lazy.compactMap(\.layered).first }

  private var inner: UIViewController {
    if self is UINavigationController || self is UIAlertController { return self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.inner ?? self }
    return children.first?.inner ?? self
  }
}
