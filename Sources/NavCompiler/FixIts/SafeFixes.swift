/// The fixes of a file that a program may apply by itself, as edits that do not meet.
///
/// A message that offers several fixes asks a question, so none of them is taken. Of two fixes that meet, the one of the
/// message that comes first is taken; the other may still hold when the file is checked again.
struct SafeFixes {
  /// In the order of the file.
  private(set) var edits: [Diagnostic.Edit] = []
  /// How many fixes the edits belong to.
  private(set) var count = 0

  /// `left` are fixes that are not taken.
  ///
  /// - Complexity: `n log n` in the edits.
  init(of diagnostics: [Diagnostic], in file: SourceFile, without left: [Diagnostic.Fix] = []) {
    self.init(Self.fixes(of: diagnostics, in: file).filter { !left.contains($0) })
  }

  init(_ fixes: [Diagnostic.Fix]) {
    for fix in fixes {
      // The same edit, asked for by two messages, is made once.
      let new = fix.edits.filter { !edits.contains($0) }
      guard !new.contains(where: { edit in edits.contains { Self.meet($0, edit) } }) else { continue }
      edits += new
      count += 1
    }
    edits.sort { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  }

  /// The fixes that need no decision, in the order of their messages.
  static func fixes(of diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic.Fix] {
    diagnostics.compactMap { diagnostic in
      guard let fix = diagnostic.fixes.first, diagnostic.fixes.count == 1, fix.safety == .safe else { return nil }
      let isWithin = fix.edits.allSatisfy {
        $0.range.file == file.number && Int($0.range.upper) <= file.bytes.count
      }
      return isWithin ? fix : nil
    }
  }

  /// A fix that was not taken, where its edits stand in the file with the others made.
  func moved(_ fix: Diagnostic.Fix) -> Diagnostic.Fix {
    var fix = fix
    for index in fix.edits.indices {
      var shift = 0
      for edit in edits where edit.range.upper <= fix.edits[index].range.lower {
        shift += edit.newText.utf8.count - Int(edit.range.upper - edit.range.lower)
      }
      let range = fix.edits[index].range
      fix.edits[index].range = SourceRange(
        file: range.file, lower: UInt32(Int(range.lower) + shift), upper: UInt32(Int(range.upper) + shift))
    }
    return fix
  }

  /// The file with the edits made.
  func applied(to file: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    var offset = 0
    for edit in edits {
      bytes += file.bytes[offset..<Int(edit.range.lower)]
      bytes += Array(edit.newText.utf8)
      offset = Int(edit.range.upper)
    }
    bytes += file.bytes[offset...]
    return SourceFile(path: file.path, bytes: bytes, number: file.number, identity: file.identity)
  }

  /// Two insertions in one place meet too: which of them would come first?
  private static func meet(_ one: Diagnostic.Edit, _ other: Diagnostic.Edit) -> Bool {
    one.range.lower < other.range.upper && other.range.lower < one.range.upper
      || one.range.lower == other.range.lower
  }
}
