#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  public import NavRuntime
  import Observation
  public import UIKit

  #if !os(tvOS)
    public import UserNotifications
  #endif

  /// Links from outside the app, as UIKit delivers them.
  ///
  /// Each function opens a URL with its origin, so the graph's limits for URLs from outside apply. If no screen opens for
  /// a link of the graph's own website, the link returns to the browser (``UIKitHost/openInBrowser``). Other URLs without
  /// a screen are dropped.
  extension Navigator where Host == UIKitHost {
    /// Opens the link with which UIKit starts a window. Call it in `scene(_:willConnectTo:options:)`.
    ///
    /// UIKit can deliver several links at once. The most important one is opened: a notification, then a quick action,
    /// a URL, a link of a website, a result of a search, and an activity of another device.
    ///
    /// - Returns: The request, or `nil` if there is no link.
    @discardableResult
    public func receive(_ options: UIScene.ConnectionOptions) -> SegueRequest<Never>? {
      ReceivedLink.all(options).first.map(receive)
    }

    /// Opens URLs of the app's own scheme, and of its widgets. Call it in `scene(_:openURLContexts:)`.
    ///
    /// - Returns: The last request, or `nil` if there is no URL.
    @discardableResult
    public func receive(_ contexts: Set<UIOpenURLContext>) -> SegueRequest<Never>? {
      ReceivedLink.all(contexts).map(receive).last
    }

    /// Opens a link of a website, a result of a search, or an activity of another device. Call it in
    /// `scene(_:continue:)`.
    ///
    /// The identifier of a result of a search is its URL.
    ///
    /// - Returns: The request, or `nil` if the activity has no URL.
    @discardableResult
    public func receive(_ activity: NSUserActivity) -> SegueRequest<Never>? { ReceivedLink(activity).map(receive) }

    #if !os(tvOS)
      /// Opens the URL of a quick action: the text under `url` in its `userInfo`. Call it in
      /// `windowScene(_:performActionFor:completionHandler:)`.
      ///
      /// - Returns: The request, or `nil` if there is no URL.
      @discardableResult
      public func receive(_ item: UIApplicationShortcutItem) -> SegueRequest<Never>? {
        ReceivedLink(item).map(receive)
      }

      /// Opens the URL of a notification: the text under `url` in the `userInfo` of its content. Call it in
      /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
      ///
      /// - Returns: The request, or `nil` if there is no URL.
      @discardableResult
      public func receive(_ response: UNNotificationResponse) -> SegueRequest<Never>? {
        ReceivedLink(response).map(receive)
      }
    #endif

    private func receive(_ link: ReceivedLink) -> SegueRequest<Never> {
      let url = link.url.absoluteString
      let request = open(url, from: link.source)
      if case .refused(.noMatch)? = request.outcomeSoFar { host.returnToBrowser(link.url, of: Graph.table.bases) }
      return request
    }

    /// An activity with the `https` URL of the visible screen, for Handoff.
    ///
    /// Its URL follows the stack for as long as the activity and the navigator exist. It is `nil` while no link from
    /// outside opens the visible screen. Assign the activity to the `userActivity` of the window's scene or of a view
    /// controller. UIKit needs the type in `NSUserActivityTypes` of the app's `Info.plist`.
    ///
    /// - Parameter type: The type of the activity, such as `org.example.shop.viewing`.
    /// - Returns: The activity.
    public func activity(type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.isEligibleForHandoff = true
      KeptActivity(activity, of: self).follow()
      return activity
    }
  }

  /// An activity whose URL follows a navigator. It keeps neither of them.
  @MainActor private final class KeptActivity<Graph: NavigationGraph> {
    private weak var activity: NSUserActivity?
    private weak var navigator: Navigator<Graph, UIKitHost>?

    init(_ activity: NSUserActivity, of navigator: Navigator<Graph, UIKitHost>) {
      (self.activity, self.navigator) = (activity, navigator)
    }

    func follow() {
      guard let activity, let navigator else { return }
      withObservationTracking {
        activity.webpageURL = navigator.websiteURL.flatMap { URL(string: $0) }
      } onChange: {
        // Observation tells before the change.
        Task { @MainActor in self.follow() }
      }
    }
  }

  extension UIKitHost {
    /// Shows a link that opened nothing in the browser, if it belongs to a website of the graph.
    fileprivate func returnToBrowser(_ url: URL, of bases: [LinkBase]) {
      if returns.accept(url, of: bases, at: time.now()) { openInBrowser(url) }
    }
  }
#endif
