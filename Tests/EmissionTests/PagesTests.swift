import Foundation
import NavCompiler
import TestTiers
import Testing

/// Checks the code in the README and in the documentation. Graphs are valid or get the messages below them, and Swift
/// compiles.
@Suite struct PagesTests {
  private static let readme = Page("README.md")
  private static let documentation = Page.all.filter { $0.name != "README.md" && !$0.isOfAppleToolkits }

  @Test(arguments: Page.all)
  func eachBlockIsOfAKindThatIsChecked(_ page: Page) {
    let kinds =
      page.isOfAppleToolkits
      ? Page.appleToolkits : ["swift", "swift body", "swift manifest", "swift gtk", "swift gtk body"]
    let others = ["", "sh", "yaml", "swift step", "yaml step", "yaml broken"]
    #expect(Set(page.blocks.map(\.kind)).isSubset(of: kinds.union(others)))
    for block in page.blocks where block.kind == "yaml" {
      #expect(block.text.hasPrefix("# "), "a graph without the name of its file: \(block.text)")
    }
  }

  @Test(arguments: Page.all)
  func eachGraphIsValidOrGetsTheMessagesBelowIt(_ page: Page) {
    #expect(Set(page.graphs.map(\.path)).count == page.graphs.count)
    let store = ListedFiles(page.graphs.map { ($0.path, $0.text) })
    for graph in page.graphs {
      let result = Compiler.check(store.file(graph.path), mounting: store)
      let said = TextRenderer(result.file, color: .plain).render(result.diagnostics.diagnostics).text
      #expect(said == graph.messages, "\(graph.path)")
    }
  }

  @Test func eachLinkLeadsToAFileAndAHeading() throws {
    let linked = try Page.linked
    #expect(linked.count > 10)
    for (name, text) in linked {
      for match in text.matches(of: /\]\(([^)]+)\)/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? name : Page.path(String(parts[0]), from: name)
        let found = Page.text(target)
        #expect(found != nil, "\(name): \(match.1)")
        guard parts.count == 2, let found else { continue }
        #expect(Page.headings(of: found).contains(String(parts[1])), "\(name): \(match.1)")
      }
    }
  }

  @Test func theReadmeLinksEachPage() throws {
    let pages = try Page.linked.map(\.name).filter { $0.wholeMatch(of: /Documentation\/[^\/]+/) != nil }
    #expect(pages.count > 10 && pages.allSatisfy { Page.text("README.md")?.contains("](\($0)") == true })
  }

  @Test func theMisspeltScreenOfTheReadmeGetsTheMessageThatItShows() throws {
    let graph = try #require(Self.readme.graphs.first)
    let misspelt = graph.text.replacing("close: catalog }", with: "close: catlog }")
    let result = Compiler.check(SourceFile(path: graph.path, bytes: Array(misspelt.utf8)))
    let said = TextRenderer(result.file, color: .plain).render(result.diagnostics.diagnostics).text
    #expect(said == Self.readme.blocks.first { $0.kind.isEmpty }?.text)
  }

  @Test func theSwiftOfTheReadmeCompiles() throws {
    let said = try Self.check([Self.readme])
    #expect(said == "")
  }

  @Test(.thorough) func theSwiftOfTheDocumentationCompiles() throws {
    #expect(Self.documentation.flatMap(\.blocks).count { $0.kind.hasPrefix("swift") } > 20)
    let said = try Self.check(Self.documentation, with: "documentation")
    #expect(said == "")
  }

  @Test func theManifestOfTheReadmeCompiles() throws {
    let manifest = try #require(Self.readme.blocks.first { $0.kind == "swift manifest" })
    #expect(try SwiftCompiler.check(manifest: manifest.text) == "")
  }

  /// Returns the compiler's messages for the Swift of several pages, together with the Swift of their graphs.
  private static func check(_ pages: [Page], with support: String? = nil) throws -> String {
    let generated = try pages.flatMap { page in
      let valid = page.graphs.filter(\.messages.isEmpty)
      let files = ListedFiles(valid.map { ($0.path, $0.text) })
      return try valid.map { try Emitted($0.path, of: files).swift }
    }
    let own = pages.enumerated().map { $1.swift(number: $0) }
    let imports = "import NavRuntime\nimport NavTesting\nimport Observation\nimport ShopModel\n\n"
    return try SwiftCompiler.check(
      .init(name: "ShopModel", sources: [Page.support("ShopModel")]),
      .app(generated + own + (support.map { [imports + (try Page.support($0))] } ?? [])),
      under: .all)
  }
}
