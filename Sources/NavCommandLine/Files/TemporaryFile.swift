#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new file next to another, with a short random name. It is deleted when the value goes out of scope, unless it is
/// kept.
struct TemporaryFile: ~Copyable {
  let directory: Directory
  let name: SystemPath
  private var isKept = false

  /// Creates a file with these permissions, as limited by the umask, and closes it when it is on disk.
  init(
    in directory: Directory, mode: mode_t, _ fill: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    name = try Self.make(in: directory, mode, fill)
    self.directory = directory
  }

  deinit {
    if !isKept { directory.remove(name) }
  }

  /// Does not delete the file.
  mutating func keep() { isKept = true }

  private static func make(
    in directory: Directory, _ mode: mode_t, _ fill: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) -> SystemPath {
    while true {
      let name = SystemPath(".navc-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp")
      guard let file = try create(name, in: directory, mode) else { continue }
      do throws(SystemError) {
        try fill(file)
        try file.synchronize()
      } catch {
        directory.remove(name)
        throw error
      }
      return name
    }
  }

  /// Creates a file.
  ///
  /// - Returns: The file, or `nil` if the name is taken.
  private static func create(
    _ name: SystemPath, in directory: Directory, _ mode: mode_t
  ) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try directory.open(name, O_RDWR | O_CREAT | O_EXCL, mode: mode)
    } catch {
      if error.isOne(of: EACCES, EPERM) { throw SystemError(reason: "permission denied in its directory") }
      guard error.isOne(of: EEXIST) else { throw error }
      return nil
    }
  }
}
