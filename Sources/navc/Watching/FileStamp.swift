import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The size, the time, and the identity of a file, which change when a program saves the file or replaces it.
struct FileStamp: Equatable {
  /// Empty if there is no file.
  private var values: [Int]

  init(_ path: SystemPath) {
    var status = stat()
    guard path.withPointer({ stat($0, &status) }) == 0 else {
      values = []
      return
    }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    values = [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino), Int(status.st_dev)]
  }
}
