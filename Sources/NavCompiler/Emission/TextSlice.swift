#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A piece of a line: a literal of this program, or a text in a `PiecePool`.
///
/// A slice is two words, and is copied without reference counting. With `String`, reference counting took half of the
/// time to write a large graph.
struct TextSlice: ExpressibleByStringLiteral, CustomStringConvertible {
  fileprivate let start: UnsafeRawPointer
  let count: Int

  init(stringLiteral text: StaticString) {
    start = UnsafeRawPointer(text.utf8Start)
    count = text.utf8CodeUnitCount
  }

  fileprivate init(_ start: UnsafeRawPointer, _ count: Int) {
    self.start = start
    self.count = count
  }

  var isEmpty: Bool { count == 0 }

  var description: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// Stores the texts of pieces. A piece is valid as long as its pool exists.
final class PiecePool {
  /// Blocks of memory that never move.
  private var blocks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var room = 0

  deinit { for block in blocks { free(block) } }

  func add(_ text: String) -> TextSlice {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, bytes.count > 0 else { return "" }
      let place = place(for: bytes.count)
      memcpy(place, start, bytes.count)
      return TextSlice(place, bytes.count)
    }
  }

  private func place(for size: Int) -> UnsafeMutableRawPointer {
    if size > room || next == nil {
      room = max(size, 1 << 16)
      guard let block = malloc(room) else { fatalError("no memory for \(room) bytes of names") }
      blocks.append(block)
      next = block
    }
    guard let place = next else { preconditionFailure("there is a block") }
    next = place + size
    room -= size
    return place
  }
}

extension TextBuffer {
  mutating func append(_ piece: TextSlice) { append(piece.start, piece.count) }
}
