import NavCommandLine
import NavCompiler

/// `navc lsp`.
struct LanguageServerCommand: RunnableCommand {
  private var logPath: String?

  static var verb: Verb {
    Verb(
      LanguageServerCommand.init, name: "lsp", usage: "[--stdio] [--log FILE]", summary: "serve an editor",
      details: """
        Serves an editor over standard input and output, with version 3.17 of the Language Server Protocol. The editor
        starts this program.

        The server writes no file except the log, runs no program, and opens no connection. It reads only files in the
        folders that are open in the editor, or in the folder of an open file.
        """,
      examples: [Verb.Example("navc lsp --log /tmp/navc.log", "serve an editor, and log each message")],
      options: [
        .flag("--stdio", "accepted for editors that pass it, and ignored") { _ in },
        .text("--log", "FILE", "write each message to FILE") { $0.logPath = $1 },
      ],
      operands: .words { _, words in
        guard words.isEmpty else { throw UsageError("'lsp' takes no file; the editor opens files") }
      })
  }

  func run() throws -> ExitStatus {
    let log = try logPath.map { try MessageLog(path: $0) } ?? .none
    var server = LanguageServer(log)
    return server.run() == 0 ? .success : .invalid
  }
}
