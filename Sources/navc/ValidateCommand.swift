import NavCompiler

/// `navc validate`.
struct ValidateCommand {
  var files: [String]
  var options: Options

  func run() throws -> ExitStatus {
    var printer = MessagePrinter(options)
    if options.mending == .fix { try mend(printer) }
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
