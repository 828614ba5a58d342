#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import UIKit

  #if !os(tvOS)
    import UserNotifications
  #endif

  extension ReceivedLink {
    #if !os(tvOS)
      init?(_ item: UIApplicationShortcutItem) { self.init(item.userInfo?[Self.key], .shortcut) }

      init?(_ response: UNNotificationResponse) {
        self.init(response.notification.request.content.userInfo[Self.key], .notification)
      }
    #endif

    /// The links with which UIKit starts a window, in the order of their importance. UIKit gives them as sets.
    ///
    /// An action of the user comes first: a notification, a quick action, a URL, a link of a website, and a result of a
    /// search. An activity to restore comes last.
    @MainActor static func all(_ options: UIScene.ConnectionOptions) -> [ReceivedLink] {
      var links: [ReceivedLink] = []
      #if !os(tvOS)
        links += [
          options.notificationResponse.flatMap { ReceivedLink($0) }, options.shortcutItem.flatMap { ReceivedLink($0) },
        ].compactMap { $0 }
      #endif
      links += all(options.urlContexts)
      let activities = options.userActivities.compactMap { ReceivedLink($0) }.sorted(by: precedes)
      for source in [LinkSource.web, .spotlight, .handoff] { links += activities.filter { $0.source == source } }
      return links
    }

    @MainActor static func all(_ contexts: Set<UIOpenURLContext>) -> [ReceivedLink] {
      contexts.map { ReceivedLink($0.url) }.sorted(by: precedes)
    }
  }
#endif
