import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command. Everything it reads and writes, and its exit status, is decided under this folder.
@main
enum Navc {
  static func main() {
    // A reader that went away is reported as any other failure to write.
    signal(SIGPIPE, SIG_IGN)
    // What Linux tells of somebody who waits to write a file that is being looked at.
    signal(SIGIO, SIG_IGN)
    exit(run().rawValue)
  }

  /// The command line without the name of the program.
  ///
  /// What is no text is refused: mended, as Swift's own `CommandLine.arguments` has it, it would be the name of another file.
  private static func arguments() throws -> [String] {
    try CommandLine.unsafeArguments.dropFirst().map { argument in
      guard let text = String(validatingCString: argument) else {
        throw UsageError("'\(String(cString: argument))' is not UTF-8, and nothing else can be named here")
      }
      return text
    }
  }

  private static func run() -> ExitStatus {
    var format: any OutputFormat.Type = TextFormat.self
    do {
      let arguments = try arguments()
      if arguments.isEmpty {
        // It fails, so that a script whose words are missing notices.
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

  /// Says why nothing could be done. That even this cannot be written has nobody left to tell.
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

/// What the command reports to its caller.
enum ExitStatus: Int32 {
  /// Valid; warnings are allowed unless they are to fail.
  case success = 0
  /// At least one error.
  case invalid = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
}

/// The version of the program.
enum Version {
  static let current = "0.1.0"
}

extension CommandLine {
  /// The arguments as the system hands them over.
  fileprivate static var unsafeArguments: [UnsafeMutablePointer<CChar>] {
    (0..<Int(argc)).compactMap { unsafeArgv[$0] }
  }
}
