/// The positions of the ends of ranges, which may be in several files.
package struct FilePositions {
  private var files: [Int32: SourceFile] = [:]
  private var positions: [Int32: SourcePositions] = [:]

  package init(of ranges: some Sequence<SourceRange>, in files: [SourceFile]) {
    var offsets: [Int32: [UInt32]] = [:]
    for range in ranges { offsets[range.file, default: []] += [range.lower, range.upper] }
    for file in files {
      guard let offsets = offsets[file.number] else { continue }
      self.files[file.number] = file
      positions[file.number] = SourcePositions(of: offsets, in: file)
    }
  }

  /// Returns the file that contains a range.
  package func file(_ range: SourceRange) -> SourceFile {
    files[range.file] ?? SourceFile(path: "", bytes: [], number: range.file)
  }

  package func start(_ range: SourceRange) -> SourcePosition { position(range.file, range.lower) }

  /// Returns the end of a range, exclusive.
  package func end(_ range: SourceRange) -> SourcePosition { position(range.file, range.upper) }

  private func position(_ file: Int32, _ offset: UInt32) -> SourcePosition {
    positions[file]?[offset] ?? SourcePosition(line: 1, column: 1, lineStart: 0)
  }
}
