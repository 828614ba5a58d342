import NavCompiler
import Testing

@Suite struct ExplainCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func withoutAnIDAllAreListed() throws {
    let run = try NavcRun(["explain"], in: folder)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Rule.all.map(\.id))
    #expect(lines.allSatisfy { $0.hasSuffix("  error") || $0.hasSuffix("  warning") })
  }

  @Test func anIDIsExplainedWithAGraphAndItsMending() throws {
    let run = try NavcRun(["explain", "unknown-screen"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("unknown-screen (error)\n\n"))
    #expect(run.output.contains("\nThis graph\n\n    navc: 1\n"))
    #expect(run.output.contains("\ngives\n\n    shop.nav.yaml:"))
    #expect(run.output.contains("[unknown-screen]\n"))
    #expect(run.output.contains("\nand mended it is\n\n    navc: 1\n"))
  }

  @Test func everyIDIsExplained() throws {
    for rule in Rule.all {
      let run = try NavcRun(["explain", rule.id], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("\(rule.id) (\(rule.severity.rawValue))\n\n"))
    }
  }
}
