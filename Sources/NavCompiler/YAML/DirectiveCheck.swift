/// Reports directives other than `%YAML` before libyaml reads them, because libyaml compares each directive with all
/// preceding ones.
enum DirectiveCheck {
  static func check(_ file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    var line = file.textStart
    while line < bytes.count {
      let (end, next) = lineEnd(bytes, from: line)
      if bytes[line] == UInt8(ascii: "%") {
        let nameEnd = bytes[line..<end].firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) ?? end
        let name = bytes[line..<nameEnd]
        guard name.elementsEqual("%YAML".utf8) else {
          let shown = name.count <= 20 ? "'\(String(decoding: name, as: UTF8.self))'" : "this"
          return Diagnostic(
            .yamlUnsupported, "\(shown) is a directive, but a graph file accepts only %YAML",
            at: file.range(line, nameEnd))
        }
      } else if let first = bytes[line..<end].first(where: { $0 != 0x20 && $0 != 0x09 }), first != UInt8(ascii: "#") {
        return nil
      }
      line = next
    }
    return nil
  }

  /// Returns the end of a line and the start of the next one. LF, CR, NEL, LS, and PS end lines in YAML 1.1.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> (end: Int, next: Int) {
    for offset in start..<bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D: return (offset, offset + 1)
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): return (offset, offset + 2)
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): return (offset, offset + 3)
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): return (offset, offset + 3)
      default: continue
      }
    }
    return (bytes.count, bytes.count)
  }
}
