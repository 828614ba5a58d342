import NavCommandLine

/// The command with all verbs.
@main
enum Navc {
  static func main() {
    Program(
      [
        ValidateCommand.verb, WatchCommand.verb, GenerateCommand.verb, RenderCommand.verb, RunCommand.verb,
        PathsCommand.verb, LinksCommand.verb, StringsCommand.verb, DiffCommand.verb, StateCommand.verb,
        ExplainCommand.verb,
        FormatCommand.verb, SchemaCommand.verb, ImportCommand.verb, LanguageServerCommand.verb,
      ], describing: [CompletionCommand.verb, ManualCommand.verb]
    ).main()
  }
}
