/// What tells a file from others, whatever it is called, such as its real path.
///
/// It is bytes and not text: names that look the same are equal as texts, and may be those of two files.
package struct FileIdentity: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }
}
