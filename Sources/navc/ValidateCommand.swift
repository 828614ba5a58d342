import NavCompiler

/// `navc validate`.
struct ValidateCommand {
  var files: [String]
  var options: Options

  func run() throws -> ExitStatus {
    var printer = MessagePrinter(options)
    var isUnreadable = false
    // Graphs that may read from one directory share what they mount.
    var compilations: [String: Compilation] = [:]
    for path in files {
      switch InputFile.load(path) {
      case .file(let file):
        let directory = MountDirectory(root: options.root, of: file)
        let checked = compilations[directory.path, default: Compilation(directory)].check(file)
        let result = try mended(checked, directory, &printer)
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

  /// The result as it is once what needs no decision has been mended and written, where that is asked for.
  private func mended(
    _ result: Compiler.Result, _ directory: MountDirectory, _ printer: inout MessagePrinter
  ) throws -> Compiler.Result {
    guard options.mending == .fix, let mended = Compiler.mend(result, mounting: directory) else { return result }
    let path = result.file.path
    guard case .success(let bytes) = InputFile.contents(of: path, limit: NodeTree.fileSizeLimit + 1),
      bytes == result.file.bytes
    else { throw OutputError(reason: .changedMeanwhile, name: "'\(path)'") }
    try OutputFile.write(String(decoding: mended.result.file.bytes, as: UTF8.self), to: path)
    try printer.reportMended(path, mended.fixCount)
    return mended.result
  }
}
