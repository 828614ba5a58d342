/// The brackets and quotes of one line that are not closed on it.
struct LineShape {
  /// The number of spaces at the start.
  private(set) var indentation = 0
  /// The end of the content, before a comment and spaces.
  private(set) var end = 0
  /// The brackets that the line opens and does not close, the innermost last.
  private(set) var open: [UInt8] = []
  /// The number of brackets that the line closes and does not open.
  private(set) var closed = 0
  /// The quote that the line opens and does not close.
  private(set) var quote: UInt8?
  /// Whether the line has a colon after a key.
  private(set) var hasKey = false
  /// Whether the line begins with the mark of a list item.
  private(set) var startsItem = false
  /// Whether the line has no content.
  var isBlank: Bool { end <= indentation }

  /// - Parameters:
  ///   - line: The content of the line.
  ///   - isInFlow: Whether the line starts inside brackets.
  init(_ line: ArraySlice<UInt8>, isInFlow: Bool = false) {
    let start = line.startIndex
    var index = start
    while index < line.endIndex, line[index] == UInt8(ascii: " ") { index += 1 }
    indentation = index - start
    var contentEnd = index
    // Whether a quote or a bracket would begin a value here.
    var beginsValue = true
    while index < line.endIndex {
      let byte = line[index]
      let isInFlow = isInFlow || !open.isEmpty
      switch Unicode.Scalar(byte) {
      case " ", "\t":
        index += 1
        continue
      case "#" where index == start || line[index - 1] <= 0x20:
        end = contentEnd - start
        return
      case "\"", "'":
        if beginsValue {
          guard let after = Self.end(of: byte, at: index, in: line) else {
            quote = byte
            end = Self.trimmed(line) - start
            return
          }
          index = after
          contentEnd = index
          beginsValue = false
          continue
        }
      case "{", "[":
        if beginsValue || isInFlow {
          open.append(byte)
          index += 1
          contentEnd = index
          beginsValue = true
          continue
        }
      case "}", "]":
        if isInFlow {
          if open.popLast() == nil { closed += 1 }
          beginsValue = false
        }
      case ",": beginsValue = beginsValue || isInFlow
      case ":" where index + 1 == line.endIndex || line[index + 1] <= 0x20 || isInFlow:
        hasKey = true
        beginsValue = true
        index += 1
        contentEnd = index
        continue
      case "-" where beginsValue && !isInFlow && (index + 1 == line.endIndex || line[index + 1] == 0x20):
        startsItem = true
        index += 1
        contentEnd = index
        continue
      default: beginsValue = false
      }
      if byte == UInt8(ascii: ","), isInFlow { beginsValue = true }
      index += 1
      contentEnd = index
    }
    end = contentEnd - start
  }

  /// The index after a closing quote.
  private static func end(of quote: UInt8, at start: Int, in line: ArraySlice<UInt8>) -> Int? {
    var index = start + 1
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if line[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < line.endIndex, line[index + 1] == quote else { return index + 1 }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> Int {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// The text that closes the quote and the brackets.
  var closing: [UInt8] {
    var text: [UInt8] = quote.map { [$0] } ?? []
    for bracket in open.reversed() {
      text += [0x20, bracket == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")]
    }
    return text
  }
}
