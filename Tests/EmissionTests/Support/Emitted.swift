import Foundation
import NavCompiler
import Testing

/// A graph of the project or of a test, with its generated Swift.
struct Emitted: CustomTestStringConvertible {
  let name: String
  let swift: String
  /// The stubs for an app.
  let stubs: String

  var testDescription: String { name }

  /// - Throws: The graph's diagnostics, if it has an error.
  init(name: String = "test", pagesOf toolkit: PageToolkit? = nil, _ yaml: String) throws {
    let path = "\(name).nav.yaml"
    try self.init(name, path, ListedFiles([(path, yaml)]), pagesOf: toolkit)
  }

  /// Generates the Swift of one of several files that mount each other.
  ///
  /// - Throws: The file's diagnostics, if it or a mounted file has an error.
  init(_ path: String, of files: ListedFiles) throws { try self.init(path, path, files, pagesOf: nil) }

  private init(_ name: String, _ path: String, _ files: ListedFiles, pagesOf toolkit: PageToolkit?) throws {
    let result = Compiler.check(files.file(path), mounting: files)
    let checked = result.graph
    let graph = try #require(checked, "\(result.diagnostics.diagnostics)")
    self.name = name
    swift = String(decoding: Compiler.generate(graph, fileName: path), as: UTF8.self)
    stubs = String(decoding: Compiler.stubs(graph, fileName: path, pagesOf: toolkit), as: UTF8.self)
  }

  /// Generates the Swift of several files that mount each other, in their order.
  static func all(_ files: (path: String, text: String)...) throws -> [String] {
    let listed = ListedFiles(files)
    return try files.map { try Emitted($0.path, of: listed).swift }
  }

  /// The names of all graphs in `graphs/`.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: graphs.path())) ?? []
    precondition(!files.isEmpty, "a test with no graphs would pass: there are none in \(graphs.path())")
    return files.filter { $0.hasSuffix(".nav.yaml") }.map { String($0.dropLast(".nav.yaml".count)) }.sorted()
  }()

  /// Generates the Swift of a graph in `graphs/`.
  init(graph name: String) throws {
    let url = Self.graphs.appending(path: "\(name).nav.yaml")
    try self.init(name: name, String(contentsOf: url, encoding: .utf8))
  }

  /// Generates the Swift of a folder in `graphs/`, whose files mount each other.
  static func folder(_ name: String) throws -> [Emitted] { try folder(at: graphs.appending(path: name)) }

  /// Generates the Swift of a folder, whose files may mount each other.
  static func folder(at folder: URL) throws -> [Emitted] {
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let files = try paths.map { path in
      (path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    return try files.map { try Emitted($0.path, of: ListedFiles(files)) }
  }

  private static let graphs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "graphs")
}
