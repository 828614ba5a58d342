import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints what was found in the files of a run, in the form that was asked for.
struct MessagePrinter {
  private let options: Options
  /// Errors and warnings that may still be printed.
  private var errorsLeft = DiagnosticBag.limit
  private var warningsLeft = DiagnosticBag.limit
  private(set) var errorCount = 0
  private(set) var warningCount = 0
  private var files: [JSONValue] = []
  private var messages: [JSONValue] = []
  private var rules: Set<Rule> = []
  /// Whether a file is invalid for what it mounts alone.
  private var isMountBroken = false

  init(_ options: Options) {
    self.options = options
  }

  /// The exit status of a run in which every file could be read.
  var status: ExitStatus {
    errorCount > 0 || isMountBroken || (warningCount > 0 && options.strictness == .strict) ? .invalid : .success
  }

  /// Prints the messages of one file, or keeps them for the end where the form wants them together.
  mutating func add(_ result: Compiler.Result) throws {
    let diagnostics = options.scope == .everything ? result.diagnostics : result.ownDiagnostics
    isMountBroken = isMountBroken || (result.graph == nil && diagnostics.errorCount == 0)
    errorCount += diagnostics.errorCount
    warningCount += diagnostics.warningCount
    let shown = select(diagnostics.diagnostics)
    switch options.format {
    case .text:
      guard !shown.isEmpty else { return }
      try OutputStream.standardError.write(TextRenderer(result.files, color: color).render(shown))
    case .json:
      files.append(Self.object(for: result))
      messages += JSONRenderer(result.files).render(shown)
    case .sarif:
      rules.formUnion(shown.map(\.rule))
      messages += SARIFRenderer(result.files).render(shown)
    case .github:
      try OutputStream.standardOutput.write(GitHubRenderer(result.files).render(shown))
    }
  }

  /// Prints what is known only at the end: the count of messages that were left out, or the whole JSON document.
  func finish() throws {
    switch options.format {
    case .text: for text in leftOut { try OutputStream.standardError.write("\(text)\n") }
    case .github: for text in leftOut { try OutputStream.standardOutput.write(GitHubRenderer.notice("\(text)")) }
    case .sarif:
      let rules = Rule.all.filter(self.rules.contains)
      let log = SARIFRenderer.log(messages, rules: rules, version: Version.current)
      try OutputStream.standardOutput.write(data: log.text)
    case .json:
      let summary: JSONValue = .object([("errors", .number(errorCount)), ("warnings", .number(warningCount))])
      let document: JSONValue = .object([
        ("version", .number(1)), ("files", .array(files)), ("diagnostics", .array(messages)), ("summary", summary),
      ])
      try OutputStream.standardOutput.write(data: document.text)
    }
  }

  /// Prints what a valid graph holds.
  func reportValid(_ result: Compiler.Result) throws {
    guard options.format == .text, options.verbosity == .normal, let summary = result.summary else { return }
    let depth = summary.depth.map { ", depth \($0)" } ?? ""
    let counts = "\(Self.count(summary.screens, "screen")), \(Self.count(summary.segues, "segue"))\(depth)"
    try OutputStream.standardOutput.write("\(result.file.path): valid: \(counts)\n")
  }

  /// Says that a file was mended.
  func reportMended(_ path: String, _ fixCount: Int) throws {
    guard options.verbosity == .normal else { return }
    let text: PrintedText = "\(path): \(Self.count(fixCount, "fix", "fixes")) applied"
    switch options.format {
    case .github: try OutputStream.standardOutput.write(GitHubRenderer.notice(text))
    case .text, .json, .sarif: try OutputStream.standardError.write("\(text)\n")
    }
  }

  // MARK: - What is shown

  /// How many messages more there are than are printed.
  private var leftOut: [String] {
    let errors = errorCount - (DiagnosticBag.limit - errorsLeft)
    let warnings = warningCount - (DiagnosticBag.limit - warningsLeft)
    return (errors > 0 ? ["and \(Self.count(errors, "more error"))"] : [])
      + (warnings > 0 && showsWarnings ? ["and \(Self.count(warnings, "more warning"))"] : [])
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

  /// Warnings that fail are shown, however quiet the run.
  private var showsWarnings: Bool { options.verbosity == .normal || options.strictness == .strict }

  private var color: TextRenderer.Color {
    switch options.color {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let isWanted = (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
      return isWanted && OutputStream.standardError.isTerminal ? .ansi : .plain
    }
  }

  private func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func object(for result: Compiler.Result) -> JSONValue {
    let summary = result.summary
    func number(_ value: Int?) -> JSONValue { value.map { .number($0) } ?? .null }
    return .object([
      ("path", .string(result.file.path)), ("graph", result.graphName.map { .string($0) } ?? .null),
      ("valid", .bool(result.graph != nil)), ("screens", number(summary?.screens)),
      ("segues", number(summary?.segues)), ("depth", number(summary?.depth)),
    ])
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
