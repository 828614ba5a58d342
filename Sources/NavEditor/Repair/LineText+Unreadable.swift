extension LineText {
  /// Removes what no other change can repair: conflict markers, tabs of indentation, and characters that YAML refuses.
  mutating func removeUnreadable() {
    for line in 0..<lines.count {
      let content = self[line]
      guard let first = content.first else { continue }
      if Self.isMarker(content) {
        blank(line)
        continue
      }
      if first <= 0x20, let (spaced, added) = Self.withoutTabs(content) {
        set(spaced, of: line, indentation: added)
      }
      let mark = line == 0 && content.starts(with: Self.byteOrderMark) ? 3 : 0
      if let readable = Self.readable(self[line], from: mark) { set(readable, of: line) }
    }
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<=>|".utf8.contains(first), line.count >= 7 else { return false }
    return line.prefix(7).allSatisfy { $0 == first } && (line.count == 7 || line[line.startIndex + 7] == 0x20)
  }

  /// The line, in which two spaces replace each tab of the indentation.
  private static func withoutTabs(_ line: ArraySlice<UInt8>) -> (line: [UInt8], added: Int)? {
    let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
    let tabs = indentation.count { $0 == 0x09 }
    guard tabs > 0 else { return nil }
    let spaces = [UInt8](repeating: 0x20, count: indentation.count + tabs)
    return (spaces + line.dropFirst(indentation.count), tabs)
  }

  /// The line, in which `_` replaces each character that YAML refuses, or `nil` if there is none.
  private static func readable(_ line: ArraySlice<UInt8>, from start: Int) -> [UInt8]? {
    guard !line.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    var result: [UInt8]?
    var index = line.startIndex + start
    while index < line.endIndex {
      let length = min(PositionEncoding.byteCount(ofScalarBeginningWith: line[index]), line.endIndex - index)
      if isRefused(line[index..<index + length]) {
        var changed = result ?? Array(line)
        for offset in 0..<length { changed[index - line.startIndex + offset] = UInt8(ascii: "_") }
        result = changed
      }
      index += length
    }
    return result
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isRefused(_ scalar: ArraySlice<UInt8>) -> Bool {
    guard let first = scalar.first else { return false }
    switch scalar.count {
    case 1: return first < 0x20 && first != 0x09 || first >= 0x7F
    case 2: return first == 0xC2 && scalar.last.map { $0 < 0xA0 && $0 != 0x85 } == true
    case 3: return [byteOrderMark, [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF]].contains(Array(scalar))
    default: return false
    }
  }
}
