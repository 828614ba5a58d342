/// The positions of the ends of ranges, which may be in several files.
struct FilePositions {
  private var files: [Int32: SourceFile] = [:]
  private var positions: [Int32: SourcePositions] = [:]

  init(of ranges: some Sequence<SourceRange>, in files: [SourceFile]) {
    var offsets: [Int32: [UInt32]] = [:]
    for range in ranges { offsets[range.file, default: []] += [range.lower, range.upper] }
    for file in files {
      guard let offsets = offsets[file.number] else { continue }
      self.files[file.number] = file
      positions[file.number] = SourcePositions(of: offsets, in: file)
    }
  }

  /// Returns the file that contains a range.
  func file(_ range: SourceRange) -> SourceFile {
    files[range.file] ?? SourceFile(path: "", bytes: [], number: range.file)
  }

  func start(_ range: SourceRange) -> SourcePosition { position(range.file, range.lower) }

  /// Returns the end of a range, exclusive.
  func end(_ range: SourceRange) -> SourcePosition { position(range.file, range.upper) }

  private func position(_ file: Int32, _ offset: UInt32) -> SourcePosition {
    positions[file]?[offset] ?? SourcePosition(line: 1, column: 1, lineStart: 0)
  }
}
