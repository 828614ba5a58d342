internal import NavTable

/// The lines that describe one screen or one segue, read on demand.
struct DetailLines {
  let text: TableText
  let range: Range<Int>

  /// Returns the results of `pick` for the lines with a keyword. Only these lines are read in full.
  ///
  /// - Complexity: Linear in the lines of the screen or segue.
  func all<Detail>(_ keyword: TableKeyword, _ pick: (TableLine) -> Detail?) -> [Detail] {
    var details: [Detail] = []
    find(keyword) { line in
      if let detail = pick(line) { details.append(detail) }
      return false
    }
    return details
  }

  /// Returns the first result of `pick` for the lines with a keyword, or `nil`.
  func first<Detail>(_ keyword: TableKeyword, _ pick: (TableLine) -> Detail?) -> Detail? {
    var detail: Detail?
    find(keyword) { line in
      detail = pick(line)
      return detail != nil
    }
    return detail
  }

  /// Returns the text that a host gets by a keyword, as the author wrote it.
  func text(_ keyword: TableKeyword) -> String? {
    first(keyword) { if case .text(_, let text) = $0 { text } else { nil } }
  }

  var metadata: [MetadataEntry] {
    all(.metadata) { if case .metadata(let key, let value) = $0 { MetadataEntry(key: key, value: value) } else { nil } }
  }

  var formerNames: [String] { first(.was) { if case .was(let names) = $0 { names } else { nil } } ?? [] }

  /// Passes the lines with a keyword to `isFound` until it returns `true`.
  private func find(_ keyword: TableKeyword, _ isFound: (TableLine) -> Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound, let line = try? text.line(at: offset) {
      offset = line.next
      guard line.keyword == keyword else { continue }
      guard let entry = TableLine(line, of: text) else {
        fatalError(
          """
          a table that generated code holds has a line '\(keyword.rawValue)' that cannot be read; generate it again with the \
          navc of this package
          """)
      }
      if isFound(entry) { return }
    }
  }
}
