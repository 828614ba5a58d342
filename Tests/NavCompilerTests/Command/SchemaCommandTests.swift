import Foundation
import NavCompiler
import Testing

@Suite struct SchemaCommandTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func theRecordedSchemaIsPrinted() throws {
    let recorded = try String(
      contentsOf: SourceTree.root.appending(path: "Documentation/navc.schema.json"), encoding: .utf8)
    let run = try NavcRun(["schema"], in: folder)
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output == recorded)
    #expect(try NavcRun(["schema", "--kind", "any", "-o", "-"], in: folder).output == recorded)
  }

  /// The comment that selects the schema in an editor changes nothing else.
  @Test func aFileNamesItsSchema() throws {
    let comment = "# yaml-language-server: $schema=navc.schema.json\n"
    try folder.write(comment + Sample.valid, to: "a.nav.yaml")
    let validate = try NavcRun(["validate", "--strict", "a.nav.yaml"], in: folder)
    #expect((validate.status, validate.errors) == (0, ""))
    try folder.write(comment + "\n\n" + Sample.valid.replacing("push: { go", with: "push: {go"), to: "a.nav.yaml")
    #expect(try NavcRun(["fmt", "a.nav.yaml"], in: folder).status == 0)
    #expect(try folder.read("a.nav.yaml").hasPrefix(comment + "\nnavc: 1\n"))
    let command = try String(contentsOf: SourceTree.root.appending(path: "Documentation/command.md"), encoding: .utf8)
    #expect(command.contains(comment))
  }

  @Test func aKindHasOnlyItsKeys() throws {
    let graph = try NavcRun(["schema", "--kind", "graph"], in: folder).output
    let fragment = try NavcRun(["schema", "--kind", "fragment"], in: folder).output
    #expect(graph.contains("\"anywhere\": {") && !graph.contains("\"fragment\": {"))
    #expect(fragment.contains("\"fragment\": {") && !fragment.contains("\"anywhere\": {"))
  }

  @Test func eachLimitHasAReason() throws {
    let run = try NavcRun(["schema", "--limits"], in: folder)
    let lines = run.output.split(separator: "\n")
    let ids = lines.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
    #expect(run.status == 0 && ids.contains("unknown-screen") && !ids.contains("unknown-key"))
    #expect(Set(ids).isSubset(of: Rule.all.map(\.id)))
    for (line, next) in zip(lines, lines.dropFirst()) where !line.hasPrefix(" ") { #expect(next.hasPrefix("    ")) }
  }

  @Test func wrongCommandLinesFail() throws {
    let kind = try NavcRun(["schema", "--kind", "shop"], in: folder)
    #expect(kind.status == 2 && kind.errors.contains("'--kind' must be any, graph or fragment, not 'shop'"))
    let both = try NavcRun(["schema", "--limits", "--kind", "graph"], in: folder)
    #expect(both.status == 2 && both.errors.contains("'--kind' cannot be used with '--limits'"))
    #expect(try NavcRun(["schema", "shop.nav.yaml"], in: folder).status == 2)
    #expect(try NavcRun(["schema", "-o", "missing/navc.schema.json"], in: folder).status == 2)
  }
}
