import NavCommandLine

/// The command with all verbs.
@main
enum Navc {
  static func main() {
    Program(
      [
        ValidateCommand.verb, GenerateCommand.verb, RenderCommand.verb, RunCommand.verb, PathsCommand.verb,
        ExplainCommand.verb, ImportCommand.verb,
      ]
    ).main()
  }
}
