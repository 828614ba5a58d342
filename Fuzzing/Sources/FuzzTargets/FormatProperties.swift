import Foundation
import NavCompiler

/// The properties of printed messages in each of the four formats.
enum FormatProperties {
  static func check(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    checkText(diagnostics, in: files, &problems)
    checkGitHub(diagnostics, in: files, &problems)
    checkJSON(diagnostics, in: files, &problems)
    checkSARIF(diagnostics, in: files, &problems)
  }

  /// No character moves the cursor, and each message and each note starts on a separate line.
  private static func checkText(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    let plain = TextRenderer(files, color: .plain).render(diagnostics).text
    problems.expect(isQuiet(plain), "a control character is printed")
    let places = plain.split(separator: "\n").count { line in
      files.contains { line.hasPrefix("\($0.path):") }
    }
    let wanted = diagnostics.count + diagnostics.map(\.notes.count).reduce(0, +)
    problems.expect(places == wanted, "\(places) lines begin with a place, \(wanted) should")

    let coloured = TextRenderer(files, color: .ansi).render(diagnostics).text
    problems.expect(coloured.split(separator: "\u{1B}[").count >= places, "there is no colour")
    problems.expect(withoutEscapes(coloured) == plain, "with colours another text is printed")
  }

  /// Whether a text has no control characters except line feeds.
  private static func isQuiet(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.properties.isBidiControl
      return !isControl || scalar == "\n"
    }
  }

  private static func withoutEscapes(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isEscape = true }
      if !isEscape { output.append(scalar) }
      if isEscape, scalar == "m" { isEscape = false }
    }
    return String(output)
  }

  private static func checkGitHub(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    let text = GitHubRenderer(files).render(diagnostics).text
    problems.expect(isQuiet(text), "a control character is printed for GitHub")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    problems.expect(lines.count == diagnostics.count + 1, "\(diagnostics.count) messages have \(lines.count - 1) lines")
    for line in lines.dropLast() {
      problems.expect(
        files.contains { line.hasPrefix("::error file=\($0.path),") || line.hasPrefix("::warning file=\($0.path),") },
        "no command of GitHub's: \(line)")
    }
  }

  // MARK: - JSON

  private struct Message: Decodable {
    struct Place: Decodable {
      struct Ends: Decodable { let start, end: Position }
      struct Position: Decodable { let line, column: Int }
      let file: String
      let range: Ends
    }
    struct Note: Decodable { let message: String }
    struct Fix: Decodable { let title: String }
    let id, severity, message: String
    let notes: [Note]
    let fixes: [Fix]
  }

  private static func checkJSON(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    let text = JSONValue.array(JSONRenderer(files).render(diagnostics)).text
    problems.expect(isQuiet(text), "a control character is printed in JSON")
    guard let messages = try? JSONDecoder().decode([Message].self, from: Data(text.utf8)),
      let places = try? JSONDecoder().decode([Message.Place].self, from: Data(text.utf8))
    else {
      problems.expect(false, "the JSON is not as documented")
      return
    }
    problems.expect(
      messages.map(\.message) == diagnostics.map(\.message) && messages.map(\.id) == diagnostics.map(\.rule.id),
      "the JSON says something else")
    problems.expect(
      messages.map(\.notes.count) == diagnostics.map(\.notes.count)
        && messages.map(\.fixes.count) == diagnostics.map(\.fixes.count), "the JSON lacks notes or fixes")
    for (place, diagnostic) in zip(places, diagnostics) {
      let (start, end) = (place.range.start, place.range.end)
      problems.expect(
        start.line >= 1 && start.column >= 1 && (start.line, start.column) <= (end.line, end.column),
        "\(diagnostic.rule.id) is at \(start.line):\(start.column) to \(end.line):\(end.column)")
    }
  }

  // MARK: - SARIF

  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable {
      struct Text: Decodable { let text: String }
      struct Location: Decodable { let physicalLocation: PhysicalLocation }
      struct PhysicalLocation: Decodable { let region: Region }
      struct Region: Decodable { let startLine, startColumn, endLine, endColumn: Int }
      let ruleId: String
      let message: Text
      let locations: [Location]
    }
    let runs: [Run]
  }

  private static func checkSARIF(_ diagnostics: [Diagnostic], in files: [SourceFile], _ problems: inout Problems) {
    let results = SARIFRenderer(files).render(diagnostics)
    let text = SARIFRenderer.log(results, rules: [], version: "1").text
    guard let log = try? JSONDecoder().decode(Log.self, from: Data(text.utf8)), let run = log.runs.first else {
      problems.expect(false, "the SARIF is not as documented")
      return
    }
    problems.expect(run.results.map(\.ruleId) == diagnostics.map(\.rule.id), "the SARIF says something else")
    for result in run.results {
      let regions = result.locations.map(\.physicalLocation.region)
      problems.expect(
        regions.count == 1
          && regions.allSatisfy { ($0.startLine, $0.startColumn) <= ($0.endLine, $0.endColumn) && $0.startColumn >= 1 },
        "\(result.ruleId) is nowhere")
    }
  }
}
