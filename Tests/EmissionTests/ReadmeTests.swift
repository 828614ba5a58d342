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
    let rendered = TextRenderer(result.file, color: .plain).render(result.diagnostics.diagnostics).text
    #expect(rendered == message)
  }

  @Test func theFragmentIsValid() throws {
    let fragment = try #require(blocks.first { $0.language == "yaml" && $0.text.contains("\nfragment: ") }).text
    let result = Compiler.check(SourceFile(path: "checkout.nav.yaml", bytes: Array(fragment.utf8)))
    #expect(result.diagnostics.diagnostics == [])
  }

  private static let productID = """
    public struct ProductID: Hashable, Codable, Sendable, LosslessStringConvertible {
      public let description: String
      public init(_ description: String) { self.description = description }
    }
    """

  @Test func theTourOfTheLanguageIsValidAndCompiles() throws {
    let graph = try #require(blocks.last { $0.language == "yaml" && $0.text.contains("\ngraph: ") }).text
    let said = try SwiftCompiler.check(
      .init(name: "ShopModel", sources: [Self.productID]),
      .init(name: "ShopNavigation", sources: [Emitted(graph).swift]))
    #expect(said == "")
  }
}
