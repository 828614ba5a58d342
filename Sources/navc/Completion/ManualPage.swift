import NavCommandLine
import NavCompiler

/// `navc man`: the manual page, in the macros of man(7). The declarations of the verbs determine its text.
struct ManualCommand: RunnableCommand {
  private let verbs: () -> [Verb]

  private init(_ verbs: @escaping () -> [Verb]) { self.verbs = verbs }

  static func verb(for verbs: @escaping () -> [Verb]) -> Verb {
    Verb(
      { ManualCommand(verbs) }, name: "man", usage: "", summary: "print the manual page",
      details: "Prints the manual page of navc for man, in roff.",
      examples: [Verb.Example("navc man | man -l -", "read the manual page")], options: [],
      operands: .words(.nothing) { _, words in
        if let word = words.first { throw UsageError("'man' takes no words, and '\(word)' is one") }
      })
  }

  func run() throws -> ExitStatus {
    try OutputStream.standardOutput.write(data: ManualPage(verbs()).text)
    return .success
  }
}

/// The manual page of a program.
struct ManualPage {
  private let verbs: [Verb]

  init(_ verbs: [Verb]) { self.verbs = verbs }

  var text: String {
    var lines = [
      ".TH NAVC 1 \(Version.date) \"navc \(Version.current)\" \"User Commands\"", ".SH NAME",
      "navc \\- check navigation graphs and generate Swift from them", ".SH SYNOPSIS",
    ]
    for (index, verb) in verbs.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(Self.bold(verb.usage, upTo: "navc \(verb.name)"))
    }
    lines += [
      ".SH DESCRIPTION",
      Self.lines("navc checks navigation graphs in YAML, and generates typed Swift from them. '-' is standard input."),
      ".SH VERBS",
    ]
    for verb in verbs { lines += section(verb) }
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "The check succeeded.", ".TP", ".B 1", "The check failed.", ".TP", ".B 2",
      "The command line is wrong, or a file cannot be read or written.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ verb: Verb) -> [String] {
    var lines = [".SS \(Self.escaped(verb.name))", Self.bold(verb.usage, upTo: "navc \(verb.name)")]
    for paragraph in Self.paragraphs(verb.details) { lines += [".PP", Self.lines(paragraph)] }
    for option in verb.options {
      lines += [".TP", Self.bold(option.usage, upTo: option.name), Self.lines(Self.sentence(option.summary))]
    }
    if verb.examples.isEmpty { return lines }
    lines += [".PP", "Examples:"]
    for example in verb.examples {
      lines += [".TP", ".B \(Self.escaped(example.command))", Self.lines(Self.sentence(example.purpose))]
    }
    return lines
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      .map { $0.joined(separator: " ") }
  }

  /// The text as a sentence: with a capital letter and a period.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A line that is bold up to the end of a prefix.
  private static func bold(_ text: String, upTo prefix: String) -> String {
    "\\fB\(escaped(prefix))\\fR\(escaped(String(text.dropFirst(prefix.count)), atLineStart: false))"
  }

  /// The text in lines of at most 80 bytes, which roff joins again.
  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ escaped(String($0), atLineStart: false) }) {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word.hasPrefix(".") ? "\\&" + word : word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The text without the control characters of roff.
  private static func escaped(_ text: String, atLineStart: Bool = true) -> String {
    var result = atLineStart && (text.hasPrefix(".") || text.hasPrefix("'")) ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result
  }
}
