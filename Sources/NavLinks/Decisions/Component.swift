/// A rule of a decision list. The first rule that matches a URL decides.
///
/// Source: developer.apple.com, `applinks.Details.Components`.
package struct Component: Hashable, Sendable {
  /// A condition on all query items with a name. Without such an item, the pattern is compared with an empty text.
  package struct Item: Hashable, Sendable {
    package let name: String
    package let pattern: String

    package init(name: String, pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// The pattern of the path, or `nil` for any path.
  package var path: String?
  package var query: [Item] = []
  /// The pattern of the fragment, or `nil` for any fragment.
  package var fragment: String?
  package var isExcluded = false
  package var isCaseSensitive = true
  package var comment: String?

  package init(path: String?, query: [Item] = [], isExcluded: Bool = false, comment: String? = nil) {
    self.path = path
    self.query = query
    self.isExcluded = isExcluded
    self.comment = comment
  }
}

/// A list of texts that patterns refer to by a name.
package struct PatternVariable: Hashable, Sendable {
  package let name: String
  package let values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}
