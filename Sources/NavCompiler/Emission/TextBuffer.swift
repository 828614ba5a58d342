#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A text that grows and is truncated at its end, with access to its bytes.
///
/// It manages its own memory, and uses one C call per piece, because debug builds run this code, too. In a debug build,
/// an array of bytes is a hundred times slower. A `String` is as fast there, but three times slower in a release build.
struct TextBuffer: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutableRawPointer

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = Self.memory(nil, self.capacity)
  }

  deinit { free(base) }

  private static func memory(_ old: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer {
    guard let memory = realloc(old, size) else { fatalError("no memory for \(size) bytes of text") }
    return memory
  }

  mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { append(start, bytes.count) }
    }
  }

  /// Appends indented lines that end with line breaks. None of the lines is empty.
  mutating func append(lines text: String, indentedBy spaces: Int) {
    var text = text
    text.withUTF8 { bytes in
      guard var line = UnsafeRawPointer(bytes.baseAddress) else { return }
      let end = line + bytes.count
      while line < end {
        let lineEnd = memchr(line, 0x0A, end - line).map { UnsafeRawPointer($0) } ?? end
        append(spaces: spaces)
        append(line, lineEnd - line)
        appendLineBreak()
        line = lineEnd + 1
      }
    }
  }

  /// Appends a part of another text.
  mutating func append(_ other: borrowing TextBuffer, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    append(other.base + range.lowerBound, range.count)
  }

  mutating func append(spaces: Int) {
    precondition(spaces >= 0)
    reserve(spaces)
    memset(base + count, 0x20, spaces)
    count += spaces
  }

  mutating func appendLineBreak() {
    reserve(1)
    memset(base + count, 0x0A, 1)
    count += 1
  }

  mutating func append(_ start: UnsafeRawPointer, _ size: Int) {
    reserve(size)
    memcpy(base + count, start, size)
    count += size
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count >= more { return }
    while capacity - count < more { capacity *= 2 }
    base = Self.memory(base, capacity)
  }

  /// Removes everything after an offset.
  mutating func truncate(to offset: Int) {
    precondition(0 <= offset && offset <= count)
    count = offset
  }

  /// Removes a range. Linear in the length of the rest.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    memmove(base + range.lowerBound, base + range.upperBound, count - range.upperBound)
    count -= range.count
  }

  /// The bytes of a range. They are valid until the text changes.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  var last: UInt8? { count == 0 ? nil : base.load(fromByteOffset: count - 1, as: UInt8.self) }

  /// Whether a range is ASCII.
  func isASCII(_ range: Range<Int>) -> Bool {
    let bytes = bytes(range)
    if bytes.count < 8 { return bytes.allSatisfy { $0 < 0x80 } }
    // The last eight bytes may overlap with the previous ones.
    var offset = 0
    while offset < bytes.count {
      let eight = bytes.loadUnaligned(fromByteOffset: min(offset, bytes.count - 8), as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    return true
  }

  /// Whether a text occurs after an offset. Stops at a NUL byte.
  mutating func contains(_ text: StaticString, from offset: Int) -> Bool {
    precondition(0 <= offset && offset <= count)
    reserve(1)
    memset(base + count, 0, 1)
    let text = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    return strstr((base + offset).assumingMemoryBound(to: CChar.self), text) != nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }
}
