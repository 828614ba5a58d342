import Foundation
import Testing

/// File names and arguments that could move the cursor or start a GitHub command. They are never printed unescaped,
/// in any format and with any error.
@Suite struct PrintedNamesTests {
  let folder: Folder

  init() throws { folder = try Folder([Self.name: Sample.valid]) }

  /// Escape sequences, a line that is a command, and characters that change the writing direction.
  private static let hostile = "\u{1B}[2J\u{9B}2J\n::error::owned\r##[error]\u{202E}\u{2066}\u{61C}\u{2028}\u{7}"
  private static let name = hostile + ".nav.yaml"

  private static let commands: [[String]] = [
    ["validate", name], ["validate", "--fix", name], ["validate", hostile], ["validate", "--strict", name, hostile],
    ["validate", name, "--\(hostile)"], ["validate", name, "-\(hostile)"], ["validate", name, "--format=\(hostile)"],
    ["validate", name, "--strict=\(hostile)"], ["validate", name, "--root", hostile], [hostile], [name],
    ["help", hostile], ["explain", hostile], ["generate", name, "-o", "none/\(hostile)"],
    ["generate", name, "-o", "taken\(hostile)"], ["generate", name, hostile], ["generate", name, "-o", name],
  ]

  private func check(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> NavcRun {
    try? FileManager.default.createDirectory(at: folder.file("taken\(Self.hostile)"), withIntermediateDirectories: true)
    let run = try NavcRun(arguments, in: folder)
    let printed = run.output + run.errors
    let raw = printed.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || 0x7F...0x9F ~= scalar.value || scalar.properties.isBidiControl
        || 0x2028...0x2029 ~= scalar.value
    }
    #expect(raw.isEmpty, "\(arguments): \(printed.debugDescription)", sourceLocation: sourceLocation)
    #expect(!printed.isEmpty || arguments.contains("--quiet"), sourceLocation: sourceLocation)
    return run
  }

  @Test(arguments: commands) func inText(_ arguments: [String]) throws {
    for sample in [Sample.valid, Sample.broken, Sample.valid.replacing("go: b", with: "go: bb")] {
      try folder.write(sample, to: Self.name)
      let run = try check(arguments)
      #expect(!(run.output + run.errors).contains("\n::"))
    }
  }

  @Test(arguments: commands) func inTheLogOfAnAction(_ arguments: [String]) throws {
    for sample in [Sample.valid, Sample.broken, Sample.valid.replacing("go: b", with: "go: bb")] {
      try folder.write(sample, to: Self.name)
      let run = try NavcRun(arguments + ["--format", "github"], in: folder)
      #expect(run.errors == "")
      for line in run.output.split(separator: "\n") {
        #expect(
          line.hasPrefix("::error file=") || line.hasPrefix("::error::navc: ") || line.hasPrefix("::notice::"),
          "\(line)")
        #expect(!line.contains("\u{1B}") && !line.contains("\u{202E}"))
      }
    }
  }

  @Test(arguments: ["json", "sarif"]) func asJSON(_ format: String) throws {
    try folder.write(Sample.broken, to: Self.name)
    let run = try check(["validate", "--format", format, Self.name, Self.hostile])
    // The name is complete.
    let text = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]).description
    #expect(format == "sarif" || text.contains("\u{202E}"))
  }
}
