import NavCompiler

/// The properties of fixes: each fix can be applied, and fixes that are applied automatically produce a valid file.
enum FixProperties {
  /// Each fix costs a compilation, and a file can have hundreds of fixes.
  private static let trialLimit = 12
  private static let byteLimit = 128 << 10

  static func check(_ result: Compiler.Result, mounting store: ListedFiles, _ problems: inout Problems) {
    let fixes = result.diagnostics.diagnostics.flatMap { diagnostic in diagnostic.fixes.map { (diagnostic, $0) } }
      .filter { $0.1.edits.allSatisfy { $0.range.file == result.file.number } }
    let stride = max(1, fixes.count / trialLimit)
    var bytes = 0
    for index in Swift.stride(from: 0, to: fixes.count, by: stride) where bytes < byteLimit {
      let (diagnostic, fix) = fixes[index]
      check(fix, of: diagnostic, result, mounting: store, &problems)
      bytes += result.file.bytes.count
    }
    checkMending(result, mounting: store, &problems)
  }

  private static func check(
    _ fix: Diagnostic.Fix, of diagnostic: Diagnostic, _ result: Compiler.Result, mounting store: ListedFiles,
    _ problems: inout Problems
  ) {
    let name = "«\(fix.title)» of \(diagnostic.rule.id)"
    var bytes = result.file.bytes
    var limit = bytes.count
    for edit in fix.edits.sorted(by: { $0.range.lower > $1.range.lower }) {
      guard edit.range.lower <= edit.range.upper, Int(edit.range.upper) <= limit else {
        problems.expect(false, "\(name) has edits that meet")
        return
      }
      bytes.replaceSubrange(Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.newText.utf8))
      limit = Int(edit.range.lower)
    }
    problems.expect(bytes != result.file.bytes, "\(name) changes nothing")
    let mended = Compiler.check(
      SourceFile(path: result.file.path, bytes: bytes, identity: result.file.identity), mounting: store)
    problems.expect(
      isYAML(mended) || !isYAML(result),
      "\(name) leaves what is no YAML: \(String(decoding: bytes, as: UTF8.self))")
  }

  /// Whether the file itself is YAML. The mounted files may be invalid.
  private static func isYAML(_ result: Compiler.Result) -> Bool {
    !result.diagnostics.diagnostics.contains { $0.rule == .yamlSyntax && $0.range.file == result.file.number }
  }

  private static func checkMending(
    _ result: Compiler.Result, mounting store: ListedFiles, _ problems: inout Problems
  ) {
    guard let mended = Compiler.mend(result, mounting: store) else { return }
    problems.expect(mended.fixCount > 0, "nothing was mended")
    problems.expect(mended.result.graph != nil, "what was mended is not valid")
    let again = Compiler.check(mended.result.file, mounting: store)
    problems.expect(again.diagnostics.errorCount == 0, "what was mended is not valid when it is read")
    if let more = Compiler.mend(mended.result, mounting: store) {
      problems.expect(false, "what was mended is mended again, by \(more.fixCount) fixes")
    }
  }
}
