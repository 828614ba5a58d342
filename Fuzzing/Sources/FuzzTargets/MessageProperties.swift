import NavCompiler

/// What holds for the messages of a file: order, ranges, texts.
enum MessageProperties {
  static func check(_ diagnostics: [Diagnostic], in file: SourceFile, _ problems: inout Problems) {
    // Where the file is not UTF-8, there is one message, about a byte.
    let isText = String(validating: file.bytes, as: UTF8.self) != nil
    for (index, diagnostic) in diagnostics.enumerated() {
      let name = diagnostic.id.rawValue
      check(diagnostic.range, name, in: file, isText, &problems)
      check(text: diagnostic.message, name, &problems)
      for note in diagnostic.notes {
        check(note.range, "a note of \(name)", in: file, isText, &problems)
        check(text: note.message, "a note of \(name)", &problems)
      }
      for edit in diagnostic.fixes.flatMap(\.edits) {
        check(edit.range, "an edit of \(name)", in: file, isText, &problems)
      }
      guard index > 0 else { continue }
      let before = diagnostics[index - 1]
      problems.expect(!Diagnostic.inOrder(diagnostic, before), "\(name) stands after \(before.id.rawValue)")
    }
    problems.expect(Set(diagnostics).count == diagnostics.count, "the same is said twice")
  }

  private static func check(
    _ range: SourceRange, _ what: String, in file: SourceFile, _ isText: Bool, _ problems: inout Problems
  ) {
    problems.expect(range.file == file.number, "\(what) is in file \(range.file)")
    guard range.lower <= range.upper, Int(range.upper) <= file.bytes.count else {
      problems.expect(false, "\(what) is at \(range.lower)..<\(range.upper) of \(file.bytes.count)")
      return
    }
    guard isText else { return }
    for offset in [Int(range.lower), Int(range.upper)] where offset < file.bytes.count {
      problems.expect(file.bytes[offset] & 0xC0 != 0x80, "\(what) cuts a character in two at \(offset)")
    }
  }

  private static func check(text: String, _ what: String, _ problems: inout Problems) {
    problems.expect(!text.isEmpty && text.utf8.count <= 4_096, "the text of \(what) has \(text.utf8.count) bytes")
  }
}
