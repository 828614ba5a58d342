import NavCompiler

/// `navc explain`.
enum ExplainCommand {
  static func run(_ id: String?) throws -> ExitStatus {
    guard let id else {
      try OutputStream.standardOutput.write(PrintedText(own: list))
      return .success
    }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      let ids = Rule.all.map(\.id)
      throw UsageError("no message has the id '\(id)'; 'navc explain' lists all", id, among: ids, verb: .explain)
    }
    try OutputStream.standardOutput.write(PrintedText(own: text(rule)))
    return .success
  }

  /// Every id with its severity.
  private static var list: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      rule.id + String(repeating: " ", count: width - rule.id.count) + "  \(rule.severity.rawValue)\n"
    }.joined()
  }

  private static func text(_ rule: Rule) -> String {
    let head = "\(rule.id) (\(rule.severity.rawValue))\n\n\(wrapped(rule.reason))\n"
    switch rule.sample {
    case .situation(let text): return head + "\n\(wrapped("For example: " + text))\n"
    case .graph(let broken, let mended):
      let (this, it) = broken.count > 1 ? ("These files\n\n", "they are") : ("This graph\n\n", "it is")
      return head + "\n" + this + listed(broken)
        + "\n\ngive\(broken.count > 1 ? "" : "s")\n\n\(indented(Rule.messages(for: broken)))"
        + "\n\nand mended \(it)\n\n\(listed(mended))\n"
    }
  }

  /// The texts of files; where there are several, with their names.
  private static func listed(_ files: [Rule.File]) -> String {
    files.map { file in
      indented((files.count > 1 ? "# \(file.path)\n" : "") + file.text)
    }.joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n").trimmingEnd()
  }

  /// Lines of at most 80 columns.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= 80 {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension String {
  /// The text without the line feeds at its end.
  fileprivate func trimmingEnd() -> String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
