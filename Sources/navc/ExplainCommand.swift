import NavCommandLine
import NavCompiler
import NavDiff

/// `navc explain`.
struct ExplainCommand: RunnableCommand {
  /// The ID of a message, or `nil` to list all messages.
  private var id: String?

  static var verb: Verb {
    Verb(
      ExplainCommand.init, name: "explain", usage: "[ID]", summary: "explain a message",
      details: """
        Prints the reason for a message, a graph that causes it, and the same graph after the fix. For a change or an
        effect of 'navc diff', prints its meaning. Without an ID, lists all messages and effects.
        """,
      examples: [
        Verb.Example("navc explain", "list all messages"),
        Verb.Example("navc explain unknown-screen", "explain the message [unknown-screen]"),
      ],
      options: [], operands: .optional("message ID", among: { ids }) { $0.id = $1 })
  }

  func run() throws -> ExitStatus {
    guard let id else {
      try OutputStream.standardOutput.write(PrintedText(own: Self.list))
      return .success
    }
    let text =
      Rule.all.first { $0.id == id }.map(Self.text)
      ?? (DiffExplanation.effects + DiffExplanation.changes).first { $0.id == id }.map(Self.text)
    guard let text else {
      throw UsageError("there is no message '\(id)'; 'navc explain' lists all messages", id, among: Self.ids)
    }
    try OutputStream.standardOutput.write(PrintedText(own: text))
    return .success
  }

  /// The IDs of messages and of effects.
  private static var ids: [String] { Rule.all.map(\.id) + DiffExplanation.effects.map(\.id) }

  private static var list: String {
    entries(Rule.all.map { ($0.id, $0.severity.rawValue, $0.meaning) }) + "\nEffects of changes in 'navc diff':\n\n"
      + entries(DiffExplanation.effects.map { ($0.id, $0.role, $0.meaning) })
      + "\n'navc explain ID' shows the reason for a message, and a graph that causes it.\n"
  }

  /// Each ID with its severity or its role, followed by an indented description.
  private static func entries(_ all: [(id: String, role: String, meaning: String)]) -> String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { id, role, meaning in
      let head = id + String(repeating: " ", count: width - id.count) + "  \(role)\n"
      return head + WrappedText.paragraphs(meaning, indent: 4) + "\n"
    }.joined()
  }

  private static func text(_ explanation: DiffExplanation) -> String {
    "\(explanation.id) (\(explanation.role))\n\n\(WrappedText.paragraphs(explanation.meaning))\n"
  }

  /// The long form of a message.
  static func text(_ rule: Rule) -> String {
    let head = "\(rule.id) (\(rule.severity.rawValue))\n\n\(WrappedText.paragraphs(rule.reason))\n"
    switch rule.sample {
    case .situation(let text): return head + "\n\(WrappedText.paragraphs("For example: " + text))\n"
    case .graph(let broken, let mended):
      let these = broken.count > 1 ? "These files\n\n" : "This graph\n\n"
      return head + "\n" + these + listed(broken)
        + "\n\ncause\(broken.count > 1 ? "" : "s")\n\n\(indented(Rule.messages(for: broken)))"
        + "\n\nAfter the fix:\n\n\(listed(mended))\n"
    }
  }

  /// The texts of files, with their names if there are several.
  private static func listed(_ files: [Rule.File]) -> String {
    files.map { file in
      indented((files.count > 1 ? "# \(file.path)\n" : "") + file.text)
    }.joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n").trimmingEnd()
  }
}

extension String {
  /// The text without the line feeds at its end.
  fileprivate func trimmingEnd() -> String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
