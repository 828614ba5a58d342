/// A replacement of whole lines.
package struct LineChange: Sendable {
  /// The replaced lines of the old text.
  package var lines: Range<Int>
  /// The bytes of these lines.
  package var range: Range<Int>
  package var newText: String

  /// The smallest replacements of whole lines that turn a text into another one.
  package static func changes(from old: [UInt8], to new: [UInt8]) -> [LineChange] {
    let (before, after) = (Difference.lines(of: old), Difference.lines(of: new))
    var changes: [LineChange] = []
    for edit in LineEdits(from: before, to: after).edits where edit.kind != .same {
      let text = edit.kind == .added ? String(decoding: after[edit.new], as: UTF8.self) : ""
      let count = edit.kind == .removed ? 1 : 0
      if let last = changes.last, last.lines.upperBound == edit.old {
        changes[changes.count - 1].lines = last.lines.lowerBound..<edit.old + count
        changes[changes.count - 1].newText += text
      } else {
        changes.append(LineChange(lines: edit.old..<edit.old + count, range: 0..<0, newText: text))
      }
    }
    for index in changes.indices {
      let lines = changes[index].lines
      let start = { (line: Int) in line < before.count ? before[line].startIndex : old.count }
      changes[index].range = start(lines.lowerBound)..<start(lines.upperBound)
    }
    return changes
  }
}
