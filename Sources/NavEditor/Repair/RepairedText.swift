package import NavCompiler

/// A text that libyaml accepts, made from a text that it refuses.
///
/// The lines are the same, except for the changed ones. No line moves.
package struct RepairedText: Sendable {
  package let bytes: [UInt8]
  /// The line of libyaml's error in the original text.
  package let errorLine: Int
  private let changes: [Int: LineText.Change]
  private let lines: LineTable
  private let originalLines: LineTable
  private let original: [UInt8]

  init(_ bytes: [UInt8], original: [UInt8], changes: [Int: LineText.Change], errorLine: Int) {
    self.bytes = bytes
    self.original = original
    self.changes = changes
    self.errorLine = errorLine
    lines = LineTable(bytes)
    originalLines = LineTable(original)
  }

  /// The changed lines, in order.
  package var changedLines: [Int] { changes.keys.sorted() }

  /// Whether a repair changed the line of an offset.
  package func isChanged(at offset: Int) -> Bool { changes[lines.line(at: offset)] != nil }

  /// The offset in the original text. On a changed line, it is at most the end of the line.
  package func originalOffset(_ offset: Int) -> Int {
    let line = min(lines.line(at: offset), originalLines.count - 1)
    let content = originalLines.content(of: line, in: original)
    let column = offset - lines.start(of: line)
    guard let change = changes[line] else { return min(content.lowerBound + column, original.count) }
    return min(content.lowerBound + max(0, column - change.indentation), content.upperBound)
  }

  /// The offset in the repaired text of an offset in the original text.
  package func repairedOffset(_ offset: Int) -> Int {
    let line = min(originalLines.line(at: offset), lines.count - 1)
    let content = lines.content(of: line, in: bytes)
    let column = offset - originalLines.start(of: line)
    guard let change = changes[line] else { return min(content.lowerBound + column, bytes.count) }
    return min(content.lowerBound + max(0, column + change.indentation), content.upperBound)
  }

  /// A range of the repaired text in the original text.
  package func original(_ range: SourceRange) -> SourceRange {
    let lower = originalOffset(Int(range.lower))
    return SourceRange(
      file: range.file, lower: UInt32(lower), upper: UInt32(max(lower, originalOffset(Int(range.upper)))))
  }

  /// A message about the repaired text, with ranges of the original text.
  ///
  /// - Returns: The message, or `nil` if the repair may have caused it: it is on a changed line, it is a warning, or it
  ///   concerns an item that the repair may have removed.
  package func original(_ diagnostic: Diagnostic) -> Diagnostic? {
    let range = diagnostic.range
    guard diagnostic.severity == .error, Self.rules.contains(diagnostic.rule),
      !isChanged(at: Int(range.lower)), !isChanged(at: Int(range.upper))
    else { return nil }
    guard !isAboveChange(range) else { return nil }
    var moved = diagnostic
    moved.range = original(range)
    moved.notes = moved.notes.filter { $0.range.file == range.file }.map { .init($0.message, at: original($0.range)) }
    moved.fixes = []
    return moved
  }

  /// Whether a range is in a block with a changed line. The block is not the one that the author wrote.
  private func isAboveChange(_ range: SourceRange) -> Bool {
    let text = LineText(original)
    let first = originalLines.line(at: originalOffset(Int(range.lower)))
    let written = originalLines.line(at: originalOffset(Int(range.upper)))
    let block = text.isBlank(first) ? first : text.blockEnd(from: first)
    let last = max(written, (text.contentLine(below: block) ?? text.lines.count) - 1)
    return changes.keys.contains { first...last ~= $0 }
  }

  /// The rules about the form of a single place. Other rules depend on items that a repair may have removed.
  private static let rules: Set<Rule> = [
    .invalidName, .predicateSyntax, .linkSyntax, .unknownKey, .wrongShape, .unsupportedVersion,
  ]
}
