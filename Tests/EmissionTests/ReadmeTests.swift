import Foundation
import NavCompiler
import Testing

/// What the README shows is what navc says.
@Suite struct ReadmeTests {
  private let blocks: [(language: String, text: String)]

  init() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    blocks = stride(from: 1, to: parts.count, by: 2).map { index in
      let language = parts[index].prefix { $0 != "\n" }
      return (String(language), String(parts[index].dropFirst(language.count + 1)))
    }
  }

  @Test func theFirstGraphGetsTheMessageBelowIt() throws {
    let graph = try #require(blocks.first { $0.language == "yaml" }).text
    let message = try #require(blocks.first { $0.language == "" }).text
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", bytes: Array(graph.utf8)))
    let rendered = TextRenderer(result.file, color: .plain).render(result.diagnostics.diagnostics)
    #expect(rendered == message)
  }

  @Test func theTourOfTheLanguageIsValidAndCompiles() throws {
    let graph = try #require(blocks.filter { $0.language == "yaml" }.last).text
    let said = try SwiftCompiler.check(
      .init(name: "ShopModel", sources: ["public struct ProductID: Hashable, Codable, Sendable {}"]),
      .init(name: "ShopNavigation", sources: [Emitted(graph).swift]))
    #expect(said == "")
  }
}
