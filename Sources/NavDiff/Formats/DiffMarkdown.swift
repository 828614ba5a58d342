/// A comparison for a comment on a pull request.
///
/// The first line identifies the comment, so that a job can update it. Names of the graph stay plain text, without
/// markup, mentions, and references.
package enum DiffMarkdown {
  /// The maximum number of characters, in UTF-16. GitHub accepts 65,536.
  static let limit = 60_000
  /// The maximum number of characters in the first line.
  private static let firstLineLimit = 1_000

  package static func text(_ reports: [DiffReport]) -> String {
    let names = reports.map { ($0.graphs.new ?? $0.graphs.old ?? "").filter { $0.isLetter || $0.isNumber } }
    let identity = names.joined(separator: " ").unicodeScalars.prefix(firstLineLimit)
    var text = "<!-- navc-diff 1 \(String(String.UnicodeScalarView(identity))) -->\n"
    let changed = reports.filter { !$0.changes.isEmpty }
    if changed.isEmpty { return text + "The navigation has not changed.\n" }
    for report in changed {
      let head = "### Navigation: \(escaped(report.new.path))\n\n\(DiffSummary(report.changes).line ?? "").\n\n"
      let columns = "| | change | effects |\n|---|---|---|\n"
      guard isShort(text, head, columns) else {
        return text + "More graphs have changed. Run `navc diff` to see all changes.\n"
      }
      text += head + columns
      for (index, change) in report.changes.enumerated() {
        let row = row(change, report)
        let left = report.changes.count - index
        guard isShort(text, row) else {
          text += "\n\(left) more change\(left == 1 ? "" : "s"). Run `navc diff` to see all of them.\n"
          break
        }
        text += row
      }
      text += "\n"
    }
    return text
  }

  /// Whether the texts are within the limit, together with a last line.
  private static func isShort(_ texts: String...) -> Bool {
    texts.reduce(200) { $0 + $1.utf16.count } < limit
  }

  private static func row(_ change: Change, _ report: DiffReport) -> String {
    let sign =
      switch report.severity(change) {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    let effects = change.effects.map { effect in
      let accepted = effect.isAccepted ? " (accepted)" : ""
      return "\(escaped(effect.message))\(accepted) (\(effect.rule.rawValue))"
    }
    return "| \(sign) | \(escaped(change.message)) | \(effects.joined(separator: "<br>")) |\n"
  }

  /// The text without an effect on the rendered page.
  ///
  /// Backslashes escape the punctuation of Markdown. A word joiner, which is invisible, ends mentions, references, and
  /// addresses, which GitHub recognizes in rendered text.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~", "^", "$":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@", "#":
        result.unicodeScalars.append(scalar)
        result += "\u{2060}"
      // `https://`, `www.` and `:smile:`
      case ":" where next != " ", "." where result.hasSuffix("www"):
        result += "\u{2060}"
        result.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
