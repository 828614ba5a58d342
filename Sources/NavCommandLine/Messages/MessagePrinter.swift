package import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints the messages of a run in the chosen format.
package struct MessagePrinter {
  private let options: MessageOptions
  /// Whether the summary counts the fixes that `--fix` would apply.
  private let countsFixes: Bool
  /// Errors and warnings that may still be printed.
  private var errorsLeft = DiagnosticBag.limit
  private var warningsLeft = DiagnosticBag.limit
  package private(set) var errorCount = 0
  package private(set) var warningCount = 0
  private var format: any OutputFormat
  /// Whether a file has no errors itself, but mounts a file with errors.
  private var isMountBroken = false
  /// The files with a message.
  private var files: Set<String> = []
  private var fixCount = 0

  package init(_ options: MessageOptions, countsFixes: Bool = true) {
    self.options = options
    self.countsFixes = countsFixes
    var style = OutputStyle(color: Self.color(options), version: Version.current)
    style.form = options.documents
    format = options.format.init(style)
  }

  /// The exit status of a run in which every file could be read.
  package var status: ExitStatus {
    errorCount > 0 || isMountBroken || (warningCount > 0 && options.strictness == .strict) ? .invalid : .success
  }

  /// Prints the messages of one file. Some formats keep them until the end.
  ///
  /// - Parameters:
  ///   - result: The messages of the file.
  ///   - store: The files that it mounts, or `nil` if `--fix` cannot write the file.
  /// - Throws: An ``OutputError`` if the messages cannot be printed.
  package mutating func add(_ result: Compiler.Result, fixableWith store: MountDirectory? = nil) throws {
    let diagnostics = options.scope == .everything ? result.diagnostics : result.ownDiagnostics
    isMountBroken = isMountBroken || (result.graph == nil && diagnostics.errorCount == 0)
    errorCount += diagnostics.errorCount
    warningCount += diagnostics.warningCount
    if isSummarized, countsFixes, let store { fixCount += Compiler.fixCount(of: result, mounting: store) }
    for diagnostic in diagnostics.diagnostics {
      if let file = result.files.first(where: { $0.number == diagnostic.range.file }) { files.insert(file.path) }
    }
    try OutputStream.write(format.add(Self.report(result, select(diagnostics.diagnostics))))
  }

  /// Prints the summary, and the number of omitted messages.
  package func finish() throws {
    var totals = RunTotals(errors: errorCount, warnings: warningCount, leftOut: leftOut)
    if isSummarized, !files.isEmpty { totals.summary = RunTotals.Summary(files: files.count, fixes: fixCount) }
    try OutputStream.write(format.finish(totals))
  }

  /// Prints the size of a valid graph.
  package func reportValid(_ result: Compiler.Result) throws {
    guard options.verbosity == .normal else { return }
    try OutputStream.write(format.valid(Self.report(result, [])))
  }

  /// Prints the number of applied fixes.
  package func reportMended(_ path: String, _ fixCount: Int) throws {
    guard options.verbosity == .normal else { return }
    let text: PrintedText = "\(path): \(fixCount) \(fixCount == 1 ? "fix" : "fixes") applied"
    if let line = options.format.line(.notice, text) {
      try OutputStream.standardOutput.write(line)
    } else {
      try OutputStream.standardError.write("\(text)\n")
    }
  }

  // MARK: - Selection

  private var isSummarized: Bool { options.verbosity == .normal && options.format.isSummarized }

  /// Lines with the numbers of omitted messages.
  private var leftOut: [PrintedText] {
    let errors = errorCount - (DiagnosticBag.limit - errorsLeft)
    let warnings = warningCount - (DiagnosticBag.limit - warningsLeft)
    return (errors > 0 ? ["and \(errors) more error\(errors == 1 ? "" : "s")"] : [])
      + (warnings > 0 && showsWarnings ? ["and \(warnings) more warning\(warnings == 1 ? "" : "s")"] : [])
  }

  private mutating func select(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      switch diagnostic.severity {
      case .error:
        guard errorsLeft > 0 else { return false }
        errorsLeft -= 1
      case .warning:
        guard warningsLeft > 0, showsWarnings else { return false }
        warningsLeft -= 1
      }
      return true
    }
  }

  /// `--quiet` does not hide warnings that fail the run.
  private var showsWarnings: Bool { options.verbosity == .normal || options.strictness == .strict }

  private static func color(_ options: MessageOptions) -> OutputStyle.Color {
    switch options.color {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let isWanted = (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
      return isWanted && OutputStream.standardError.isTerminal ? .ansi : .plain
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package static func report(_ result: Compiler.Result, _ diagnostics: [Diagnostic]) -> FileReport {
    var report = FileReport(
      path: result.file.path, graphName: result.graphName, isValid: result.graph != nil, files: result.files,
      diagnostics: diagnostics)
    report.screens = result.summary?.screens
    report.segues = result.summary?.segues
    report.depth = result.summary?.depth
    return report
  }
}
