import NavCommandLine
import NavCompiler

/// `navc completion`.
struct CompletionCommand: RunnableCommand {
  private let verbs: () -> [Verb]
  private var shell = CompletionScript.bash
  private var words: [String] = []
  private var form = Form.script

  private enum Form {
    /// The script for the configuration of the shell.
    case script
    /// The offers for a command line, which the script asks for.
    case offers
  }

  private init(_ verbs: @escaping () -> [Verb]) { self.verbs = verbs }

  static func verb(for verbs: @escaping () -> [Verb]) -> Verb {
    let shells = CompletionScript.allCases.map(\.rawValue)
    return Verb(
      { CompletionCommand(verbs) }, name: "completion", usage: "bash|zsh|fish",
      summary: "print the completion script of a shell",
      details: """
        Prints a script that completes verbs, options, their values, graph files, the IDs of messages, and screens.
        The script asks this program for its offers, so it fits every version of navc.
        """,
      examples: [
        Verb.Example("navc completion bash > navc.bash", "write a script, to read it with 'source navc.bash'"),
        Verb.Example("navc completion fish > navc.fish", "write the script of fish"),
      ],
      options: [
        .flag("--offers", "print the offers for the command line after '--'; the scripts use this") {
          $0.form = .offers
        }
      ],
      operands: .words(.words { shells }) { command, words in
        guard let first = words.first else {
          throw UsageError("'completion' needs a shell: \(shells.joined(separator: ", "))")
        }
        guard let shell = CompletionScript(rawValue: first) else {
          let names = shells.joined(separator: ", ")
          throw UsageError("'\(first)' is not a shell that navc knows: \(names)", first, among: shells)
        }
        command.shell = shell
        command.words = Array(words.dropFirst())
      })
  }

  func run() throws -> ExitStatus {
    switch form {
    case .script:
      if let word = words.first { throw UsageError("'completion' takes one shell, and '\(word)' is another word") }
      try OutputStream.standardOutput.write(data: shell.text)
    case .offers:
      let line = CompletedLine(words, in: shell)
      let offers = CommandLineOffers(verbs()).offers(for: line.words)
      // A name with a line break or a tab cannot be a line of the answer.
      let lines = offers.filter { !$0.word.contains { $0.isNewline || $0 == "\t" } }.map { line.answer($0) + "\n" }
      try OutputStream.standardOutput.write(data: lines.joined())
    }
    return .success
  }
}
