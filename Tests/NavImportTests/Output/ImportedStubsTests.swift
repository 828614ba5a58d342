import Foundation
import NavCompiler
import Testing

@testable import NavImport

/// The Swift of an imported storyboard, which `Tests/AppleHosts` compiles and runs. `NAVC_RECORD=1 swift test` writes
/// it.
struct ImportedStubsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../AppleHosts/Fixtures/Imported").standardizedFileURL

  @Test func areAsRecorded() throws {
    let storyboard = try String(contentsOf: Self.folder.appending(path: "Kiosk.storyboard"), encoding: .utf8)
    let source = SourceFile(path: "Kiosk.storyboard", text: storyboard)
    let product = try Importer.storyboards([.init(source, stem: "Kiosk")], name: nil)
    let fileName = "kiosk.nav.yaml"
    let checked = Compiler.check(SourceFile(path: fileName, bytes: product.text)).graph
    let graph = try #require(checked)
    let swift = String(decoding: Compiler.generate(graph, fileName: fileName), as: UTF8.self)
    let stubs = String(decoding: Compiler.stubs(graph, fileName: fileName, pagesOf: .uikit), as: UTF8.self)
    let files = [(fileName, product.graph), ("Swift/kiosk.nav.swift", swift), ("Swift/kiosk.stubs.swift", stubs)]
    for (file, text) in files {
      let url = Self.folder.appending(path: file)
      if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }
  }
}
