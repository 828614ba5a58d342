import Foundation
import NavCompiler
import Testing

/// No message goes without its tests, and none is there that the contract does not know.
@Suite struct EveryMessageTests {
  /// What is wrong with a file that no text can show; `ValidateCommandTests` has them.
  private static let withoutText: Set<DiagnosticID> = [.fileUnreadable, .fileTooLarge]

  /// Golden and explanation are demanded by `GoldenTests` and `ExplanationTests`; here it is the marked source, with range,
  /// notes and fixes: an id and the mark of its range.
  @Test func everyIDIsExpectedInAMarkedSource() throws {
    let tests = try SourceTree("Tests/NavCompilerTests").files.map(\.text)
    let expected = tests.flatMap { text in
      text.matches(of: /\(\s*\.(\w+),\s*(?:"[^"]{1,2}"|"start"|mark\b)/).map { String($0.1) }
    }
    let missing = DiagnosticID.allCases.filter { id in
      !Self.withoutText.contains(id) && !expected.contains("\(id)")
    }
    #expect(missing == [])
  }

  /// An explanation, a severity and a row of the table are no messages.
  @Test func everyIDIsGivenSomewhere() throws {
    let sources = try SourceTree("Sources").files.filter { file in
      !["DiagnosticID", "DiagnosticReference", "Explanation"].contains { file.path.contains($0) }
    }.map { $0.text.replacing(/Explanation\(\s*\.\w+/, with: "") }
    let given = Set(sources.flatMap { text in text.matches(of: /\.(\w+)/).map { String($0.1) } })
    #expect(DiagnosticID.allCases.filter { !given.contains("\($0)") } == [])
  }

  /// The contract's own table, where it is at hand.
  private static let contract = SourceTree.root.deletingLastPathComponent()
    .appending(path: "shared/spec/diagnostics.md")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: contract.path()), "the contract, which users do not have, is not here")
  )
  func theContractKnowsEveryID() throws {
    let text = try String(contentsOf: Self.contract, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let ids = rows.flatMap { row in
      row.dropFirst().prefix { $0 != "|" }.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    }
    // One is gone now that the language is whole; one is for a sentence of the language that the table forgot.
    let known = Set(ids).subtracting(["not-yet-supported"]).union(["unsaved-argument"])
    #expect(known == Set(DiagnosticID.allCases.map(\.rawValue)))
  }
}
