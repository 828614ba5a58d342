#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a text goes: a name in a directory that is held open. A link stays a link, and leads here to what it points to, or
/// would if that were there.
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

  /// The file that is there, for reading.
  ///
  /// - Returns: `nil` where there is none.
  func open() throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try directory.open(name, O_RDONLY)
    } catch {
      guard error.isOne(of: ENOENT) else { throw error }
      return nil
    }
  }

  /// Refuses a file that is not to be written. The rights do not keep an administrator from anything, and are a wish all the
  /// same: what nobody may write, nobody writes.
  func checkWritable(_ status: stat) throws(SystemError) {
    guard status.st_mode & 0o222 != 0, directory.mayWrite(name) else { throw SystemError(number: EACCES) }
  }
}
