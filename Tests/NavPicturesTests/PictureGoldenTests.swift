import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// The reviewed pictures of the graphs. `NAVC_RECORD=1 swift test` writes them again.
@Suite struct PictureGoldenTests {
  private static let directory = GraphFiles.root.appending(path: "Documentation/pictures")

  @Test(arguments: GraphFiles.names) func isAsRecorded(_ name: String) throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph(name))
    try check(String(decoding: SVGPicture.bytes(picture), as: UTF8.self), Self.file(name))
  }

  @Test func otherFormsAreAsRecorded() throws {
    let graph = try GraphFiles.graph("store")
    let picture = PictureBuilder.picture(of: graph)
    var options = SVGPicture.Options()
    options.edges = .all
    try check(String(decoding: SVGPicture.bytes(picture, options), as: UTF8.self), "store-all-edges.svg")
    try check(String(decoding: SVGPicture.bytes(draft()), as: UTF8.self), "store-draft.svg")
    try check(GraphDocument.json(of: graph).text, "store.json")
    try check(GraphDocument.schema.text, "../graph.schema.json")
    try check(DotPicture.text(of: picture), "store.dot")
    try check(MermaidPicture.text(of: picture), "store.mmd")
  }

  /// The store in the middle of an edit: a segue and a predicate have misspelled names.
  private func draft() throws -> Picture {
    let whole = try #require(GraphFiles.texts().first { $0.path == "store.nav.yaml" }).text
    let text = whole.replacing("open: product", with: "open: prodct").replacing("not hasDraft", with: "not hasDrft")
    let store = ListedFiles([("store.nav.yaml", text)])
    let result = Compiler.check(store.file("store.nav.yaml"), mounting: store)
    #expect(result.diagnostics.errorCount == 2)
    return DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
  }

  @Test func noneIsUnused() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path())
    #expect(
      Set(files)
        == Set(
          GraphFiles.names.map(Self.file) + [
            "store-all-edges.svg", "store-draft.svg", "store.json", "store.dot", "store.mmd",
            // The tests of `NavDiff` record these.
            "store-changes.svg", "clinic-changes.svg",
          ]))
  }

  private static func file(_ name: String) -> String { name.replacing("/", with: "-") + ".svg" }

  private func check(_ text: String, _ file: String) throws {
    let url = Self.directory.appending(path: file)
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.directory, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: url, encoding: .utf8))
  }
}
