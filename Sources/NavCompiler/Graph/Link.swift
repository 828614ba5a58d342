package import NavTable

/// A deep link: which URLs mean a screen, and where its arguments stand in them.
package struct Link: Sendable {
  /// The path, segment by segment; that of `/` is empty.
  package var path: [Segment]
  package var query: [QueryItem]
  /// For each shared screen on the way to the root, nearest first, the screen that pushes it.
  package var via: [ScreenID]

  package enum Segment: Sendable {
    /// Percent-encoding is undone.
    case literal(Symbol)
    case placeholder(Placeholder)
  }

  package struct QueryItem: Sendable {
    /// Percent-encoding is undone.
    package var name: Symbol
    package var placeholder: Placeholder
  }

  /// What a part of the URL becomes.
  package struct Placeholder: Hashable, Sendable {
    /// The linked screen, or one on the way to it.
    package var screen: ScreenID
    package var argument: ArgumentID
  }
}

/// What a graph says about all its links.
package struct LinkRules: Sendable {
  /// What the graph's URLs begin with, as written: `shop://`, `https://shop.example.com`.
  package var bases: [Symbol] = []
  package var whenRefused = WhenRefused.stop
}
