import NavCommandLine
import NavCompiler

/// `navc validate`.
struct ValidateCommand: RunnableCommand {
  private var files: [String] = []
  private var options = MessageOptions()
  /// Whether to apply the fixes that need no decision.
  private var fixes = false

  static var verb: Verb {
    Verb(
      ValidateCommand.init, name: "validate", usage: "[options] FILE…", summary: "check graphs",
      details: """
        Checks each graph. Messages go to standard error. For a valid graph, navc prints the numbers of its screens and
        segues on standard output.

        '--fix' applies the fixes that need no decision. It writes a file only if the file is valid afterward.
        The format github is for the log of a GitHub action, and sarif is for code scanners.
        """,
      examples: [
        Verb.Example("navc validate shop.nav.yaml", "check a graph and the fragments that it mounts"),
        Verb.Example("navc validate --fix shop.nav.yaml", "correct misspelled names, and check again"),
        Verb.Example(
          "navc validate --strict --format github shop.nav.yaml", "annotate a pull request; warnings fail"),
      ],
      options: [
        .flag("--fix", "apply the fixes that need no decision, if the result is valid") { $0.fixes = true },
        .root(\.options), .messageFormat(\.options),
      ] + CommandOption.messages(\.options),
      operands: .files { $0.files = $1 })
  }

  func run() throws -> ExitStatus {
    if fixes, files.contains("-") { throw UsageError("'--fix' needs a file, not standard input") }
    var printer = MessagePrinter(options, countsFixes: !fixes)
    if fixes { try mend(printer) }
    var isUnreadable = false
    // Graphs with the same root directory share their mounted files.
    var compilations: [SystemPath: Compilation] = [:]
    for path in files {
      switch InputFile.load(path) {
      case .file(let file):
        let directory = MountDirectory(root: options.root, of: file)
        let result = compilations[directory.path, default: Compilation(directory)].check(file)
        try printer.add(result, fixableWith: InputFile.isRegular(path) ? directory : nil)
        if result.graph != nil { try printer.reportValid(result) }
      case .unreadable(let file, let diagnostic):
        isUnreadable = true
        try printer.add(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
      }
    }
    try printer.finish()
    return isUnreadable ? .failure : printer.status
  }

  // MARK: - Fixes

  private enum Mending {
    case written
    /// The file is still invalid, possibly because of a file that it mounts.
    case refused
    case needless
  }

  /// Applies the fixes that need no decision in all files. A graph can become valid only after its fragments do, so
  /// files that cannot be fixed are tried again as long as others are fixed.
  private func mend(_ printer: MessagePrinter) throws {
    var pending = files
    var isProgress = true
    while isProgress, !pending.isEmpty {
      isProgress = false
      var refused: [String] = []
      for path in pending {
        switch try mend(path, printer) {
        case .written: isProgress = true
        case .refused: refused.append(path)
        case .needless: break
        }
      }
      pending = refused
    }
  }

  private func mend(_ path: String, _ printer: MessagePrinter) throws -> Mending {
    // An unreadable file is reported by the check. A pipe can be read only once, also by the check.
    guard InputFile.isRegular(path), case .file(let file) = InputFile.load(path) else { return .needless }
    let directory = MountDirectory(root: options.root, of: file)
    let result = Compiler.check(file, mounting: directory)
    guard let mended = Compiler.mend(result, mounting: directory) else {
      return result.graph == nil ? .refused : .needless
    }
    try OutputFile.write(mended.result.file.bytes, over: file.bytes, at: path)
    try printer.reportMended(path, mended.fixCount)
    return .written
  }
}
