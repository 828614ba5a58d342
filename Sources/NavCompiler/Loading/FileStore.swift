/// Access to the files that a graph can mount.
///
/// The compiler does not do I/O. It passes the written path, and receives the identity of the file. A file with several
/// paths is therefore read and checked once.
package protocol FileStore {
  /// Finds the file that a path in another file refers to.
  func locate(_ path: String, from file: SourceFile) -> FileLocation
  /// Reads a located file.
  func read(_ identity: FileIdentity) -> FileContents
  /// Whether the caller no longer needs the result, such as after the user cancels a rename. Each pass of a check reads
  /// it. An interrupted check returns early and without a graph, and its caller must not use the result.
  var isInterrupted: Bool { get }
}

extension FileStore {
  package var isInterrupted: Bool { false }
}

/// The result of locating a path.
package enum FileLocation: Sendable {
  /// - path: The path for messages.
  case file(identity: FileIdentity, path: String)
  /// The path is outside the directory that mounts can read from. The result does not reveal whether the file exists.
  case outside
  /// The path does not lead to a file that can be mounted, for this reason.
  case missing(String)
}

/// The result of reading a file.
package enum FileContents: Sendable {
  /// The bytes. If the file is too large, only as many as show this.
  case bytes([UInt8])
  /// The file cannot be read, for this reason.
  case unreadable(String)
}
