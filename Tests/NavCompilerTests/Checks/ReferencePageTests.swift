import Foundation
import NavCompiler
import Testing

/// `Documentation/diagnostics.md` is made from the code: `NAVC_RECORD=1 swift test --filter ReferencePage` writes it.
@Suite struct ReferencePageTests {
  private static let page = SourceTree.root.appending(path: "Documentation/diagnostics.md")

  @Test func thePageSaysWhatTheCodeSays() throws {
    let text = ReferencePage.text
    if Golden.isRecording { try Data(text.utf8).write(to: Self.page) }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  @Test func idsStandInTheOrderOfTheirSections() {
    let sections = DiagnosticID.allCases.map { DiagnosticReference.of($0).section }
    var seen: [DiagnosticReference.Section] = []
    for section in sections where seen.last != section { seen.append(section) }
    #expect(Set(seen).count == seen.count, "a section's ids stand together")
    #expect(seen == DiagnosticReference.Section.allCases.filter(seen.contains))
  }

  @Test(arguments: DiagnosticID.allCases)
  func rowsAreSentences(_ id: DiagnosticID) {
    let row = DiagnosticReference.of(id)
    #expect(row.meaning.hasSuffix(".") && row.meaning.first?.isUppercase == true)
    #expect(!row.range.hasSuffix(".") && row.range.first?.isLowercase == true)
  }
}
