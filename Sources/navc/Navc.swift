import NavCommandLine

/// The command with all verbs.
@main
enum Navc {
  static func main() {
    Program(
      [
        ValidateCommand.verb, GenerateCommand.verb, RenderCommand.verb, RunCommand.verb, PathsCommand.verb,
        DiffCommand.verb, ExplainCommand.verb, FormatCommand.verb, ImportCommand.verb,
      ]
    ).main()
  }
}
