import TestTiers
import Testing

/// Rules 7 and 8 of the generated code, for every graph of the project.
@Suite struct GraphsCompileTests {
  @Test func thereAreGraphs() {
    #expect(Emitted.names.count >= 6)
  }

  @Test(.thorough, arguments: Emitted.names)
  func compilesWithoutAWarning(_ name: String) throws {
    #expect(
      try SwiftCompiler.check(.init(name: "Navigation", sources: [Emitted(graph: name).swift]), under: .all) == "")
  }

  @Test(.thorough, arguments: Emitted.names)
  func isCleanForSwiftFormat(_ name: String) throws {
    #expect(try SwiftCompiler.lint([Emitted(graph: name).swift]) == "")
  }

  /// A graph and the fragments that it mounts, in one module.
  @Test func fragmentsCompileWithWhatMountsThem() throws {
    let sources = try Emitted.folder("fragments").map(\.swift)
    #expect(sources.count == 3)
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: sources), under: .all) == "")
    #expect(try SwiftCompiler.lint(sources) == "")
  }

  @Test(arguments: Emitted.names)
  func isTheSameEachTime(_ name: String) throws {
    #expect(try Emitted(graph: name).swift == Emitted(graph: name).swift)
  }
}
