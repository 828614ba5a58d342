/// An event of libyaml. `YAMLEventReader` receives its text separately.
package struct YAMLEvent {
  package enum Kind: UInt8 {
    case documentStart, documentEnd, alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  enum Form: UInt8 {
    /// The text is verbatim in the file.
    case verbatim
    /// Escapes, folding, or indentation change the text.
    case changed
  }

  package enum Property: UInt8 {
    case none, anchor, tag, anchorAndTag
  }

  package var kind: Kind
  package var style: YAMLStyle
  /// The property before the node. The range of the event starts with it.
  package var property: Property
  /// Whether the text of a scalar is verbatim in the file, directly before `upper` or the closing quote.
  var form: Form
  /// The range in bytes of the file.
  package var lower: UInt32
  package var upper: UInt32

  var hasAnchor: Bool { property == .anchor || property == .anchorAndTag }
  var hasTag: Bool { property == .tag || property == .anchorAndTag }
}

/// A receiver of the events of a file.
package protocol YAMLEventReader {
  /// - Parameters:
  ///   - event: The event and its range.
  ///   - text: The text of a scalar. It is empty for other events.
  ///   - anchor: The name that the event declares as an anchor or refers to as an alias, or an empty name.
  /// - Returns: Whether to continue.
  mutating func read(_ event: YAMLEvent, text: Span<UInt8>, anchor: Span<UInt8>) -> YAMLProgress
}

package enum YAMLProgress {
  case goOn, stop
}

/// An error of libyaml, with its original text and marks.
struct YAMLFailure {
  var problem: String
  /// A byte offset in the file.
  var offset: Int
  /// The start of the construct that libyaml was reading, if it is known.
  var contextOffset: Int?
}
