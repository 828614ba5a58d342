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
  package var whenRefused = WhenRefused.stop
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
