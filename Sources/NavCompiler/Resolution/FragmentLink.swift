/// A link in a fragment, or in a nested fragment, as the files that mount the fragment see it.
package struct FragmentLink: Sendable {
  /// The linked screen with its name in the fragment: `payment`, `details.photo`.
  package var screen: String
  /// The range of the link in its own file.
  package var range: SourceRange
  /// The arguments of the fragment's root that the link supplies, by position.
  package var given: Set<Int>
  /// The path, which distinguishes the link from others.
  package var path: [Step]

  /// A segment of a link, described by the texts that it accepts.
  package enum Step: Hashable, Sendable {
    case literal(String)
    case placeholder(Kind)
  }

  package enum Kind: Hashable, Sendable {
    case int, uuid, double, bool
    /// The cases of an enum, by the number of the enum in `FragmentLinks.cases`.
    case cases(Int)
    /// Any text that is not empty, or an unknown set of texts for a Swift type of the app.
    case any

    /// Whether the placeholder is tried before placeholders of other kinds.
    var isPreferred: Bool { self == .int || self == .uuid }
  }
}

/// The links of a fragment, and of all fragments that it mounts.
package struct FragmentLinks: Sendable {
  package var links: [FragmentLink] = []
  /// The cases of the enums in their paths.
  package var cases: [[String]] = []

  /// The maximum number of links. It equals the maximum number of screens in a graph.
  static let limit = 100_000

  package init() {}
}
