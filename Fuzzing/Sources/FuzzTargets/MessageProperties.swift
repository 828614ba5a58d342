import NavCompiler

/// The properties of messages: their order, ranges, and texts.
enum MessageProperties {
  static func check(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    // A file that is not UTF-8 has one message, which is about a byte.
    let areTexts = files.map { String(validating: $0.bytes, as: UTF8.self) != nil }
    func check(_ range: SourceRange, _ what: String) {
      guard files.indices.contains(Int(range.file)) else {
        return problems.expect(false, "\(what) is in file \(range.file)")
      }
      self.check(range, what, in: files[Int(range.file)], areTexts[Int(range.file)], &problems)
    }
    for (index, diagnostic) in diagnostics.enumerated() {
      let name = diagnostic.rule.id
      check(diagnostic.range, name)
      self.check(text: diagnostic.message, name, &problems)
      for note in diagnostic.notes {
        check(note.range, "a note of \(name)")
        self.check(text: note.message, "a note of \(name)", &problems)
      }
      for edit in diagnostic.fixes.flatMap(\.edits) {
        check(edit.range, "an edit of \(name)")
      }
      guard index > 0 else { continue }
      let before = diagnostics[index - 1]
      problems.expect(!Diagnostic.inOrder(diagnostic, before), "\(name) stands after \(before.rule.id)")
    }
    problems.expect(Set(diagnostics).count == diagnostics.count, "the same is said twice")
  }

  private static func check(
    _ range: SourceRange, _ what: String, in file: SourceFile, _ isText: Bool, _ problems: inout Problems
  ) {
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
