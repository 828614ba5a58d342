import NavCompiler

/// The properties of every compilation, for any file.
enum CompilationProperties {
  static func check(
    _ result: Compiler.Result, mounting store: ListedFiles = ListedFiles(), _ problems: inout Problems
  ) {
    let bag = result.diagnostics
    problems.expect(
      (result.graph != nil) == (bag.errorCount == 0),
      "a graph exists exactly if there are no errors: \(bag.errorCount) errors")
    checkCounts(result, &problems)
    MessageProperties.check(bag.diagnostics, in: result.files, &problems)
    FormatProperties.check(bag.diagnostics, in: result.files, &problems)
    FixProperties.check(result, mounting: store, &problems)
    checkRepetition(result, mounting: store, &problems)
  }

  /// Each message needs an error in the file, so the number of messages is limited by the number of bytes.
  private static func checkCounts(_ result: Compiler.Result, _ problems: inout Problems) {
    let bag = result.diagnostics
    let shown = bag.diagnostics
    let errors = shown.count { $0.severity == .error }
    let warnings = shown.count - errors
    problems.expect(
      errors == min(bag.errorCount, DiagnosticBag.limit), "\(errors) of \(bag.errorCount) errors are kept")
    problems.expect(
      warnings == min(bag.warningCount, DiagnosticBag.limit), "\(warnings) of \(bag.warningCount) warnings are kept")
    let bytes = result.files.map(\.bytes.count).reduce(0, +)
    problems.expect(
      bag.errorCount + bag.warningCount <= bytes + 8,
      "\(bag.errorCount) errors and \(bag.warningCount) warnings in \(bytes) bytes")
  }

  /// The same bytes produce the same messages and the same Swift, independent of the seed of hashes.
  private static func checkRepetition(
    _ result: Compiler.Result, mounting store: ListedFiles, _ problems: inout Problems
  ) {
    let again = Compiler.check(result.file, mounting: store)
    problems.expect(
      again.diagnostics.diagnostics == result.diagnostics.diagnostics, "the second run says something else")
    guard let graph = result.graph else { return }
    let swift = Compiler.generate(graph, fileName: "fuzz.nav.yaml")
    problems.expect(
      again.graph.map { Compiler.generate($0, fileName: "fuzz.nav.yaml") } == swift, "the second run's Swift differs")
    SwiftTextProperties.check(String(decoding: swift, as: UTF8.self), &problems)
  }
}
