/// The origin of a URL that an app opens.
public enum LinkSource: String, Hashable, Sendable, CaseIterable {
  /// The app's own code.
  case app
  /// A website, through a universal link.
  case web
  /// A custom scheme, which any app or website can open.
  case scheme
  /// An activity that began on another device.
  case handoff
  /// A result of a search on the device.
  case spotlight
  /// A widget of the app.
  case widget
  /// A quick action of the app's icon.
  case shortcut
  /// A notification.
  case notification
  /// An intent, such as a shortcut of the user or a voice command.
  case intent

  /// Whether the URL comes from outside the app. Only some links accept such a URL.
  public var isOutside: Bool { self != .app }
}

/// A URL that an app opens, with its origin.
package struct OpenedLink: Hashable, Sendable {
  package let url: String
  package let source: LinkSource

  package init(url: String, source: LinkSource) {
    self.url = url
    self.source = source
  }
}
