/// The line breaks of YAML: LF, CR, CR LF, NEL, LS, and PS.
enum LineBreak {
  /// Returns the number of bytes of the line break at an offset, or 0 if there is none.
  @inline(__always)
  static func length(_ bytes: [UInt8], at offset: Int) -> Int {
    let byte = bytes[offset]
    if byte > 0x0D, byte < 0xC2 { return 0 }
    return rareLength(bytes, at: offset)
  }

  private static func rareLength(_ bytes: [UInt8], at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Whether a line break is LF, CR, or CR LF, which all versions of YAML read as one.
  static func isCommon(_ bytes: [UInt8], at offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  /// Returns the offset of the next line break, or the end of the bytes.
  static func next(_ bytes: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, length(bytes, at: offset) == 0 { offset += 1 }
    return offset
  }

  /// Whether a line break ends directly before an offset.
  static func ends(_ bytes: [UInt8], at offset: Int) -> Bool {
    if bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D { return true }
    if offset >= 2, length(bytes, at: offset - 2) == 2 { return true }
    return offset >= 3 && length(bytes, at: offset - 3) == 3
  }

  /// Whether a byte is a space or a tab.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// A line of a scalar, without its line break.
struct ScalarLine {
  var range: Range<Int>
  /// The line break as it is written again. LS and PS are part of the text, so they stay.
  var lineBreak: [UInt8]

  /// Splits bytes at their line breaks, or only at LF, CR, and CR LF. The last line has no line break.
  static func lines(of range: Range<Int>, in bytes: [UInt8], onlyCommon: Bool) -> [ScalarLine] {
    var lines: [ScalarLine] = []
    var (start, offset) = (range.lowerBound, range.lowerBound)
    while offset < range.upperBound {
      let length = LineBreak.length(bytes, at: offset)
      guard length > 0, !onlyCommon || LineBreak.isCommon(bytes, at: offset) else {
        offset += 1
        continue
      }
      lines.append(
        ScalarLine(range: start..<offset, lineBreak: length == 3 ? Array(bytes[offset..<offset + 3]) : [0x0A]))
      offset += length
      start = offset
    }
    lines.append(ScalarLine(range: start..<max(start, range.upperBound), lineBreak: []))
    return lines
  }
}
