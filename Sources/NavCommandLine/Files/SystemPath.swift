#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path or one name, as bytes, which need not be UTF-8.
///
/// Two paths are equal if their bytes are equal. Swift strings that compare equal may name two files.
package struct SystemPath: Hashable {
  package var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// Creates an absolute path from names.
  package init(names: some Sequence<SystemPath>) {
    self.init([Self.slash] + names.map(\.bytes).joined(separator: [Self.slash]))
  }

  private static let slash = UInt8(ascii: "/")

  /// The path as a string, or `nil` if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether the path can only name a directory.
  var endsWithSlash: Bool { bytes.last == Self.slash }

  /// The names between the slashes.
  package var names: [SystemPath] { bytes.split(separator: Self.slash).map { SystemPath($0) } }

  /// The path without its last name.
  package var parent: SystemPath {
    guard let last = bytes.lastIndex(of: Self.slash) else { return "." }
    let start = bytes[...last]
    return start.allSatisfy { $0 == Self.slash } ? "/" : SystemPath(start.dropLast())
  }

  /// The last name, or an empty name after a trailing slash.
  package var lastName: SystemPath { SystemPath(bytes[((bytes.lastIndex(of: Self.slash) ?? -1) + 1)...]) }

  /// The absolute path without links, if it exists.
  package var real: SystemPath? {
    guard let real = withPointer({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return SystemPath(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// The absolute path without links of a file that may not exist yet: its directory must exist.
  package var planned: SystemPath? {
    real ?? parent.real.map { SystemPath(names: $0.names + [lastName]) }
  }

  /// Calls `body` with a C string. Paths from the system or a command line do not contain null bytes.
  package func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a buffer with a zero in it has an address") }
      return body(start)
    }
  }
}

extension SystemPath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
