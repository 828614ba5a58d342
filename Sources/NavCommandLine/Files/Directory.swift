#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// An open directory. It stays the same directory if another one replaces it at its path.
package final class Directory {
  let descriptor: Int32

  /// `O_PATH` suffices to open entries, and does not need the right to list the directory.
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

  /// Opens a directory by a path, relative to another directory or to the working directory. Follows links.
  package convenience init(_ path: SystemPath, from base: Directory? = nil) throws(SystemError) {
    try self.init(path.withPointer { openat(base?.descriptor ?? AT_FDCWD, $0, Self.flags) })
  }

  /// Opens a directory by names from the root of the file system. None of them may be a link.
  static func walk(_ names: some Sequence<SystemPath>) throws(SystemError) -> Directory {
    try Directory("/").descend(names)
  }

  /// Opens a nested directory. None of the names may be a link, or `..`.
  func descend(_ names: some Sequence<SystemPath>) throws(SystemError) -> Directory {
    var directory = self
    for name in names { directory = try directory.directory(name) }
    return directory
  }

  /// Opens a directory in this directory.
  func directory(_ name: SystemPath) throws(SystemError) -> Directory {
    try Directory(name.withPointer { openat(descriptor, $0, Self.flags | O_NOFOLLOW) })
  }

  /// The status of an entry. Does not follow a link.
  func status(of name: SystemPath) throws(SystemError) -> stat {
    var status = stat()
    guard name.withPointer({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else { throw .last }
    return status
  }

  /// The target of a link.
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

  /// Opens a file in this directory. Does not follow a link.
  func open(_ name: SystemPath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> OpenFile {
    try OpenFile(name.withPointer { openat(descriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode) })
  }

  /// Opens a regular file for reading. Does not follow a link, or block on a pipe or a device.
  ///
  /// - Parameter name: The name of the file in this directory.
  /// - Returns: The file, or `nil` if it is not a regular file.
  /// - Throws: The error of the system.
  package func openRegular(_ name: SystemPath) throws(SystemError) -> OpenFile? {
    let file = try open(name, O_RDONLY | O_NONBLOCK)
    guard try file.status().isRegular else { return nil }
    return file
  }

  /// Whether the process may write to a file.
  func mayWrite(_ name: SystemPath) -> Bool {
    name.withPointer { faccessat(descriptor, $0, W_OK, AT_EACCESS) } == 0
  }

  /// Renames a file, and replaces the file with the new name if there is one.
  func rename(_ name: SystemPath, to other: SystemPath) throws(SystemError) {
    let result = name.withPointer { name in other.withPointer { renameat(descriptor, name, descriptor, $0) } }
    guard result == 0 else { throw .last }
  }

  /// Exchanges two files in one step.
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

  /// Writes the names in the directory to disk, if the file system supports that.
  func synchronize() {
    let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listed >= 0 else { return }
    fsync(listed)
    close(listed)
  }
}
