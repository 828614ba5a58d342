import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with verbs. Only this module and the program itself read input, write output, and decide the exit status.
package struct Program {
  let verbs: [Verb]

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - verbs: The verbs in the order of the help.
  ///   - describing: Verbs that describe all verbs of the program, themselves included. `help` is added to them.
  package init(_ verbs: [Verb], describing: [(@escaping () -> [Verb]) -> Verb] = []) {
    self.verbs = Self.all(verbs, describing + [HelpCommand.verb])
  }

  private static func all(_ verbs: [Verb], _ describing: [(@escaping () -> [Verb]) -> Verb]) -> [Verb] {
    verbs + describing.map { verb in verb { all(verbs, describing) } }
  }

  /// Runs the command line of this process, and exits.
  package func main() -> Never {
    // Report a closed reader like any other write error.
    signal(SIGPIPE, SIG_IGN)
    // Linux sends SIGIO if a program opens a file for writing while navc holds a lease on it.
    signal(SIGIO, SIG_IGN)
    exit(run().rawValue)
  }

  private func run() -> ExitStatus {
    var format: any OutputFormat.Type = TextFormat.self
    do {
      let arguments = CommandLine.words.dropFirst()
      if arguments.isEmpty {
        // An empty command line fails, so that a script notices missing words.
        try OutputStream.standardError.write(PrintedText(own: HelpText.overview(verbs)))
        return .failure
      }
      format = messageFormat(wantedBy: arguments.map(\.repaired))
      return try run(CommandLineWords(Array(arguments), verbs: verbs))
    } catch let error as UsageError {
      return complain(error.message, error.text, format)
    } catch let error as OutputError {
      return complain(error.message, "navc: error: \(error.message)\n", format)
    } catch {
      return complain(
        "\(String(describing: error))", "navc: error: \(String(describing: error))\n", format)
    }
  }

  private func run(_ words: CommandLineWords) throws -> ExitStatus {
    if words.verb == nil, words.contains(.version) {
      try OutputStream.standardOutput.write("navc \(Version.current)\n")
      return .success
    }
    if words.contains(.help) { return try HelpCommand(verbs: verbs, verb: words.verb).run() }
    guard let verb = words.verb else {
      if let option = words.options.first { throw UsageError("'\(option.name)' needs a verb") }
      throw UsageError("there is no verb")
    }
    return try verb.run(words.options, words.operands)
  }

  /// The format of messages in a command line, even if the command line is invalid otherwise.
  private func messageFormat(wantedBy arguments: [String]) -> any OutputFormat.Type {
    let option = MessageOptions.formatOption
    let verb = arguments.lazy.compactMap { word in verbs.first { $0.name == word } }.first
    let form = verb?.options.first { $0.name == option }
    let wanted = OutputFormats.all.first { format in
      arguments.contains("\(option)=\(format.name)")
        || zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == format.name }
    }
    // For some verbs, `--format` is the format of the output. If it names such a format, messages are text.
    if let wanted, let form, form.words != OutputFormats.names, form.words.contains(wanted.name) {
      return TextFormat.self
    }
    return wanted ?? TextFormat.self
  }

  /// Prints an error, and ignores a failure to do so.
  private func complain(
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

extension CommandLine {
  /// The name of the program and the words after it.
  fileprivate static var words: [CommandLineWord] {
    (0..<Int(argc)).compactMap { unsafeArgv[$0] }.map {
      CommandLineWord(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }
}
