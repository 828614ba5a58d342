#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path, or one name of it, as the system has it: bytes, which need not be text.
///
/// Two texts that Swift calls equal, since they look the same, may be two files; two paths are equal where their bytes are.
struct SystemPath: Hashable {
  var bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  /// The absolute path of names from the root of the file system.
  init(names: some Sequence<SystemPath>) {
    self.init([Self.slash] + names.map(\.bytes).joined(separator: [Self.slash]))
  }

  private static let slash = UInt8(ascii: "/")

  /// The path as text, or `nil` where it is none.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether it can only mean a directory.
  var endsWithSlash: Bool { bytes.last == Self.slash }

  /// What stands between its slashes.
  var names: [SystemPath] { bytes.split(separator: Self.slash).map { SystemPath($0) } }

  /// All before the last name: the directory that this is in.
  var parent: SystemPath {
    guard let last = bytes.lastIndex(of: Self.slash) else { return "." }
    let start = bytes[...last]
    return start.allSatisfy { $0 == Self.slash } ? "/" : SystemPath(start.dropLast())
  }

  /// The last name, as far as there is one behind the last slash.
  var lastName: SystemPath { SystemPath(bytes[((bytes.lastIndex(of: Self.slash) ?? -1) + 1)...]) }

  /// The absolute path without links of something that exists.
  var real: SystemPath? {
    guard let real = withPointer({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return SystemPath(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// What a call of the system takes. No path that comes from the system, or from a command line, has a zero in it.
  func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a buffer with a zero in it has an address") }
      return body(start)
    }
  }
}

extension SystemPath: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
  }
}
