#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// An open file. It is closed when the value goes out of scope.
package struct OpenFile: ~Copyable {
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

  /// Reads the file, up to `limit` bytes.
  package func contents(limit: Int = .max) throws(SystemError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 || errno == ESPIPE else { throw .last }
    return try InputFile.contents(of: descriptor, limit: limit)
  }

  /// Replaces the contents of the file.
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

  /// Whether no process has the file open for writing, if the system can report it. Linux reports it to the owners of
  /// files on local disks. The file must be open only for reading.
  ///
  /// If the result is `true`, a process that opens the file for writing waits until this value is closed.
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

  /// Whether both are the same file, possibly with different names.
  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
