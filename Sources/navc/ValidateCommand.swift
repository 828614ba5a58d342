import NavCompiler

/// `navc validate`.
struct ValidateCommand {
  var files: [String]
  var options: Options

  func run() throws -> ExitStatus {
    var printer = MessagePrinter(options)
    var isUnreadable = false
    for path in files {
      switch InputFile.load(path) {
      case .file(let file):
        let result = Compiler.check(file)
        try printer.add(result)
        if result.graph != nil { try printer.reportValid(result) }
      case .unreadable(let file, let diagnostic):
        isUnreadable = true
        try printer.add(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
      }
    }
    try printer.finish()
    return isUnreadable ? .failure : printer.status
  }
}
