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

  /// All files of a folder, with the paths at which they mount each other.
  static func texts(of folder: URL = folder) throws -> [(path: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".nav.yaml") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  static func graph(_ name: String) throws -> Graph {
    let url = folder.appending(path: "\(name).nav.yaml")
    let files = try texts(of: url.deletingLastPathComponent())
    return try graph(ofFiles: files.filter { $0.path == url.lastPathComponent } + files)
  }

  /// Checks the first of several files that mount each other.
  static func graph(ofFiles files: [(path: String, text: String)]) throws -> Graph {
    let store = ListedFiles(files)
    let result = Compiler.check(store.file(files[0].path), mounting: store)
    let messages = result.diagnostics.diagnostics.map(\.message)
    let graph = result.graph
    return try #require(graph, "\(messages)")
  }

  static func graph(text: String) throws -> Graph { try graph(ofFiles: [("test.nav.yaml", text)]) }
}
