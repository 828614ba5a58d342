/// A link in a fragment, or in one that it mounts, as the files that mount the fragment see it.
package struct FragmentLink: Sendable {
  /// The linked screen, as the fragment calls it: `payment`, `details.photo`.
  package var screen: String
  /// The link in its own file.
  package var range: SourceRange
  /// Which arguments of the fragment's root it gives, by position.
  package var given: Set<Int>
  /// What tells it from other links.
  package var path: [Step]

  /// A segment of a link, by the texts that it takes.
  package enum Step: Hashable, Sendable {
    case literal(String)
    case placeholder(Kind)
  }

  package enum Kind: Hashable, Sendable {
    case int, uuid, double, bool
    /// One of an enum's cases, by the number of the enum in `FragmentLinks.cases`.
    case cases(Int)
    /// Whatever is not empty, or what cannot be known: a type of the app's.
    case any

    /// Whether it comes before placeholders of other kinds.
    var isPreferred: Bool { self == .int || self == .uuid }
  }
}

/// The links of a fragment and of all that it mounts.
package struct FragmentLinks: Sendable {
  package var links: [FragmentLink] = []
  /// The cases of the enums in their paths.
  package var cases: [[String]] = []

  /// More screens than this make no graph, and so no more links are of interest.
  static let limit = 100_000

  package init() {}
}
