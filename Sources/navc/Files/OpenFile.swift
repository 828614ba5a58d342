#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// A file that is held open, and closed with the value.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  /// All of its bytes, but no more than `limit`.
  func contents(limit: Int = .max) throws(SystemError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 || errno == ESPIPE else { throw .last }
    return try InputFile.contents(of: descriptor, limit: limit)
  }

  /// Puts a text in the place of all that it holds.
  func overwrite(with text: [UInt8]) throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 else { throw .last }
    try write(text)
    guard ftruncate(descriptor, off_t(text.count)) == 0 else { throw .last }
    try synchronize()
  }

  func write(_ text: [UInt8]) throws(SystemError) {
    if let error = text.withUnsafeBufferPointer({ OutputStream.write($0, to: descriptor) }) { throw error }
  }

  func synchronize() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Whether nobody has the file open for writing, as far as the system says: Linux says it of the files of its own disks, to
  /// their owners. It has to be open for reading alone.
  ///
  /// Where it says so, whoever opens the file for writing waits until this value is gone.
  func isFreeOfWriters() -> Bool {
    #if canImport(Glibc)
      guard fcntl(descriptor, NAVC_F_SETLEASE, Int32(F_RDLCK)) != 0 else { return true }
      return errno != EAGAIN
    #else
      return true
    #endif
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// Whether it is of the same file, whatever that is called.
  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
