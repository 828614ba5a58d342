// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import UserNotifications

// The types that start an app.

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

// The method is optional in Apple's protocol.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing, because the double does not have a screen.
  public static func main() {}
}

@MainActor open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: UISceneSession.Role { .windowApplication }
  open var stateRestorationActivity: NSUserActivity?
  nonisolated package override init() {}
}

@MainActor open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  open var session: UISceneSession { ownSession }

  @MainActor open class ConnectionOptions: NSObject {
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    open package(set) var userActivities: Set<NSUserActivity> = []
    open package(set) var notificationResponse: UNNotificationResponse?
    open package(set) var shortcutItem: UIApplicationShortcutItem?
    nonisolated package override init() {}
  }

  package init(session: UISceneSession) {
    ownSession = session
    super.init()
  }

  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIOpenURLContext: NSObject {
  private let ownURL: URL
  open var url: URL { ownURL }
  package init(url: URL) {
    ownURL = url
    super.init()
  }
}

open class UIApplicationShortcutItem: NSObject {
  private let ownUserInfo: [String: any NSSecureCoding]?
  open var userInfo: [String: any NSSecureCoding]? { ownUserInfo }

  package init(userInfo: [String: any NSSecureCoding]?) {
    ownUserInfo = userInfo
    super.init()
  }
}

/// Foundation's class, which is missing here.
open class NSUserActivity: NSObject {
  private let ownType: String
  open var activityType: String { ownType }
  open var webpageURL: URL?
  open var userInfo: [AnyHashable: Any]?
  open var isEligibleForHandoff = false

  public init(activityType: String) {
    ownType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// These methods are optional in Apple's protocol.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
