import NavCompiler

/// A verb of the command line. Parsing, help, and suggestions are derived from this value.
package struct Verb {
  package let name: String
  /// The form of its command line.
  package let usage: String
  /// A line for the list of verbs.
  package let summary: String
  /// The description, in paragraphs.
  package let details: String
  package let examples: [Example]
  /// The options in the order of the help.
  package let options: [OptionForm]
  /// The words that shells offer as operands.
  package let offers: OperandOffers
  private let start: ([GivenOption], [String]) throws -> ExitStatus

  /// A complete command line and its purpose.
  package struct Example {
    package let command: String
    package let purpose: String

    package init(_ command: String, _ purpose: String) {
      self.command = command
      self.purpose = purpose
    }
  }

  /// Declares a verb.
  ///
  /// - Parameters:
  ///   - command: The command without its options and operands.
  ///   - name: The word in the command line.
  ///   - usage: The options and operands in short.
  ///   - summary: A line for the list of verbs.
  ///   - details: The description, in paragraphs.
  ///   - examples: Complete command lines.
  ///   - options: The options in the order of the help, without `--help`.
  ///   - operands: The other words.
  package init<Command: RunnableCommand>(
    _ command: @escaping () -> Command, name: String, usage: String, summary: String, details: String,
    examples: [Example], options: [CommandOption<Command>], operands: Operands<Command>
  ) {
    self.name = name
    self.usage = usage.isEmpty ? "navc \(name)" : "navc \(name) \(usage)"
    self.summary = summary
    self.details = details
    self.examples = examples
    self.options = options.map(\.form) + [.help]
    offers = operands.offers
    start = { given, words in
      var command = command()
      for option in given {
        guard let known = options.first(where: { $0.form.name == option.name }) else {
          throw UsageError("'\(name)' does not take '\(option.name)'")
        }
        try known.apply(&command, option.values)
      }
      try operands.apply(&command, words, name)
      return try command.run()
    }
  }

  /// Runs the verb.
  ///
  /// - Parameters:
  ///   - options: The options in the given order.
  ///   - operands: The other words.
  /// - Returns: The exit status.
  /// - Throws: A ``UsageError`` if the command line is wrong, or an error that prevents the run.
  func run(_ options: [GivenOption], _ operands: [String]) throws -> ExitStatus {
    do {
      return try start(options, operands)
    } catch var error as UsageError {
      error.usage = usage
      throw error
    }
  }
}

/// A command with its options and operands.
package protocol RunnableCommand {
  /// Runs the command.
  ///
  /// - Returns: The exit status.
  /// - Throws: A ``UsageError`` if options contradict each other, or an error that prevents the run.
  func run() throws -> ExitStatus
}

/// An option in a command line, with the words of its value.
struct GivenOption {
  let name: String
  let values: [CommandLineWord]
}
