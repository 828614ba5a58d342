import Foundation
import NavCompiler
import Testing

/// The checked graphs of the folder `graphs`.
enum GraphFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  private static let folder = root.appending(path: "graphs")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    precondition(!files.isEmpty, "a test with no graphs would pass: there are none in \(folder.path())")
    let fragments = ["fragments/clinic"]
    return (files.filter { $0.hasSuffix(".nav.yaml") }.map { String($0.dropLast(".nav.yaml".count)) } + fragments)
      .sorted()
  }()

  /// All files of the folder, with the paths at which they mount each other.
  static func texts() throws -> [(path: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".nav.yaml") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  static func graph(_ name: String) throws -> Graph {
    let url = folder.appending(path: "\(name).nav.yaml")
    let base = url.deletingLastPathComponent()
    var files: [(path: String, text: String)] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: base.path()) where file.hasSuffix(".nav.yaml") {
      files.append((file, try String(contentsOf: base.appending(path: file), encoding: .utf8)))
    }
    let store = ListedFiles(files)
    return try #require(Compiler.check(store.file(url.lastPathComponent), mounting: store).graph, "\(name)")
  }

  /// Checks the first of several files that mount each other.
  static func graph(ofFiles files: [(path: String, text: String)]) throws -> Graph {
    let store = ListedFiles(files)
    let result = Compiler.check(store.file(files[0].path), mounting: store)
    let messages = result.diagnostics.diagnostics.map(\.message)
    let graph = result.graph
    return try #require(graph, "\(messages)")
  }

  static func graph(text: String) throws -> Graph {
    let store = ListedFiles([("test.nav.yaml", text)])
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    return try #require(result.graph, "\(result.diagnostics.diagnostics.map(\.message))")
  }
}
