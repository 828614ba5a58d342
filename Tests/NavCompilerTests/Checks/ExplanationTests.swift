import NavCompiler
import Testing

/// The graphs of the explanations do what they say.
@Suite struct ExplanationTests {
  @Test(arguments: DiagnosticID.allCases)
  func exampleShowsItsID(_ id: DiagnosticID) {
    let explanation = Explanation.of(id)
    #expect(explanation.id == id)
    #expect(explanation.reason.hasSuffix("."))
    switch explanation.example {
    case .graph(let broken, let mended):
      #expect(ids(broken) == [id])
      #expect(ids(mended) == [])
    case .situation(let text):
      #expect([.fileUnreadable, .fileTooLarge, .yamlLimit].contains(id))
      #expect(!text.isEmpty)
    }
  }

  private func ids(_ graph: String) -> [DiagnosticID] {
    Compiler.check(SourceFile(path: "shop.nav.yaml", text: graph + "\n")).diagnostics.diagnostics.map(\.id)
  }
}
