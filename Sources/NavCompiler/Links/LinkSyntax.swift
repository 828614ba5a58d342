/// A parsed link, before its names are resolved. Ranges are bytes of the link's text.
struct LinkSyntax {
  /// The segments of the path. For `/`, it is empty.
  var path: [Segment] = []
  var query: [QueryItem] = []

  enum Segment {
    /// A literal after percent-decoding.
    case literal(String)
    case placeholder(Placeholder)
  }

  struct QueryItem {
    /// The name after percent-decoding.
    var name: String
    var placeholder: Placeholder
  }

  struct Placeholder {
    /// The text between the braces.
    var name: String
    /// The range of the name.
    var nameRange: Range<Int>

    /// The range with the braces.
    var range: Range<Int> { nameRange.lowerBound - 1..<nameRange.upperBound + 1 }
  }

  /// The placeholders in the order of the text.
  var placeholders: [Placeholder] {
    path.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
      + query.map(\.placeholder)
  }
}

/// The reason why a text is not a link, or not a base of links.
struct LinkSyntaxError: Error {
  var message: String
  var range: Range<Int>
  var note: (message: String, range: Range<Int>)?
  var fix: (title: String, range: Range<Int>, newText: String)?
}
