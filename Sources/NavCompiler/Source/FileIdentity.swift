/// The identity of a file under any name, such as its real path.
///
/// It consists of bytes instead of text: names that look the same are equal as texts, but may belong to two files.
package struct FileIdentity: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }
}
