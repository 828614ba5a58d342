import NavCommandLine
import NavCompiler
import NavEditor

/// `navc schema`.
struct SchemaCommand: RunnableCommand {
  /// The kind of files, or `nil` for any.
  private var kind: GraphSchema.Kind?
  /// The path of the schema, `-`, or `nil` for standard output.
  private var output: String?
  private var listsLimits = false

  static var verb: Verb {
    Verb(
      SchemaCommand.init, name: "schema", usage: "[--kind KIND] [-o OUT]",
      summary: "print the JSON Schema of graph files",
      details: """
        Prints a JSON Schema, with which editors complete and check the keys of graph files. The schema accepts every
        valid graph. It does not find all errors: '--limits' lists the rules that it does not express.
        """,
      examples: [
        Verb.Example("navc schema -o navc.schema.json", "write the schema to a file"),
        Verb.Example("navc schema --limits", "list the errors that only navc finds"),
      ],
      options: [
        .word("--kind", "the files that the schema describes; any by default") { $0.kind = $1 },
        .output(\.output),
        .flag("--limits", "list the rules that the schema does not express") { $0.listsLimits = true },
      ],
      operands: .words(.nothing) { _, words in
        if let word = words.first { throw UsageError("'schema' does not take a file, and '\(word)' is one") }
      })
  }

  func run() throws -> ExitStatus {
    if listsLimits, kind != nil {
      throw UsageError("'--kind' cannot be used with '--limits', which are the same for each kind")
    }
    let text = listsLimits ? Self.limits : GraphSchema.document(kind ?? .any).text
    if let output, output != "-" {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      try OutputStream.standardOutput.write(data: text)
    }
    return .success
  }

  /// Each limit, followed by its indented reason. A part of a rule has a regular expression for its messages.
  private static var limits: String {
    SchemaLimit.all.map { limit in
      let part = limit.messages.map { " /\($0)/" } ?? ""
      return "\(limit.rule.id)\(part)\n\(WrappedText.paragraphs(limit.reason, indent: 4))\n"
    }.joined()
  }
}
