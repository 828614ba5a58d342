#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  package import Foundation
  package import NavRuntime

  #if UIKIT_DOUBLE
    // The double of Foundation's `NSUserActivity`.
    package import UIKit
  #endif

  /// A URL that a system gives to the app, with its origin.
  package struct ReceivedLink {
    /// The key of the URL in the data of quick actions and notifications.
    static let key = "url"
    // The constants of Foundation and CoreSpotlight, which would need their modules.
    package static let browsing = "NSUserActivityTypeBrowsingWeb"
    package static let searching = "com.apple.corespotlightitem"

    package let url: URL
    package let source: LinkSource

    /// Reads the URL of an app's own scheme, or of a widget.
    package init(_ url: URL) {
      self.url = url
      source = ["http", "https"].contains(url.scheme?.lowercased() ?? "") ? .web : .scheme
    }

    /// Reads an activity: a link of a website, a result of a search, or an activity of another device.
    package init?(_ activity: NSUserActivity) {
      switch activity.activityType {
      case Self.browsing:
        guard let url = activity.webpageURL else { return nil }
        (self.url, source) = (url, .web)
      case Self.searching:
        let identifier = activity.userInfo?["kCSSearchableItemActivityIdentifier"] as? String
        guard let url = identifier.flatMap({ URL(string: $0) }) else { return nil }
        (self.url, source) = (url, .spotlight)
      default:
        guard let url = activity.webpageURL else { return nil }
        (self.url, source) = (url, .handoff)
      }
    }

    /// Reads the URL in the data of a quick action or a notification.
    init?(_ data: Any?, _ source: LinkSource) {
      guard let text = data as? String, let url = URL(string: text) else { return nil }
      (self.url, self.source) = (url, source)
    }

    /// The order of links of one kind, which makes the choice the same on each run.
    static func precedes(_ one: ReceivedLink, _ other: ReceivedLink) -> Bool {
      one.url.absoluteString < other.url.absoluteString
    }
  }
#endif
