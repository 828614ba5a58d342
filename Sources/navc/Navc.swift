import NavCommandLine

/// The command with all verbs.
@main
enum Navc {
  static func main() {
    Program(
      [
        ValidateCommand.verb, GenerateCommand.verb, RenderCommand.verb, RunCommand.verb, PathsCommand.verb,
        ExplainCommand.verb, FormatCommand.verb, ImportCommand.verb,
        LanguageServerCommand.verb,
      ]
    ).main()
  }
}
