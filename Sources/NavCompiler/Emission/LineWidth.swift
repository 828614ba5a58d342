/// The width of Swift lines in swift-format.
enum LineWidth {
  /// The maximum width.
  static let columns = 100
  /// The narrowest array literal that swift-format counts as one column wider: `[a, b]`.
  private static let narrowestCollection = 6

  /// Whether the bytes from `start` to `end`, with `more` additional characters, fit on one line.
  static func fits(_ text: borrowing TextBuffer, _ start: Int, _ end: Int, and more: Int, in room: Int) -> Bool {
    // There are at least as many bytes as characters.
    let most = end - start + more
    if most + most / narrowestCollection <= room { return true }
    let part = start..<end
    let width = characters(text, part) + more
    return width <= room && width + collections(in: text.bytes(part)) <= room
  }

  /// The number of characters in a range.
  static func characters(_ text: borrowing TextBuffer, _ part: Range<Int>) -> Int {
    text.isASCII(part) ? part.count : text.text(part).count
  }

  /// The number of array literals with more than one element. swift-format counts each one as one column wider, for a
  /// trailing comma.
  private static func collections(in line: UnsafeRawBufferPointer) -> Int {
    var count = 0
    // For each open bracket, whether a comma follows it. `nil` for a parenthesis.
    var open: [Bool?] = []
    var code = CodeBytes()
    for byte in line where code.isCode(byte) {
      switch byte {
      case UInt8(ascii: "["): open.append(false)
      case UInt8(ascii: "("): open.append(nil)
      case UInt8(ascii: ","): if open.last == .some(false) { open[open.count - 1] = true }
      case UInt8(ascii: "]"), UInt8(ascii: ")"): if let last = open.popLast(), last == true { count += 1 }
      default: break
      }
    }
    return count
  }
}

/// Distinguishes the code of a line from its string literals.
struct CodeBytes {
  private var isText = false
  private var isEscaped = false

  /// Whether the next byte of the line is outside string literals.
  mutating func isCode(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\"") {
      isText.toggle()
    } else if isText {
      isEscaped = byte == UInt8(ascii: "\\")
    } else {
      return true
    }
    return false
  }
}
