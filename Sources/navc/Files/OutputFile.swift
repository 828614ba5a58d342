import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file so that, whatever happens, its old text or the new one is on disk.
///
/// The text goes to a new file in the same directory, with the owner, the rights and the attributes of the old one, which takes
/// its place in one step once it is on disk. A file that would be another one then, since it has several names or its owner
/// cannot be given to a new one, is overwritten, and a copy of it is kept until that is done.
struct OutputFile {
  private let place: OutputTarget
  private let text: [UInt8]
  /// What the file has to hold; `nil` where that does not matter.
  private let expected: [UInt8]?

  /// Writes a text unless the file holds it already.
  static func write(_ text: [UInt8], to path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      var status = stat()
      if stat(path, &status) == 0, !status.isRegular { return try writeThrough(text, to: path, status) }
      try OutputFile(place: OutputTarget(SystemPath(path)), text: text, expected: nil).write()
    }
  }

  /// Writes a text in the place of the one that was read; a file that holds anything else by now is left as it is.
  static func write(_ text: [UInt8], over old: [UInt8], at path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      try OutputFile(place: OutputTarget(SystemPath(path)), text: text, expected: old).write()
    }
  }

  /// Writes a text to a file that is not there yet; one that is stays as it is.
  static func create(_ text: [UInt8], at path: String) throws(OutputError) {
    try reporting(path) { () throws(SystemError) in
      try OpenFile(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)).write(text)
    }
  }

  /// Refuses an output that is the graph itself, or what it mounts.
  static func refuse(_ output: String, sameAs input: SystemPath, named option: OptionName = .output) throws {
    var (one, two) = (stat(), stat())
    guard stat(output, &one) == 0, input.withPointer({ stat($0, &two) }) == 0, one.isSameFile(as: two) else { return }
    throw UsageError(
      "'\(option.rawValue)' names the graph itself, which would be lost", verb: option == .record ? .run : .generate)
  }

  private static func reporting(_ path: String, _ body: () throws(SystemError) -> Void) throws(OutputError) {
    do throws(SystemError) { try body() } catch { throw OutputError(reason: error.description, name: "'\(path)'") }
  }

  /// A terminal, a pipe, `/dev/null`: there is nothing to replace.
  private static func writeThrough(_ text: [UInt8], to path: String, _ status: stat) throws(SystemError) {
    guard !status.isDirectory else { throw SystemError(number: EISDIR) }
    try OpenFile(open(path, O_WRONLY | O_CLOEXEC)).write(text)
  }

  // MARK: - A regular file

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

  /// - Returns: Whether that could be done: not where the new file would be another one than the old.
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
      // A file that something is mounted on, as containers do it, keeps its place.
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
      // The room that the old text had is still its own.
      do throws(SystemError) { try file.overwrite(with: former) } catch {
        copy.keep()
        throw SystemError(reason: "\(error); its old text is in \(copy.name.text ?? "")")
      }
      throw error
    }
  }
}
