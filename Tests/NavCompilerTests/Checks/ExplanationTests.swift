import NavCompiler
import Testing

/// The graphs of the explanations do what they say.
@Suite struct ExplanationTests {
  @Test(arguments: DiagnosticID.allCases)
  func exampleShowsItsID(_ id: DiagnosticID) throws {
    let explanation = Explanation.of(id)
    #expect(explanation.id == id)
    #expect(explanation.reason.hasSuffix("."))
    switch explanation.example {
    case .graph(let broken, let mended):
      #expect(try ids(broken) == [id])
      #expect(try ids(mended) == [])
    case .situation(let text):
      #expect([.fileUnreadable, .fileTooLarge, .yamlLimit].contains(id))
      #expect(!text.isEmpty)
    }
  }

  private func ids(_ files: [Explanation.File]) throws -> [DiagnosticID] {
    let store = ListedFiles(files.map { ($0.path, $0.text + "\n") })
    let graph = try #require(files.first).path
    return Compiler.check(store.file(graph), mounting: store).diagnostics.diagnostics.map(\.id)
  }
}
