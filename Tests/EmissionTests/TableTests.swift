import FuzzTargets
import NavCompiler
import NavRuntime
import NavTable
import TestTiers
import Testing

/// The table that the compiler writes, read by the runtime in the same process.
@Suite struct TableTests {
  @Test func isPlainSwiftForSmallTargets() throws {
    #expect(try SwiftCompiler.checkEmbedded("NavTable") == "")
  }

  @Test(.thorough) func eachLineOfRandomGraphsIsReadAsItIsWritten() throws {
    var keywords: Set<TableKeyword> = []
    for seed in 0..<120 as Range<UInt64> {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Graph", &choices)
      for file in graph.files {
        let result = Compiler.check(graph.store.file(file.path), mounting: graph.store)
        let checked = try #require(
          result.graph, "\(result.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message)) \(file.yaml)"
        )
        let lines = Compiler.table(checked)
        keywords.formUnion(lines.map(\.keyword))
        #expect(try TableText(lines).lines() == lines, "\(seed), \(file.path)")
      }
    }
    #expect(keywords == Set(TableKeyword.allCases))
  }

  @Test func theRuntimeSaysWhatTheAuthorSays() throws {
    let table = try Self.table(
      """
      navc: 1
      graph: Test
      root: home
      screens:
        home: { bar: { hidden: false, style: large title }, title: "Two\\nlines", metadata: { a b: c d } }
        help: { bar: { hidden: true }, whenDuplicate: allow, back: false }
        about: { bar: {}, key: [], class: AboutController }

      """.replacing("home: {", with: "home: { push: { openHelp: help, openAbout: { to: about, transition: zoom } },"))
    #expect(table.screens.map(\.bar.isHidden) == [false, true, nil])
    #expect(table.screens.map(\.bar.style) == ["large title", nil, nil])
    #expect(table.screens.map(\.title) == ["Two\nlines", nil, nil])
    #expect(table.screens.map(\.className) == [nil, nil, "AboutController"])
    #expect(table.screens.map(\.key) == [nil, nil, []])
    #expect(table.screens[0].metadata == [MetadataEntry(key: "a b", value: "c d")])
    #expect(table.screens[1].rules.allowsDuplicates && table.screens[1].rules.back == .never)
    #expect(table.screens[0].segues.map { table[$0].transition } == [nil, "zoom"])
  }

  private static func table(_ yaml: String) throws -> GraphTable {
    let result = Compiler.check(SourceFile(path: "test.nav.yaml", bytes: Array(yaml.utf8)))
    let checked = result.graph
    let graph = try #require(checked, "\(result.diagnostics.diagnostics.map(\.message))")
    return try GraphTable(TableText(Compiler.table(graph)))
  }
}
