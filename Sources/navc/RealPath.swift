#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths with their links followed.
enum RealPath {
  /// The absolute path without links of something that exists.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// What a link says.
  static func target(ofLink path: String) -> String? {
    let capacity = Int(PATH_MAX) + 1
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        if let start = characters.baseAddress { length = readlink(path, start, capacity) }
      }
      count = max(0, length)
    }
    return length < 0 || length == capacity ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
