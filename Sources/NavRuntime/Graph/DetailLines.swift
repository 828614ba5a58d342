internal import NavTable

/// The lines that describe one screen or one segue, read when somebody asks.
struct DetailLines: Sequence, IteratorProtocol {
  let text: TableText
  var range: Range<Int>

  mutating func next() -> TableLine? {
    guard !range.isEmpty else { return nil }
    guard let line = try? text.line(at: range.lowerBound), let entry = TableLine(line, of: text) else {
      fatalError("a table that generated code holds has a line that cannot be read")
    }
    range = line.next..<range.upperBound
    return entry
  }

  /// What `pick` makes of the first line that it wants.
  ///
  /// - Complexity: linear in what the table says about the screen or segue.
  func first<Detail>(_ pick: (TableLine) -> Detail?) -> Detail? {
    for line in self {
      if let detail = pick(line) { return detail }
    }
    return nil
  }

  /// What a host gets by a keyword, as the author wrote it.
  func text(_ keyword: TableKeyword) -> String? {
    first { if case .text(keyword, let text) = $0 { text } else { nil } }
  }

  var metadata: [MetadataEntry] {
    compactMap { if case .metadata(let key, let value) = $0 { MetadataEntry(key: key, value: value) } else { nil } }
  }
}
