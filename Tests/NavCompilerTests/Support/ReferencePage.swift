import NavCompiler

/// The documentation page that lists every message, with the printed output for its sample.
enum ReferencePage {
  static var text: String {
    let sections = Rule.Section.allCases.map { section in
      (section, Rule.all.filter { $0.section == section })
    }.filter { !$0.1.isEmpty }
    let tables = sections.map { section, rules in
      "## \(section.rawValue)\n\n| id | severity | range | when |\n|---|---|---|---|\n" + rules.map(row).joined()
    }
    let entries = sections.flatMap(\.1).map(entry)
    return """
      # Messages

      Every message of navc has an id that never changes, a severity, and a range: the smallest thing that is wrong. `navc
      explain ID` prints what stands below. This page is made from the code by a test.

      \(tables.joined(separator: "\n"))
      # What is behind each

      \(entries.joined(separator: "\n"))
      """
  }

  private static func row(_ rule: Rule) -> String {
    "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.range) | \(rule.meaning) |\n"
  }

  private static func entry(_ rule: Rule) -> String {
    let head = "## \(rule.id)\n\n\(rule.reason)\n\n"
    switch rule.sample {
    case .situation(let text): return head + "For example: \(text)\n"
    case .graph(let broken, let mended):
      return head + files(broken) + block("", Rule.messages(for: broken)) + "\nMended:\n\n" + files(mended).dropLast()
    }
  }

  /// Each file as a separate block, with its name above it if there are several files.
  private static func files(_ files: [Rule.File]) -> String {
    files.map { file in
      (files.count > 1 ? "`\(file.path)`:\n\n" : "") + block("yaml", file.text + "\n") + "\n"
    }.joined()
  }

  private static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)```\n"
  }
}
