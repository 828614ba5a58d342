#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a generated file so that, whatever happens, its place holds the old text or the new.
enum OutputFile {
  /// Writes a text unless the file holds it already.
  ///
  /// The text goes to a new file in the same directory, which takes the place of the old one once it is on the disk.
  static func write(_ text: String, to path: String) throws {
    // A link stays a link; what it points to is replaced.
    let path = RealPath.of(path) ?? path
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else { return try writeThrough(text, to: path, status) }
    if exists, Int(status.st_size) == text.utf8.count, holds(text, at: path) { return }
    try replace(path, by: text, mode: exists ? status.st_mode & 0o7777 : nil)
  }

  /// Refuses an output that is the graph itself.
  static func refuse(_ output: String, sameAs input: String) throws {
    var (one, two) = (stat(), stat())
    guard input != "-", stat(output, &one) == 0, stat(input, &two) == 0 else { return }
    guard one.st_dev == two.st_dev, one.st_ino == two.st_ino else { return }
    throw UsageError("'-o' names the graph itself, which would be lost", verb: .generate)
  }

  /// A terminal, a pipe, `/dev/null`: there is nothing to replace.
  private static func writeThrough(_ text: String, to path: String, _ status: stat) throws {
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(SystemError(number: EISDIR), path) }
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw failure(.last, path) }
    defer { close(descriptor) }
    try write(text, to: descriptor, path)
  }

  private static func replace(_ path: String, by text: String, mode: mode_t?) throws {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let temporary = "\(directory)/.\(name.prefix(100)).\(getpid()).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(.last, path) }
    do {
      defer { close(descriptor) }
      if let mode { _ = fchmod(descriptor, mode) }
      try write(text, to: descriptor, path)
      guard fsync(descriptor) == 0 else { throw failure(.last, path) }
      guard rename(temporary, path) == 0 else { throw failure(.last, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(_ text: String, to descriptor: Int32, _ path: String) throws {
    var text = text
    if let error = text.withUTF8({ OutputStream.write($0, to: descriptor) }) { throw failure(error, path) }
  }

  private static func holds(_ text: String, at path: String) -> Bool {
    guard case .success(let bytes) = InputFile.contents(of: path, limit: text.utf8.count + 1) else { return false }
    return bytes.elementsEqual(text.utf8)
  }

  private static func failure(_ error: SystemError, _ path: String) -> OutputError {
    OutputError(reason: error.description, name: "'\(path)'")
  }
}
