import NavCommandLine
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of `--log`, with one message per line. Both threads write to it.
final class MessageLog: Sendable {
  enum Entry: String {
    case received = "<-- "
    case sent = "--> "
    /// A remark of the server, such as a change that it ignores.
    case remark = "  # "
  }

  /// The open file, or -1 without a log.
  private let descriptor: Int32

  var isOpen: Bool { descriptor >= 0 }

  static let none = MessageLog(descriptor: -1)

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens the log, and empties it.
  ///
  /// - Throws: An ``OutputError`` if the file cannot be written.
  convenience init(path: String) throws(OutputError) {
    let descriptor = SystemPath(path).withPointer {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    }
    guard descriptor >= 0 else {
      throw OutputError(reason: String(cString: strerror(errno)), name: "'\(path)'")
    }
    self.init(descriptor: descriptor)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes an entry with one call, so that entries of two threads do not mix.
  func write(_ entry: Entry, _ bytes: [UInt8]) {
    guard descriptor >= 0 else { return }
    // A message can contain line feeds between its members, where they have no meaning.
    let line = Array(entry.rawValue.utf8) + bytes.map { $0 < 0x20 ? 0x20 : $0 } + [0x0A]
    // A full disk must not stop the server.
    line.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        _ = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        _ = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
  }

  func write(_ entry: Entry, _ text: String) { write(entry, Array(text.utf8)) }
}
