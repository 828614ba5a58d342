/// What libyaml saw next. Its text comes beside it, see `YAMLEventReader`.
struct YAMLEvent {
  enum Kind: UInt8 {
    case documentStart, documentEnd, alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  enum Form: UInt8 {
    /// The text stands in the file.
    case verbatim
    /// Escapes, folding or indentation stand between the file and the text.
    case changed
  }

  enum Property: UInt8 {
    case none, anchor, tag, anchorAndTag
  }

  var kind: Kind
  var style: YAMLStyle
  /// What stands before the node; the event's range begins with it.
  var property: Property
  /// Whether a scalar's text stands in the file as it is, right before `upper` or the closing quote.
  var form: Form
  /// Bytes in the file.
  var lower: UInt32
  var upper: UInt32

  var hasAnchor: Bool { property == .anchor || property == .anchorAndTag }
  var hasTag: Bool { property == .tag || property == .anchorAndTag }
}

/// What takes the events of a file, one by one.
protocol YAMLEventReader {
  /// - Parameters:
  ///   - event: what was seen, and where.
  ///   - text: the text of a scalar; empty for every other event.
  ///   - anchor: the name that the event's anchor declares, or that an alias refers to; or empty.
  /// - Returns: whether to go on reading.
  mutating func read(_ event: YAMLEvent, text: Span<UInt8>, anchor: Span<UInt8>) -> YAMLProgress
}

enum YAMLProgress {
  case goOn, stop
}

/// Why libyaml could not go on, in its own words, with its marks.
struct YAMLFailure {
  var problem: String
  /// A byte in the file.
  var offset: Int
  /// Where the thing began that it was reading, where it says so.
  var contextOffset: Int?
}
