/// The files that a graph can mount, as whoever runs the compiler has them.
///
/// The compiler does no I/O: it asks for a file by the path that the author wrote, and is told which file that is, so that one
/// reached in several ways is read and checked once.
package protocol FileStore {
  /// Which file a path means in another file.
  func locate(_ path: String, from file: SourceFile) -> FileLocation
  /// What is in a file that has been located.
  func read(_ identity: FileIdentity) -> FileContents
}

/// Where a path leads.
package enum FileLocation: Sendable {
  /// - path: what messages call it.
  case file(identity: FileIdentity, path: String)
  /// Out of the directory that a mount may read from. Nothing is said of what is there.
  case outside
  /// To nothing that can be mounted, and why.
  case missing(String)
}

/// What reading a file gives.
package enum FileContents: Sendable {
  /// No more of them than show that the file is too large.
  case bytes([UInt8])
  /// It cannot be read, and why.
  case unreadable(String)
}
