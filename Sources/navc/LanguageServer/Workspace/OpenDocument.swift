import NavCompiler
import NavEditor

/// A document that is open in the editor.
struct OpenDocument {
  let uri: DocumentURI
  var version: Int
  var buffer: TextBuffer
  /// The text that libyaml accepts, if it refuses this one and a check has repaired it.
  var repaired: RepairedText?
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
