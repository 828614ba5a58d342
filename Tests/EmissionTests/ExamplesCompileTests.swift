import Foundation
import NavCompiler
import Testing

/// Compiles the Swift that navc generates for the graphs of the examples. Other tests build and play the examples.
@Suite struct ExamplesCompileTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples")

  private static func files(of module: String, in example: String, _ suffix: String) throws -> [(
    path: String, text: String
  )] {
    let folder = examples.appending(path: "\(example)/Sources/\(example)\(module)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.filter { $0.hasSuffix(suffix) }.map { name in
      (path: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  @Test(arguments: ["Shop", "Tour", "Wallet"])
  func compiles(_ example: String) throws {
    let graphs = try Self.files(of: "Navigation", in: example, ".nav.yaml")
    #expect(!graphs.isEmpty)
    let generated = try graphs.map { try Emitted($0.path, of: ListedFiles(graphs)).swift }
    let besides = try Self.files(of: "Navigation", in: example, ".swift").map(\.text)
    // SwiftPM embeds the catalog of the texts in this type.
    let catalogs = try Self.files(of: "Navigation", in: example, ".xcstrings").map { catalog in
      "enum PackageResources { static let \(catalog.path.replacing(".", with: "_")): [UInt8] = [] }"
    }
    let said = try SwiftCompiler.check(
      .init(name: "\(example)Model", sources: Self.files(of: "Model", in: example, ".swift").map(\.text)),
      .init(name: "\(example)Navigation", sources: generated + besides + catalogs))
    #expect(said == "")
  }
}
