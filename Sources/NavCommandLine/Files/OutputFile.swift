import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file so that either its old text or the new one is always on disk.
///
/// The text is written to a new file in the same directory, with the owner, permissions, and attributes of the old
/// file. When it is on disk, the new file replaces the old one in one step.
///
/// If the old file has several hard links, or if its owner cannot be copied, it is overwritten instead. A copy is kept
/// until that is done.
package struct OutputFile {
  private let place: OutputTarget
  private let text: [UInt8]
  /// The expected contents of the old file, or `nil` to accept any.
  private let expected: [UInt8]?

  /// Writes a text, unless the file already contains it.
  package static func write(_ text: [UInt8], to path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      var status = stat()
      if stat(path, &status) == 0, !status.isRegular { return try writeThrough(text, to: path, status) }
      try OutputFile(place: OutputTarget(SystemPath(path)), text: text, expected: nil).write()
    }
  }

  /// Replaces a text that was read before. Throws if the file has changed since.
  package static func write(_ text: [UInt8], over old: [UInt8], at path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      try OutputFile(place: OutputTarget(SystemPath(path)), text: text, expected: old).write()
    }
  }

  /// Writes a text to a new file. Throws if the file exists.
  package static func create(_ text: [UInt8], at path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      try OpenFile(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)).write(text)
    }
  }

  /// Creates a directory, unless it exists.
  package static func createDirectory(_ path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
    }
  }

  /// Throws if an output is the graph itself, or a file that it mounts.
  package static func refuse(_ output: String, sameAs input: SystemPath, named option: String) throws {
    var (one, two) = (stat(), stat())
    guard stat(output, &one) == 0, input.withPointer({ stat($0, &two) }) == 0, one.isSameFile(as: two) else { return }
    throw UsageError("'\(option)' would overwrite the graph or a fragment")
  }

  private static func reporting(_ path: String, _ body: () throws(SystemError) -> Void) throws(OutputError) {
    do throws(SystemError) { try body() } catch { throw OutputError(reason: error.description, name: "'\(path)'") }
  }

  /// Writes to a terminal, a pipe, or a device such as `/dev/null`.
  private static func writeThrough(_ text: [UInt8], to path: String, _ status: stat) throws(SystemError) {
    guard !status.isDirectory else { throw SystemError(number: EISDIR) }
    try OpenFile(open(path, O_WRONLY | O_CLOEXEC)).write(text)
  }

  // MARK: - Regular files

  private func write() throws(SystemError) {
    guard let old = try place.open() else {
      guard expected == nil else { throw .changed }
      return try create()
    }
    let status = try old.status()
    guard status.isRegular else { throw .changed }
    if Int(status.st_size) == text.count, try old.contents() == text { return }
    try place.checkWritable(status)
    guard status.st_nlink == 1, try replace(old, status) else { return try overwrite(old, status) }
  }

  private func create() throws(SystemError) {
    var new = try TemporaryFile(in: place.directory, mode: 0o666) { file throws(SystemError) in try file.write(text) }
    try place.directory.rename(new.name, to: place.name)
    new.keep()
  }

  /// Replaces the file by a new one.
  ///
  /// - Returns: Whether that is possible. It is not if the new file would differ in its owner or its hard links.
  private func replace(_ old: borrowing OpenFile, _ status: stat) throws(SystemError) -> Bool {
    var isAlike = false
    var new = try TemporaryFile(in: place.directory, mode: 0o600) { file throws(SystemError) in
      try file.write(text)
      isAlike = try FileMetadata.copy(from: old, status, to: file)
    }
    guard isAlike else { return false }
    do throws(SystemError) {
      if let expected {
        try FileExchange(directory: place.directory, name: place.name).put(&new, holding: text, inPlaceOf: expected)
      } else {
        try place.directory.rename(new.name, to: place.name)
        new.keep()
      }
      return true
    } catch {
      // A mount point, such as in a container, cannot be replaced.
      guard error.isOne(of: EBUSY) else { throw error }
      return false
    }
  }

  private func overwrite(_ old: borrowing OpenFile, _ status: stat) throws(SystemError) {
    let former = try old.contents()
    var copy = try TemporaryFile(in: place.directory, mode: 0o600) { file throws(SystemError) in
      try file.write(former)
    }
    place.directory.synchronize()
    let file = try place.directory.open(place.name, O_RDWR)
    guard try file.status().isSameFile(as: status), try file.contents() == expected ?? former else { throw .changed }
    do throws(SystemError) {
      try file.overwrite(with: text)
    } catch {
      // The disk space of the old text is still allocated.
      do throws(SystemError) { try file.overwrite(with: former) } catch {
        copy.keep()
        throw SystemError(reason: "\(error); its old text is in '\(copy.name.text ?? "")'")
      }
      throw error
    }
  }
}
