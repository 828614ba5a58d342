import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads graph files.
enum InputFile {
  /// What reading gives: the bytes, or the message that says why there are none.
  enum Reading {
    case file(SourceFile)
    case unreadable(SourceFile, Diagnostic)
  }

  /// Reads a file, or standard input for `-`; no further than shows that it is too large.
  static func load(_ path: String) -> Reading {
    let limit = NodeTree.fileSizeLimit + 1
    let name = path == "-" ? "<stdin>" : path
    switch path == "-" ? contents(of: STDIN_FILENO, limit: limit) : contents(of: path, limit: limit) {
    case .success(let bytes): return .file(SourceFile(path: name, bytes: bytes, identity: identity(of: path)))
    case .failure(let error):
      let message = "the file cannot be read: \(error.description)"
      return .unreadable(SourceFile(path: name, bytes: []), Diagnostic(.fileUnreadable, message, at: .start()))
    }
  }

  /// The path without links of a file that stays where it is; `nil` for standard input, a pipe and the like.
  static func identity(of path: String) -> String? {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return RealPath.of(path)
  }

  /// The bytes of a file, but no more than `limit`.
  static func contents(of path: String, limit: Int) -> Result<[UInt8], SystemError> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.last) }
    defer { close(descriptor) }
    return contents(of: descriptor, limit: limit)
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A file of the expected size is read in one call, into the array that the compiler works on.
  static func contents(of descriptor: Int32, limit: Int) -> Result<[UInt8], SystemError> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.last) }
    if status.st_mode & S_IFMT == S_IFDIR { return .failure(SystemError(number: EISDIR)) }
    var bytes: [UInt8] = []
    var room = min(max(Int(status.st_size), 1 << 16), limit)
    while room > 0 {
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        LargePages.prepare(UnsafeMutableRawBufferPointer(buffer))
        repeat { result = read(descriptor, buffer.baseAddress, room) } while result < 0 && errno == EINTR
        count = max(0, result)
      }
      guard result >= 0 else { return .failure(.last) }
      guard !chunk.isEmpty else { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = min(max(bytes.count, 1 << 16), limit - bytes.count)
    }
    return .success(bytes)
  }
}
