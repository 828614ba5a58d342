/// The difference of two texts in the unified format.
package enum Difference {
  /// Compares two texts. The difference of equal texts is empty.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - name: The name of both files.
  /// - Returns: The difference, which ends with a line feed.
  /// - Complexity: Linear in the texts, besides the distance of changes that are far from each other.
  package static func unified(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    guard old != new else { return [] }
    let (before, after) = (lines(of: old), lines(of: new))
    let edits = LineEdits(from: before, to: after).edits
    let label = FileLabel.make(name)
    var output = Array("--- \(label)\n+++ \(label)\n".utf8)
    for hunk in hunks(edits) { write(hunk, edits, before, after, to: &output) }
    return output
  }

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// Returns the lines of a text with their line feeds.
  package static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == 0x0A {
      lines.append(text[start...offset])
      start = offset + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Returns the ranges of edits that belong together.
  private static func hunks(_ edits: [LineEdits.Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.kind != .same {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(
    _ hunk: Range<Int>, _ edits: [LineEdits.Edit], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to output: inout [UInt8]
  ) {
    let part = edits[hunk]
    let oldCount = part.count { $0.kind != .added }
    let newCount = part.count { $0.kind != .removed }
    let first = edits[hunk.lowerBound]
    // An empty range is named by the line before it.
    let oldStart = oldCount == 0 ? first.old : first.old + 1
    let newStart = newCount == 0 ? first.new : first.new + 1
    output += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8
    for edit in part {
      switch edit.kind {
      case .same: output.append(UInt8(ascii: " "))
      case .removed: output.append(UInt8(ascii: "-"))
      case .added: output.append(UInt8(ascii: "+"))
      }
      let line = edit.kind == .added ? new[edit.new] : old[edit.old]
      output += line
      if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}
