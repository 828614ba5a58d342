import Foundation
import NavCompiler
import NavPlayer
import NavPrototype
import Testing

/// Graphs for the player.
enum PlayedGraph {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../graphs")
    .standardizedFileURL

  /// The graphs of the folder `graphs`.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    precondition(!files.isEmpty, "a test with no graphs would pass: there are none in \(folder.path())")
    return files.filter { $0.hasSuffix(".nav.yaml") }.map { String($0.dropLast(".nav.yaml".count)) }.sorted()
  }()

  static func checked(_ name: String) throws -> Graph { try checked("\(name).nav.yaml", in: folder) }

  /// Checks a file in a folder. It may mount other files in the folder.
  private static func checked(_ name: String, in folder: URL) throws -> Graph {
    var files: [(path: String, text: String)] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) where file.hasSuffix(".nav.yaml") {
      files.append((file, try String(contentsOf: folder.appending(path: file), encoding: .utf8)))
    }
    let store = ListedFiles(files)
    return try #require(Compiler.check(store.file(name), mounting: store).graph, "\(name)")
  }

  /// A graph file outside the folder `graphs`.
  static func at(_ file: URL) throws -> PrototypeGraph {
    let graph = try checked(file.lastPathComponent, in: file.deletingLastPathComponent())
    return try PrototypeGraph(PrototypeGraphText.text(of: graph))
  }

  static func named(_ name: String) throws -> PrototypeGraph {
    try PrototypeGraph(PrototypeGraphText.text(of: checked(name)))
  }

  /// A graph from the text in a test.
  static func of(_ yaml: String) throws -> PrototypeGraph {
    let store = ListedFiles([("test.nav.yaml", yaml)])
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    let messages = result.diagnostics.diagnostics.map(\.message)
    let graph = result.graph
    return try PrototypeGraph(PrototypeGraphText.text(of: #require(graph, "\(messages)")))
  }
}
