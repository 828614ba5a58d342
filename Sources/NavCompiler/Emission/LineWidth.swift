/// How wide lines of Swift are to swift-format.
enum LineWidth {
  /// The most that it allows.
  static let columns = 100
  /// The narrowest literal of an array that is a column wider than it is: `[a, b]`.
  private static let narrowestCollection = 6

  /// Whether the bytes from `start` to `end`, with so many more characters, are a line that is narrow enough.
  static func fits(_ text: borrowing TextBuffer, _ start: Int, _ end: Int, and more: Int, in room: Int) -> Bool {
    // There are never more characters than bytes.
    let most = end - start + more
    if most + most / narrowestCollection <= room { return true }
    let part = start..<end
    let width = characters(text, part) + more
    return width <= room && width + collections(in: text.bytes(part)) <= room
  }

  /// How many characters a part of a text has.
  static func characters(_ text: borrowing TextBuffer, _ part: Range<Int>) -> Int {
    text.isASCII(part) ? part.count : text.text(part).count
  }

  /// How many literals of arrays with more than one element there are. To swift-format each is a column wider than it is, for
  /// the comma that it would have at its end.
  private static func collections(in line: UnsafeRawBufferPointer) -> Int {
    var count = 0
    // By bracket that is open, whether there has been a comma in it; `nil` for a parenthesis.
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

/// Tells the bytes of a line from what stands in its texts.
struct CodeBytes {
  private var isText = false
  private var isEscaped = false

  /// Whether the next byte of the line stands outside of texts.
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
