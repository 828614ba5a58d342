/// A graph file with its contents, and its name from the author.
package struct SourceFile: Sendable {
  /// The path from the command line. Messages repeat it unchanged.
  package let path: String
  package let bytes: [UInt8]
  /// The number of this file in the compilation.
  package let number: Int32
  /// The identity of the file, or `nil` if it is unknown.
  package let identity: FileIdentity?

  package init(path: String, bytes: [UInt8], number: Int32 = 0, identity: FileIdentity? = nil) {
    self.path = path
    self.bytes = bytes
    self.number = number
    self.identity = identity
  }

  package init(path: String, text: String, number: Int32 = 0) {
    self.init(path: path, bytes: Array(text.utf8), number: number)
  }

  /// The first byte after a byte order mark.
  package var textStart: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  package func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: number, lower: UInt32(lower), upper: UInt32(upper))
  }

  /// The text of a range, as written.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
}
