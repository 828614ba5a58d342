import NavCompiler

/// A word of a command line, as bytes, which need not be UTF-8.
package struct CommandLineWord {
  package let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(text.utf8) }

  /// The word for readers. Swift's `CommandLine.arguments` has such texts, which could name another file.
  package var repaired: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text.
  ///
  /// - Returns: The text.
  /// - Throws: A ``UsageError`` if the word is not UTF-8.
  func text() throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw UsageError("'\(repaired)' is not UTF-8") }
    return text
  }
}
