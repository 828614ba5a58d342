package import NavCompiler
internal import NavTable

/// A comparison for the log of a GitHub action: one workflow command per change.
///
/// GitHub shows annotations in the new files. A removed item therefore has no line, and its message names the old one.
package enum DiffGitHub {
  package static func text(_ report: DiffReport) -> PrintedText {
    var text: PrintedText = ""
    for change in report.changes {
      var properties: [(String, String)] = []
      var prefix = ""
      if change.action != .removed, let place = report.newPlace(change) {
        properties = [("file", place.path), ("line", String(place.start.line)), ("endLine", String(place.end.line))]
        if place.start.line == place.end.line {
          properties += [("col", String(place.start.column)), ("endColumn", String(place.end.column))]
        }
      } else {
        properties = [("file", report.new.path)]
        prefix = DiffText.place(change, report).text
      }
      properties.append(("title", change.id))
      let effects = change.effects.map { effect in
        "\n\(effect.message)\(effect.isAccepted ? " (accepted)" : "") [\(effect.rule.rawValue)]"
      }
      let command = report.severity(change) == .note ? "notice" : report.severity(change).rawValue
      let list = properties.map { "\($0)=\(escaped($1, alsoIn: ":,"))" }.joined(separator: ",")
      let message = escaped(prefix + change.message + effects.joined())
      text.append(PrintedText(own: "::\(command) \(list)::\(message)\n"))
    }
    return text
  }

  /// Percent-encodes the characters that would end the line or the property.
  private static func escaped(_ text: String, alsoIn others: String = "") -> String {
    text.percentEncoded { "%\r\n".utf8.contains($0) || others.utf8.contains($0) }
  }
}
