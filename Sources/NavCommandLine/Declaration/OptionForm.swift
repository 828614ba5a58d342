import NavCompiler

/// The name of an option, its value, and its line in the help.
package struct OptionForm {
  /// The name with its dashes.
  package let name: String
  /// The placeholder for the value, or `nil` if the option takes no value.
  package let value: String?
  /// The allowed values. If the list is empty, any value can be given.
  package let words: [String]
  /// The value if the command line attaches none, as in `--breaking`. It can attach one with `=`. `nil` if the option
  /// needs a value.
  package var fallback: String?
  package let summary: String

  /// The option as the help shows it.
  var usage: String {
    guard let value else { return name }
    return fallback == nil ? "\(name) \(value)" : "\(name)[=\(value)]"
  }

  /// Each verb accepts this option.
  static let help = OptionForm(name: "--help", value: nil, words: [], summary: "describe the verb")
  /// Only a command line without a verb accepts this option.
  static let version = OptionForm(name: "--version", value: nil, words: [], summary: "print the version")
}

/// An option of a command: its form, and its effect on the command.
package struct CommandOption<Command> {
  package let form: OptionForm
  let apply: (inout Command, String) throws -> Void

  /// An option without a value.
  package static func flag(
    _ name: String, _ summary: String, _ apply: @escaping (inout Command) -> Void
  ) -> CommandOption {
    let form = OptionForm(name: name, value: nil, words: [], summary: summary)
    return CommandOption(form: form) { command, _ in apply(&command) }
  }

  /// An option whose value is any text.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - value: The placeholder for the value.
  ///   - summary: The line in the help.
  ///   - apply: Sets the value. Throws a ``UsageError`` if the value is not valid.
  /// - Returns: The option.
  package static func text(
    _ name: String, _ value: String, _ summary: String, _ apply: @escaping (inout Command, String) throws -> Void
  ) -> CommandOption {
    CommandOption(form: OptionForm(name: name, value: value, words: [], summary: summary), apply: apply)
  }

  /// An option whose value is optional, and is attached with `=`.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - value: The placeholder for the value.
  ///   - fallback: The value if the command line attaches none.
  ///   - summary: The line in the help.
  ///   - apply: Sets the value. Throws a ``UsageError`` if the value is not valid.
  /// - Returns: The option.
  package static func attachedText(
    _ name: String, _ value: String, otherwise fallback: String, _ summary: String,
    _ apply: @escaping (inout Command, String) throws -> Void
  ) -> CommandOption {
    let form = OptionForm(name: name, value: value, words: [], fallback: fallback, summary: summary)
    return CommandOption(form: form, apply: apply)
  }

  /// An option whose value is one of several words.
  package static func word(
    _ name: String, among words: [String], _ summary: String, _ apply: @escaping (inout Command, String) -> Void
  ) -> CommandOption {
    let form = OptionForm(name: name, value: words.joined(separator: "|"), words: words, summary: summary)
    return CommandOption(form: form) { command, word in
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
