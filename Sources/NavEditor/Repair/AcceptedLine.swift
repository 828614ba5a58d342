/// The only line that differs between the last text that libyaml accepted and the current text.
struct AcceptedLine {
  /// The number of the line, in both texts.
  let line: Int
  /// The line of the accepted text.
  let content: [UInt8]

  /// - Returns: `nil` if the texts differ in more than one line, or have different numbers of lines.
  init?(of accepted: [UInt8], in current: [UInt8]) {
    var start = 0
    let count = min(accepted.count, current.count)
    while start < count, accepted[start] == current[start] { start += 1 }
    var end = 0
    while end < count - start, accepted[accepted.count - 1 - end] == current[current.count - 1 - end] { end += 1 }
    let (old, new) = (LineTable(accepted), LineTable(current))
    line = new.line(at: start)
    guard old.count == new.count, old.line(at: start) == line, new.line(at: current.count - end) == line,
      old.line(at: accepted.count - end) == line
    else { return nil }
    content = Array(accepted[old.content(of: line, in: accepted)])
  }

  /// The plain key of the line.
  var key: String? {
    let text = content.drop { $0 == 0x20 }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return nil }
    let key = text[..<colon]
    guard key.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }) else { return nil }
    return String(decoding: key, as: UTF8.self)
  }
}
