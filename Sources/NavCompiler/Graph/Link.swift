package import NavTable

/// A deep link: the URLs of a screen, and the positions of its arguments in them.
package struct Link: Sendable {
  /// The path, segment by segment. The path of `/` is empty.
  package var path: [Segment]
  package var query: [QueryItem]
  /// The screens that push the shared screens on the path from the root, the nearest to the linked screen first.
  package var via: [ScreenID]
  /// Whether only the app itself can open the link.
  package var isInside = false
  /// Texts for the placeholders on the test page, as the author wrote them.
  package var samples: [Sample] = []

  package struct Sample: Sendable {
    package var placeholder: Placeholder
    package var text: Symbol
  }

  package enum Segment: Sendable {
    /// Percent-encoding is decoded.
    case literal(Symbol)
    case placeholder(Placeholder)
  }

  package struct QueryItem: Sendable {
    /// Percent-encoding is decoded.
    package var name: Symbol
    package var placeholder: Placeholder
  }

  /// The argument that a part of the URL becomes.
  package struct Placeholder: Hashable, Sendable {
    /// The linked screen, or a screen on the path to it.
    package var screen: ScreenID
    package var argument: ArgumentID
  }
}

/// The declarations of a graph for all its links.
package struct LinkRules: Sendable {
  /// The start of the graph's URLs, as written: `shop://`, `https://shop.example.com`.
  package var bases: [Symbol] = []
  /// The paths that stay on the website.
  package var web: [WebPath] = []
  package var apple: AppleApps?
  package var android: AndroidApp?
  package var whenRefused = WhenRefused.stop
}

/// The apps that open the URLs of a graph's websites on Apple's systems.
package struct AppleApps: Sendable {
  /// The app IDs, each with its prefix.
  package var apps: [Symbol]
  package var clips: [Symbol]
  /// Whether the app continues activities of other devices.
  package var handoff: Bool
  /// The range of the key, for warnings about the file.
  package var key: SourceRange
}

/// The Android app that opens the URLs of a graph's websites.
package struct AndroidApp: Sendable {
  package var package: Symbol
  /// The SHA-256 fingerprints of its certificates.
  package var certificates: [Symbol]
}

/// A path that stays on the website.
package struct WebPath: Sendable {
  package var segments: [Segment]

  package enum Segment: Hashable, Sendable {
    /// Percent-encoding is decoded.
    case literal(Symbol)
    /// Any segment, with the name that the author gives to it.
    case any(Symbol)
  }
}
