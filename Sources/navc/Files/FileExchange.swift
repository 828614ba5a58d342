#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts a new file in the place of one that others may be writing.
///
/// No system has a call that replaces a file if it still holds what was read. So the two change places, which shows what the old
/// one held at that moment, and change back where somebody was faster.
struct FileExchange {
  let directory: Directory
  /// The name of the file that is replaced.
  let name: SystemPath

  /// - Parameters:
  ///   - new: The new file; it is in place after this.
  ///   - text: What it holds.
  ///   - expected: What has been read of the old file.
  /// - Throws: `SystemError.changed` where the old file holds something else by now, and stays.
  func put(
    _ new: inout TemporaryFile, holding text: [UInt8], inPlaceOf expected: [UInt8]
  ) throws(SystemError) {
    guard let current = try contents(of: name) else { throw .beingWritten }
    guard current == expected else { throw .changed }
    do throws(SystemError) {
      try directory.exchange(new.name, with: name)
    } catch {
      // The file was removed meanwhile; or the file system knows no exchange.
      if error.isOne(of: ENOENT) { throw .changed }
      guard error.isOne(of: EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP) else { throw error }
      guard try contents(of: name) == expected else { throw .changed }
      try directory.rename(new.name, to: name)
      return new.keep()
    }
    guard try contents(of: new.name) != expected else { return }
    try directory.exchange(new.name, with: name)
    guard try contents(of: new.name) != text else { throw .changed }
    // Somebody has written in the moment between: that is the newest text, and none of them is thrown away.
    try directory.exchange(new.name, with: name)
    new.keep()
    throw SystemError(reason: "it was changed twice meanwhile; the older text is in \(new.name.text ?? "")")
  }

  /// What a file holds once nobody is writing it; `nil` where somebody goes on.
  private func contents(of name: SystemPath) throws(SystemError) -> [UInt8]? {
    let file = try directory.open(name, O_RDONLY)
    for _ in 0..<200 {
      if file.isFreeOfWriters() { return try file.contents() }
      usleep(1_000)
    }
    return nil
  }
}
