import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command. Only code in this folder reads input, writes output, and decides the exit status.
@main
enum Navc {
  static func main() {
    // Report a closed reader like any other write error.
    signal(SIGPIPE, SIG_IGN)
    // Linux sends SIGIO if a program opens a file for writing while navc holds a lease on it.
    signal(SIGIO, SIG_IGN)
    exit(run().rawValue)
  }

  /// The command line without the name of the program.
  ///
  /// An argument that is not UTF-8 is an error. Swift's `CommandLine.arguments` would repair it, and the result would
  /// name another file.
  private static func arguments() throws -> [String] {
    try CommandLine.unsafeArguments.dropFirst().map { argument in
      guard let text = String(validatingCString: argument) else {
        throw UsageError("'\(String(cString: argument))' is not UTF-8")
      }
      return text
    }
  }

  private static func run() -> ExitStatus {
    var format: any OutputFormat.Type = TextFormat.self
    do {
      let arguments = try arguments()
      if arguments.isEmpty {
        // An empty command line fails, so that a script notices missing words.
        try OutputStream.standardError.write(PrintedText(own: Help.text(nil)))
        return .failure
      }
      format = Options.format(wantedBy: arguments)
      switch try Invocation.parse(arguments) {
      case .validate(let files, let options): return try ValidateCommand(files: files, options: options).run()
      case .generate(let file, let output, let options):
        return try GenerateCommand(file: file, output: output, options: options).run()
      case .render(let command): return try command.run()
      case .run(let command): return try command.run()
      case .runPage(let command): return try command.run()
      case .paths(let command): return try command.run()
      case .explain(let id): return try ExplainCommand.run(id)
      case .help(let verb): try OutputStream.standardOutput.write(PrintedText(own: Help.text(verb)))
      case .version: try OutputStream.standardOutput.write("navc \(Version.current)\n")
      }
      return .success
    } catch let error as UsageError {
      return complain(error.message, error.text, format)
    } catch let error as OutputError {
      return complain(error.message, "navc: error: \(error.message)\n", format)
    } catch {
      return complain(
        "\(String(describing: error))", "navc: error: \(String(describing: error))\n", format)
    }
  }

  /// Prints an error, and ignores a failure to do so.
  private static func complain(
    _ message: PrintedText, _ text: PrintedText, _ format: any OutputFormat.Type
  ) -> ExitStatus {
    if let line = format.line(.error, "navc: \(message)") {
      try? OutputStream.standardOutput.write(line)
    } else {
      try? OutputStream.standardError.write(text)
    }
    return .failure
  }
}

/// The exit status of the command.
enum ExitStatus: Int32 {
  /// The graphs are valid. Warnings are allowed without `--strict`.
  case success = 0
  /// There is at least one error.
  case invalid = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
}

/// The version of the program.
enum Version {
  static let current = "0.1.0"
}

extension CommandLine {
  /// The arguments as C strings.
  fileprivate static var unsafeArguments: [UnsafeMutablePointer<CChar>] {
    (0..<Int(argc)).compactMap { unsafeArgv[$0] }
  }
}
