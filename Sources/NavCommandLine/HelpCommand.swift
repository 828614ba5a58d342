import NavCompiler

/// `navc help`.
struct HelpCommand: RunnableCommand {
  let verbs: [Verb]
  var verb: Verb?
  var form = Form.text

  enum Form: String, CaseIterable {
    case text, json
  }

  /// Declares the verb that describes these verbs and itself.
  static func verb(for verbs: @escaping () -> [Verb]) -> Verb {
    Verb(
      { HelpCommand(verbs: verbs()) }, name: "help", usage: "[--format json] [VERB]",
      summary: "describe navc or a verb",
      details: """
        Describes navc, or one of its verbs with its options. The format json lists all verbs and options for programs.
        """,
      examples: [Verb.Example("navc help render", "describe 'render' and its options")],
      options: [.word("--format", "the output format; text by default") { $0.form = $1 }],
      operands: .optional("verb", among: { verbs().map(\.name) }) { command, word in
        command.verb = command.verbs.first { $0.name == word }
        guard command.verb == nil else { return }
        throw UsageError("'\(word)' is not a verb", word, among: command.verbs.map(\.name))
      })
  }

  func run() throws -> ExitStatus {
    switch form {
    case .text:
      try OutputStream.standardOutput.write(
        PrintedText(own: verb.map(HelpText.text(of:)) ?? HelpText.overview(verbs)))
    case .json: try OutputStream.standardOutput.write(data: HelpText.json(verb.map { [$0] } ?? verbs).text)
    }
    return .success
  }
}
