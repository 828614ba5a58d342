/// The lines that an editor can fold.
package struct FoldingRange: Hashable, Sendable {
  package var firstLine: Int
  package var lastLine: Int
  package var isComment: Bool
}

extension TextBuffer {
  /// The mappings, lists, block scalars, and comments with several lines, in the order of their first lines.
  ///
  /// The ranges follow from the indentation, so they are the same for a text that is not YAML. A closing bracket on a
  /// separate line belongs to its block.
  ///
  /// - Complexity: Linear in the text.
  package var foldingRanges: [FoldingRange] {
    var ranges: [FoldingRange] = []
    /// The open blocks: their first lines and indentations.
    var open: [(line: Int, indentation: Int)] = []
    var lastContent = 0
    var comment: (first: Int, last: Int)?
    func endComment() {
      if let comment, comment.last > comment.first {
        ranges.append(FoldingRange(firstLine: comment.first, lastLine: comment.last, isComment: true))
      }
      comment = nil
    }
    for line in 0..<lines.count {
      let content = bytes[lines.content(of: line, in: bytes)]
      let indentation = content.prefix { $0 == 0x20 }.count
      guard let first = content.dropFirst(indentation).first(where: { $0 != 0x09 }) else { continue }
      guard first != UInt8(ascii: "#") else {
        if let known = comment, known.last == line - 1 {
          comment = (known.first, line)
        } else {
          endComment()
          comment = (line, line)
        }
        continue
      }
      endComment()
      let closes = first == UInt8(ascii: "}") || first == UInt8(ascii: "]")
      while let block = open.last, block.indentation > indentation || block.indentation == indentation && !closes {
        open.removeLast()
        if lastContent > block.line {
          ranges.append(FoldingRange(firstLine: block.line, lastLine: lastContent, isComment: false))
        }
      }
      lastContent = line
      if !closes { open.append((line, indentation)) }
    }
    endComment()
    for block in open where lastContent > block.line {
      ranges.append(FoldingRange(firstLine: block.line, lastLine: lastContent, isComment: false))
    }
    return ranges.sorted { ($0.firstLine, $0.lastLine) < ($1.firstLine, $1.lastLine) }
  }
}
