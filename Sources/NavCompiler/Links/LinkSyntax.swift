/// A link as written: what stands where, with no name looked up. Ranges are bytes of the link's text.
struct LinkSyntax {
  /// The path, segment by segment; that of `/` is empty.
  var path: [Segment] = []
  var query: [QueryItem] = []

  enum Segment {
    /// Percent-encoding is undone.
    case literal(String)
    case placeholder(Placeholder)
  }

  struct QueryItem {
    /// Percent-encoding is undone.
    var name: String
    var placeholder: Placeholder
  }

  struct Placeholder {
    /// What stands between the braces.
    var name: String
    /// Where that is.
    var nameRange: Range<Int>

    /// The braces included.
    var range: Range<Int> { nameRange.lowerBound - 1..<nameRange.upperBound + 1 }
  }

  /// In the order of the text.
  var placeholders: [Placeholder] {
    path.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
      + query.map(\.placeholder)
  }
}

/// Why a text is no link, or no base of links.
struct LinkSyntaxError: Error {
  var message: String
  var range: Range<Int>
  var note: (message: String, range: Range<Int>)?
  var fix: (title: String, range: Range<Int>, newText: String)?
}
