package import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads graph files.
package enum InputFile {
  /// The result of reading a file: its bytes, or an error.
  package enum Reading {
    case file(SourceFile)
    case unreadable(SourceFile, Diagnostic)
  }

  /// Reads a file, or standard input for `-`. Stops at the size limit.
  package static func load(_ path: String) -> Reading {
    let name = path == "-" ? "<stdin>" : path
    do throws(SystemError) {
      guard path != "-" else {
        return .file(SourceFile(path: name, bytes: try contents(of: STDIN_FILENO, limit: NodeTree.fileSizeLimit + 1)))
      }
      // The file may be replaced after it is opened and before its path is resolved.
      for _ in 0..<20 {
        if let file = try loadOnce(path) { return .file(file) }
      }
      throw SystemError.changed
    } catch {
      let message = "the file cannot be read: \(error.description)"
      return .unreadable(SourceFile(path: name, bytes: []), Diagnostic(.fileUnreadable, message, at: .start()))
    }
  }

  /// Reads a file once. Mounted paths are relative to the real path, so the path is resolved after the file is opened.
  ///
  /// - Returns: The file, or `nil` if the path then leads to another file.
  private static func loadOnce(_ path: String) throws(SystemError) -> SourceFile? {
    let file = try OpenFile(open(path, O_RDONLY | O_CLOEXEC))
    let bytes = try contents(of: file.descriptor, limit: NodeTree.fileSizeLimit + 1)
    let status = try file.status()
    // A pipe and a deleted file do not have a path.
    guard status.isRegular, status.st_nlink > 0 else { return SourceFile(path: path, bytes: bytes) }
    do throws(SystemError) {
      guard let real = SystemPath(path).real else { throw .last }
      let found = try Directory.walk(real.parent.names).status(of: real.lastName)
      guard found.isSameFile(as: status) else { return nil }
      return SourceFile(path: path, bytes: bytes, identity: FileIdentity(real.bytes))
    } catch {
      // These errors mean that the file, or a directory of its path, was replaced.
      guard error.isOne(of: ENOENT, ENOTDIR, ELOOP) else { throw error }
      return nil
    }
  }

  /// Whether a path leads to a file that can be read several times.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.isRegular
  }

  /// Whether a path leads to a regular file, or does not exist yet.
  package static func canBeRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.isRegular
  }

  /// Whether a path leads to a file of any kind.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isDirectory
  }

  /// The bytes from the current position, up to `limit`. A file of the expected size is read in one call, into the
  /// array that the compiler works on.
  static func contents(of descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    if status.isDirectory { throw SystemError(number: EISDIR) }
    var bytes: [UInt8] = []
    var room = min(max(Int(status.st_size), 1 << 16), limit)
    while room > 0 {
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        LargePages.prepare(UnsafeMutableRawBufferPointer(buffer))
        repeat { result = read(descriptor, buffer.baseAddress, room) } while result < 0 && errno == EINTR
        count = max(0, result)
      }
      guard result >= 0 else { throw .last }
      guard !chunk.isEmpty else { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = min(max(bytes.count, 1 << 16), limit - bytes.count)
    }
    return bytes
  }
}
