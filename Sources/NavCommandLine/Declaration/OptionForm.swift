import NavCompiler

/// The name of an option, its value, and its line in the help.
package struct OptionForm {
  /// The name with its dashes.
  package let name: String
  package let value: Value
  /// The allowed values. If the list is empty, any value can be given.
  package var words: [String] = []
  package let summary: String

  /// The value of an option.
  package enum Value {
    case none
    /// One value, after a space or `=`. The text is its placeholder.
    case one(String)
    /// A value that can be attached with `=`. Without it, the option has the value `otherwise`.
    case attached(String, otherwise: String)
    /// All words after the option.
    case rest(String)

    /// The placeholder in the help, or `nil` if the option takes no value.
    package var placeholder: String? {
      switch self {
      case .none: nil
      case .one(let placeholder), .attached(let placeholder, _), .rest(let placeholder): placeholder
      }
    }

    /// Whether the next word is the value.
    package var takesNextWord: Bool { if case .one = self { true } else { false } }
  }

  /// The option as the help shows it.
  package var usage: String {
    switch value {
    case .none: name
    case .one(let placeholder), .rest(let placeholder): "\(name) \(placeholder)"
    case .attached(let placeholder, _): "\(name)[=\(placeholder)]"
    }
  }

  /// Each verb accepts this option.
  static let help = OptionForm(name: "--help", value: .none, summary: "describe the verb")
  /// Only a command line without a verb accepts this option.
  static let version = OptionForm(name: "--version", value: .none, summary: "print the version")
}

/// An option of a command: its form, and its effect on the command.
package struct CommandOption<Command> {
  package let form: OptionForm
  /// Receives the words of the value.
  let apply: (inout Command, [CommandLineWord]) throws -> Void

  private init(_ form: OptionForm, _ apply: @escaping (inout Command, String) throws -> Void) {
    self.form = form
    self.apply = { try apply(&$0, $1.first?.text() ?? "") }
  }

  private init(form: OptionForm, apply: @escaping (inout Command, [CommandLineWord]) throws -> Void) {
    self.form = form
    self.apply = apply
  }

  /// An option without a value.
  package static func flag(
    _ name: String, _ summary: String, _ apply: @escaping (inout Command) -> Void
  ) -> CommandOption {
    CommandOption(OptionForm(name: name, value: .none, summary: summary)) { command, _ in apply(&command) }
  }

  /// An option whose value is any text.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - value: The placeholder for the value. `FILE`, `OUT`, `DIR`, and `SCREEN` also tell shells what to offer.
  ///   - summary: The line in the help.
  ///   - apply: Sets the value. Throws a ``UsageError`` if the value is not valid.
  /// - Returns: The option.
  package static func text(
    _ name: String, _ value: String, _ summary: String, _ apply: @escaping (inout Command, String) throws -> Void
  ) -> CommandOption {
    CommandOption(OptionForm(name: name, value: .one(value), summary: summary), apply)
  }

  /// An option whose value is optional, and is attached with `=`.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - value: The placeholder for the value.
  ///   - fallback: The value if the command line attaches none.
  ///   - words: The words that shells offer. A value can be several of them, with commas between them.
  ///   - summary: The line in the help.
  ///   - apply: Sets the value. Throws a ``UsageError`` if the value is not valid.
  /// - Returns: The option.
  package static func attachedText(
    _ name: String, _ value: String, otherwise fallback: String, among words: [String], _ summary: String,
    _ apply: @escaping (inout Command, String) throws -> Void
  ) -> CommandOption {
    CommandOption(
      OptionForm(name: name, value: .attached(value, otherwise: fallback), words: words, summary: summary), apply)
  }

  /// An option that takes all words after it. They need not be UTF-8.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - value: The placeholder for the words.
  ///   - summary: The line in the help.
  ///   - apply: Sets the words. There is at least one.
  /// - Returns: The option.
  package static func rest(
    _ name: String, _ value: String, _ summary: String,
    _ apply: @escaping (inout Command, [CommandLineWord]) throws -> Void
  ) -> CommandOption {
    CommandOption(form: OptionForm(name: name, value: .rest(value), summary: summary), apply: apply)
  }

  /// An option whose value is one of several words.
  package static func word(
    _ name: String, among words: [String], _ summary: String, _ apply: @escaping (inout Command, String) -> Void
  ) -> CommandOption {
    let form = OptionForm(
      name: name, value: .one(words.joined(separator: "|")), words: words, summary: summary)
    return CommandOption(form) { command, word in
      guard words.contains(word) else {
        let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        throw UsageError("'\(name)' must be \(list), not '\(word)'", word, among: words)
      }
      apply(&command, word)
    }
  }

  /// An option whose value is a case of an enum.
  package static func word<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ summary: String, _ apply: @escaping (inout Command, Word) -> Void
  ) -> CommandOption {
    word(name, among: Word.allCases.map(\.rawValue), summary) { command, text in
      if let word = Word(rawValue: text) { apply(&command, word) }
    }
  }

  /// `-o`, the path of the output. `-` is standard output.
  package static func output(_ output: WritableKeyPath<Command, String?>) -> CommandOption {
    text("-o", "OUT", "write to OUT; an unchanged file is left untouched") { command, path in
      guard command[keyPath: output] == nil else { throw UsageError("'-o' is given twice") }
      guard !path.isEmpty else { throw UsageError("'-o' needs the name of a file") }
      command[keyPath: output] = path
    }
  }
}
