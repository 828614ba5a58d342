import NavCompiler
import NavEditor

/// A document that is open in the editor.
struct OpenDocument {
  let uri: DocumentURI
  var version: Int
  var buffer: TextBuffer
  /// The text that libyaml accepts, if it refuses this one.
  var repaired: RepairedText? {
    if case .repaired(let text, _) = reading { text } else { nil }
  }

  var reading = Reading.unknown

  /// The result of reading the text with libyaml.
  enum Reading {
    case unknown
    case repaired(RepairedText, refusal: Diagnostic)
    /// No repair succeeds, or the text has an error that is not one of syntax.
    case unreadable
  }

  /// The last text that libyaml accepted.
  var accepted: [UInt8]?
  /// Whether the text has changed since its last check.
  var isChanged = true

  /// The maximum size of a text that is checked after each change. A larger one is checked when it is saved.
  static let liveLimit = 8 << 20

  /// The text for the compiler.
  var readableBytes: [UInt8] { repaired?.bytes ?? buffer.bytes }

  var isLarge: Bool { buffer.bytes.count > Self.liveLimit }
}
