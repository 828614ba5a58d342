import NavCompiler

/// The help of the command and of each verb.
enum HelpText {
  static let usage = "navc <verb> [options] <file>…"

  /// The list of verbs.
  static func overview(_ verbs: [Verb]) -> String {
    let end = """
      'navc help <verb>' describes a verb and its options, with examples. '-' as a file is standard input.
      """
    return """
      navc \(Version.current) checks navigation graphs and generates Swift from them.

      usage: \(usage)

      \(WrappedText.table(verbs.map { ($0.name, $0.summary) }))

      \(WrappedText.paragraphs(end))

      """
  }

  /// The description of a verb and its options.
  static func text(of verb: Verb) -> String {
    let options = verb.options.map { option in
      (option.usage, option.summary)
    }
    let status = """
      exit status: 0 if valid, 1 if there is an error, 2 if the command line is wrong or a file cannot be read or \
      written
      """
    return """
      usage: \(verb.usage)

      \(WrappedText.paragraphs(verb.details))

      options:
      \(WrappedText.table(options))

      examples:
      \(WrappedText.list(verb.examples.map { ($0.command, $0.purpose) }))

      \(WrappedText.paragraphs(status))

      """
  }

  /// The verbs and their options for programs, such as the command plugin.
  static func json(_ verbs: [Verb]) -> JSONValue {
    .object([
      ("version", .string(Version.current)),
      (
        "verbs",
        .array(
          verbs.map { verb in
            .object([
              ("name", .string(verb.name)), ("usage", .string(verb.usage)), ("summary", .string(verb.summary)),
              ("options", .array(verb.options.map(json))),
            ])
          })
      ),
    ])
  }

  private static func json(_ option: OptionForm) -> JSONValue {
    .object([
      ("name", .string(option.name)), ("value", option.value.placeholder.map { .string($0) } ?? .null),
      ("takesNextWord", .bool(option.value.takesNextWord)),
      ("words", .array(option.words.map { .string($0) })), ("summary", .string(option.summary)),
    ])
  }
}
