package import NavCompiler

/// A replacement in a file of the project.
package struct TextEdit: Hashable, Sendable {
  package var place: Project.Place
  package var newText: String

  package init(_ file: FileIdentity, _ range: Range<Int>, _ newText: String) {
    place = Project.Place(file, range)
    self.newText = newText
  }
}

extension [TextEdit] {
  /// The text of a file after the edits, which do not overlap.
  package func applied(to bytes: [UInt8], of file: FileIdentity) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in inOrder(of: file) where edit.place.range.lowerBound >= done {
      result += bytes[done..<edit.place.range.lowerBound]
      result += edit.newText.utf8
      done = edit.place.range.upperBound
    }
    return result + bytes[done...]
  }

  /// The offset before the edits of an offset after them.
  package func oldOffset(of offset: Int, in file: FileIdentity) -> Int {
    var shift = 0
    for edit in inOrder(of: file) {
      let start = edit.place.range.lowerBound + shift
      guard start < offset else { break }
      let growth = edit.newText.utf8.count - edit.place.range.count
      if offset < start + edit.newText.utf8.count { return edit.place.range.lowerBound }
      shift += growth
    }
    return offset - shift
  }

  private func inOrder(of file: FileIdentity) -> [TextEdit] {
    filter { $0.place.file == file }.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }
}
