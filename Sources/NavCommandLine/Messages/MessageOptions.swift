package import NavCompiler
package import NavTable

/// The options of each verb that checks a graph: how it is read, and how its messages are printed.
package struct MessageOptions {
  package enum Color: String, CaseIterable {
    case auto, always, never
  }

  package enum Strictness {
    /// Warnings are allowed.
    case lenient
    /// Warnings fail.
    case strict
  }

  package enum Verbosity {
    case normal
    /// Errors only.
    case quiet
  }

  package enum Scope {
    /// Errors and warnings of the file and of the files that it mounts.
    case everything
    /// Errors and warnings of the file itself. Each mounted file has a separate run.
    case ownFile
  }

  package var format: any OutputFormat.Type = TextFormat.self
  package var color = Color.auto
  package var strictness = Strictness.lenient
  package var verbosity = Verbosity.normal
  /// The directory that limits mounts, or `nil` for the directory of each graph.
  package var root: String?
  package var scope = Scope.everything
  /// The form of documents for programs.
  package var documents = JSONWriter.Form.indented

  package init() {}

  /// The name of the option for the format of messages.
  static let formatOption = "--format"
}

extension CommandOption {
  /// `--root`, the limit of mounts.
  package static func root(_ options: WritableKeyPath<Command, MessageOptions>) -> CommandOption {
    text("--root", "DIR", "do not read mounted files outside DIR") { command, path in
      guard command[keyPath: options].root == nil else { throw UsageError("'--root' is given twice") }
      guard InputFile.isDirectory(path) else {
        throw UsageError("'--root' needs a directory, and '\(path)' is not one")
      }
      command[keyPath: options].root = path
    }
  }

  /// `--format`, the format of messages.
  package static func messageFormat(_ options: WritableKeyPath<Command, MessageOptions>) -> CommandOption {
    word(
      MessageOptions.formatOption, among: OutputFormats.names,
      "the format of messages; only text goes to standard error"
    ) { command, name in
      if let format = OutputFormats.named(name) { command[keyPath: options].format = format }
    }
  }

  /// The other options for messages.
  package static func messages(_ options: WritableKeyPath<Command, MessageOptions>) -> [CommandOption] {
    [
      .word("--color", "colours in the terminal; auto respects NO_COLOR") { $0[keyPath: options].color = $1 },
      .flag("--strict", "treat warnings as failures") { $0[keyPath: options].strictness = .strict },
      .flag("--quiet", "print errors only") { $0[keyPath: options].verbosity = .quiet },
    ]
  }
}

extension OutputFormats {
  static var names: [String] { all.map { $0.name } }
}
