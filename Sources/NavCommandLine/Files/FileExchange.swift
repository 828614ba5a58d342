#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Replaces a file that other programs may be writing.
///
/// No system call replaces a file only if it still has the expected contents. Therefore, the two files are exchanged
/// first. If the old file turns out to have changed, they are exchanged again.
struct FileExchange {
  let directory: Directory
  /// The name of the file to replace.
  let name: SystemPath

  /// Replaces the file.
  ///
  /// - Parameters:
  ///   - new: The new file.
  ///   - text: The contents of the new file.
  ///   - expected: The expected contents of the old file.
  /// - Throws: `SystemError.changed` if the old file has other contents. It then stays.
  func put(
    _ new: inout TemporaryFile, holding text: [UInt8], inPlaceOf expected: [UInt8]
  ) throws(SystemError) {
    guard let current = try contents(of: name) else { throw .beingWritten }
    guard current == expected else { throw .changed }
    do throws(SystemError) {
      try directory.exchange(new.name, with: name)
    } catch {
      // The file was removed, or the file system does not support exchanges.
      if error.isOne(of: ENOENT) { throw .changed }
      guard error.isOne(of: EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP) else { throw error }
      guard try contents(of: name) == expected else { throw .changed }
      try directory.rename(new.name, to: name)
      return new.keep()
    }
    guard try contents(of: new.name) != expected else { return }
    try directory.exchange(new.name, with: name)
    guard try contents(of: new.name) != text else { throw .changed }
    // Another program wrote to the new file between the exchanges. Keep that text, which is the newest, and the old
    // one.
    try directory.exchange(new.name, with: name)
    new.keep()
    throw SystemError(reason: "other programs changed it twice; the older text is in '\(new.name.text ?? "")'")
  }

  /// The contents of a file after all writers closed it, or `nil` if one keeps it open.
  private func contents(of name: SystemPath) throws(SystemError) -> [UInt8]? {
    let file = try directory.open(name, O_RDONLY)
    for _ in 0..<200 {
      if file.isFreeOfWriters() { return try file.contents() }
      usleep(1_000)
    }
    return nil
  }
}
