/// The help of the command and of each verb.
enum Help {
  static let usage = "navc <verb> [options] <file>…"

  static func text(_ verb: Verb?) -> String {
    verb.map(text(of:)) ?? overview
  }

  private static var overview: String {
    let end = """
      'navc help <verb>' describes a verb and its options, with examples. '-' as a file is standard input.
      """
    return """
      navc \(Version.current) checks navigation graphs and generates Swift from them.

      usage: \(usage)

      \(WrappedText.table(Verb.allCases.map { ($0.rawValue, $0.summary) }))

      \(WrappedText.paragraphs(end))

      """
  }

  private static func text(of verb: Verb) -> String {
    let options = verb.options.map { option in
      (option.value(for: verb).map { "\(option.rawValue) \($0)" } ?? option.rawValue, option.summary(for: verb))
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
}
