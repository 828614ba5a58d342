#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The destination of a text: a name in an open directory. A link is resolved to its target, which need not exist.
struct OutputTarget {
  let directory: Directory
  let name: SystemPath

  private static let linkLimit = 40

  init(_ path: SystemPath) throws(SystemError) {
    var path = path
    var base: Directory?
    for _ in 0...Self.linkLimit {
      let name = path.lastName
      guard !path.endsWithSlash, name != ".", name != ".." else { throw SystemError(number: EISDIR) }
      let directory = try Directory(path.parent, from: base)
      guard let status = try? directory.status(of: name), status.isLink else {
        self.directory = directory
        self.name = name
        return
      }
      path = try directory.target(ofLink: name)
      base = directory
    }
    throw SystemError(number: ELOOP)
  }

  /// Opens the existing file for reading.
  ///
  /// - Returns: The file, or `nil` if it does not exist.
  func open() throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try directory.open(name, O_RDONLY)
    } catch {
      guard error.isOne(of: ENOENT) else { throw error }
      return nil
    }
  }

  /// Throws if the file is read-only. The permissions would not stop an administrator, but navc respects them.
  func checkWritable(_ status: stat) throws(SystemError) {
    guard status.st_mode & 0o222 != 0, directory.mayWrite(name) else { throw SystemError(number: EACCES) }
  }
}
