/// The last resort: reads a text by its indentation alone. Each line keeps its key, and a value that is complete on the
/// line. Other lines become empty.
enum IndentReading {
  static func read(_ text: LineText) -> LineText {
    var result = text
    /// The indentations of the open blocks, and whether the last line of each one can have lines below it.
    var levels: [(indentation: Int, isOpen: Bool)] = []
    for line in 0..<text.lines.count {
      let content = Array(text[line])
      let shape = LineShape(content[...])
      guard !shape.isBlank else { continue }
      guard let key = LinePath.key(of: content[...]), !key.hasPrefix("-"), !key.hasPrefix("{"), !key.hasPrefix("[")
      else {
        result.blank(line)
        continue
      }
      while let level = levels.last, level.indentation > shape.indentation { levels.removeLast() }
      if let level = levels.last, level.indentation < shape.indentation {
        guard level.isOpen else {
          result.blank(line)
          continue
        }
        levels.append((shape.indentation, false))
      } else if levels.isEmpty {
        levels.append((shape.indentation, false))
      }
      let kept = kept(content, shape)
      levels[levels.count - 1].isOpen = kept.last == UInt8(ascii: ":")
      // All blocks at the start of the text have the same indentation.
      if levels.count == 1, shape.indentation != levels[0].indentation { result.blank(line) }
      if kept != content { result.set(kept, of: line) }
    }
    return result
  }

  /// The key, with its value if it is complete and simple.
  private static func kept(_ content: [UInt8], _ shape: LineShape) -> [UInt8] {
    let whole = Array(content.prefix(shape.end))
    guard let colon = whole.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let key = Array(whole[...colon])
    let value = whole[(colon + 1)...].drop { $0 <= 0x20 }
    guard let first = value.first, shape.open.isEmpty, shape.closed == 0, shape.quote == nil,
      !"&*!|>%@`-?,]}\t".utf8.contains(first), !value.contains(UInt8(ascii: "\t"))
    else { return key }
    // A second colon would begin a mapping on the same line.
    let isPlain =
      first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "\"")
      && first != UInt8(ascii: "'")
    let hasColon = value.indices.contains {
      value[$0] == UInt8(ascii: ":") && ($0 + 1 == value.endIndex || value[$0 + 1] <= 0x20)
    }
    return isPlain && !hasColon ? whole : key
  }
}
