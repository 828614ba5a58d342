package import NavCompiler
import NavTable

/// A file with the parts of a graph on which saved stacks depend, for `navc state`. A team commits it with a release.
///
/// `Documentation/state.schema.json` describes the format.
package struct ReleaseFile: Sendable {
  /// The version of the format. It increases if an older navc would misread a file.
  package static let version = 1

  /// A graph file, which is the graph itself or a mounted fragment.
  private struct Part: Sendable {
    let path: String
    let lines: [String]
  }

  package enum ReadingError: Error {
    case notJSON
    /// The text is JSON, and `navc state save` did not write it.
    case notARelease
    /// A later navc wrote the file.
    case version(Int)
  }

  /// The name of the graph.
  package let graph: String
  /// The fragments, followed by the graph.
  private let parts: [Part]

  /// Creates the file of a graph.
  ///
  /// - Complexity: Linear in the graph and its fragments.
  package init(_ graph: Graph) {
    self.graph = graph.texts.text(graph.name)
    var writer = PartWriter()
    _ = writer.add(graph)
    parts = writer.parts.map { Part(path: $0.path, lines: $0.lines) }
  }

  /// Reads a file.
  ///
  /// - Complexity: Linear in the text.
  package init(reading bytes: [UInt8]) throws(ReadingError) {
    guard let root = JSONDocument.read(bytes)?.root else { throw .notJSON }
    guard let version = root["version"]?.int, let files = root["files"], files.isArray else { throw .notARelease }
    guard version == Self.version else { throw .version(version) }
    guard let graph = root["graph"]?.string else { throw .notARelease }
    var parts: [Part] = []
    for file in files.items {
      guard let path = file["path"]?.string, let lines = file["lines"], lines.isArray else { throw .notARelease }
      let texts = lines.items.compactMap(\.string)
      guard texts.count == lines.items.count else { throw .notARelease }
      parts.append(Part(path: path, lines: texts))
    }
    if parts.isEmpty { throw .notARelease }
    self.graph = graph
    self.parts = parts
  }

  package var json: JSONValue {
    .object([
      ("version", .number(Self.version)), ("graph", .string(graph)),
      (
        "files",
        .array(
          parts.map { part in
            .object([("path", .string(part.path)), ("lines", .array(part.lines.map { .string($0) }))])
          })
      ),
    ])
  }

  /// The graph files for a check. The last one is the graph.
  package var files: [(path: String, text: String)] {
    parts.map { ($0.path, $0.lines.joined(separator: "\n") + "\n") }
  }
}

/// Writes a graph and its fragments, each once.
private struct PartWriter {
  private(set) var parts: [(path: String, lines: [String])] = []
  private var paths: Set<String> = []

  /// Adds the parts of a graph. Returns its path.
  mutating func add(_ graph: Graph) -> String {
    var fragments: [FragmentID: String] = [:]
    for (index, fragment) in graph.fragments.enumerated() { fragments[FragmentID(index)] = add(fragment) }
    let lines = ReleaseGraph(graph, fragments).lines
    let name = graph.texts.text(graph.name)
    if let known = parts.first(where: { $0.lines == lines && $0.path.hasPrefix(name) }) { return known.path }
    var path = "\(name).nav.yaml"
    var number = 2
    while !paths.insert(path).inserted {
      path = "\(name)-\(number).nav.yaml"
      number += 1
    }
    parts.append((path, lines))
    return path
  }
}
