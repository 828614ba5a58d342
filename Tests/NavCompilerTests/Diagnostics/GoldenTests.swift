import NavCompiler
import Testing

/// What a person sees, one golden an id.
@Suite struct GoldenTests {
  /// Nothing of a graph's text can give these; the tests of the command show them.
  static let withoutSource: Set<DiagnosticID> = [.fileUnreadable, .fileTooLarge]

  @Test func everyIDHasItsGoldenAndNoGoldenIsUnused() throws {
    let ids = DiagnosticID.allCases.filter { !Self.withoutSource.contains($0) }
    #expect(try Golden.names() == Set(ids.map(\.rawValue)))
  }

  @Test(arguments: DiagnosticID.allCases.filter { !withoutSource.contains($0) })
  func golden(_ id: DiagnosticID) throws {
    let golden = try Golden(named: id.rawValue)
    let store = ListedFiles(golden.files)
    let result = Compiler.check(store.file("shop.nav.yaml"), mounting: store)
    let diagnostics = result.diagnostics.diagnostics
    let output = TextRenderer(result.files, color: .plain).render(diagnostics).text
    #expect(diagnostics.map(\.id) == [id])
    if Golden.isRecording {
      try golden.record(output)
    } else {
      #expect(output == golden.output)
    }
  }
}
