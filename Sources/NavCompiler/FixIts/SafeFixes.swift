/// The fixes that a program may apply to a file, as edits that do not overlap.
///
/// A message with several fixes needs a decision, so none of them is applied. If two fixes overlap, the fix of the
/// first message is applied. The other one may be applied after the next check.
struct SafeFixes {
  /// The edits in the order of the file.
  private(set) var edits: [Diagnostic.Edit] = []
  /// The number of applied fixes.
  private(set) var count = 0

  /// Collects the safe fixes. It skips the fixes in `left`.
  ///
  /// - Complexity: `n log n` in the edits.
  init(of diagnostics: [Diagnostic], in file: SourceFile, without left: [Diagnostic.Fix] = []) {
    self.init(Self.fixes(of: diagnostics, in: file).filter { !left.contains($0) })
  }

  init(_ fixes: [Diagnostic.Fix]) {
    for fix in fixes {
      // If two messages suggest the same edit, it is made once.
      let new = fix.edits.filter { !edits.contains($0) }
      guard !new.contains(where: { edit in edits.contains { Self.meet($0, edit) } }) else { continue }
      edits += new
      count += 1
    }
    edits.sort { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  }

  /// The fixes that do not need a decision, in the order of their messages.
  static func fixes(of diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic.Fix] {
    diagnostics.compactMap { diagnostic in
      guard let fix = diagnostic.fixes.first, diagnostic.fixes.count == 1, fix.safety == .safe else { return nil }
      let isWithin = fix.edits.allSatisfy {
        $0.range.file == file.number && Int($0.range.upper) <= file.bytes.count
      }
      return isWithin ? fix : nil
    }
  }

  /// A skipped fix, with ranges for the file after the edits.
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

  /// The file after the edits.
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

  /// Whether two edits overlap. Two insertions at one place do, because their order is undefined.
  private static func meet(_ one: Diagnostic.Edit, _ other: Diagnostic.Edit) -> Bool {
    one.range.lower < other.range.upper && other.range.lower < one.range.upper
      || one.range.lower == other.range.lower
  }
}
