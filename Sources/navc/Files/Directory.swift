#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// A directory that is held open: it stays the same, whatever takes its place meanwhile, and what is opened in it by a name
/// is in it.
final class Directory {
  let descriptor: Int32

  /// To go on from it, which needs no right to list it.
  #if canImport(Glibc)
    private static let flags = O_DIRECTORY | O_CLOEXEC | NAVC_O_PATH
  #else
    private static let flags = O_DIRECTORY | O_CLOEXEC | 0x4000_0000  // O_SEARCH
  #endif

  private init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a directory by a path whose links are followed, from another or from the working directory.
  convenience init(_ path: SystemPath, from base: Directory? = nil) throws(SystemError) {
    try self.init(path.withPointer { openat(base?.descriptor ?? AT_FDCWD, $0, Self.flags) })
  }

  /// Opens a directory by names from the root of the file system, none of which may be a link.
  static func walk(_ names: some Sequence<SystemPath>) throws(SystemError) -> Directory {
    try Directory("/").descend(names)
  }

  /// The directory that names lead down to. None of them may be a link, or `..`.
  func descend(_ names: some Sequence<SystemPath>) throws(SystemError) -> Directory {
    var directory = self
    for name in names { directory = try directory.directory(name) }
    return directory
  }

  /// A directory in this one.
  func directory(_ name: SystemPath) throws(SystemError) -> Directory {
    try Directory(name.withPointer { openat(descriptor, $0, Self.flags | O_NOFOLLOW) })
  }

  /// What lies under a name, a link for itself.
  func status(of name: SystemPath) throws(SystemError) -> stat {
    var status = stat()
    guard name.withPointer({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else { throw .last }
    return status
  }

  /// What a link says.
  func target(ofLink name: SystemPath) throws(SystemError) -> SystemPath {
    let capacity = Int(PATH_MAX) + 1
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        length = name.withPointer { readlinkat(descriptor, $0, start, capacity) }
      }
      count = max(0, length)
    }
    guard length >= 0 else { throw .last }
    guard length < capacity else { throw SystemError(number: ENAMETOOLONG) }
    return SystemPath(bytes)
  }

  /// Opens a file in this directory that is no link.
  func open(_ name: SystemPath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> OpenFile {
    try OpenFile(name.withPointer { openat(descriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode) })
  }

  /// Whether the rights allow this process to write to a file.
  func mayWrite(_ name: SystemPath) -> Bool {
    name.withPointer { faccessat(descriptor, $0, W_OK, AT_EACCESS) } == 0
  }

  /// Puts a file in the place of another, or where there is none.
  func rename(_ name: SystemPath, to other: SystemPath) throws(SystemError) {
    let result = name.withPointer { name in other.withPointer { renameat(descriptor, name, descriptor, $0) } }
    guard result == 0 else { throw .last }
  }

  /// Has two files change places, in one step.
  func exchange(_ name: SystemPath, with other: SystemPath) throws(SystemError) {
    let result = name.withPointer { name in
      other.withPointer { other in
        #if canImport(Glibc)
          renameat2(descriptor, name, descriptor, other, NAVC_RENAME_EXCHANGE)
        #else
          renameatx_np(descriptor, name, descriptor, other, UInt32(RENAME_SWAP))
        #endif
      }
    }
    guard result == 0 else { throw .last }
  }

  func remove(_ name: SystemPath) {
    _ = name.withPointer { unlinkat(descriptor, $0, 0) }
  }

  /// Has the names in it on disk before anything else happens, as far as the file system can say so.
  func synchronize() {
    let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listed >= 0 else { return }
    fsync(listed)
    close(listed)
  }
}
