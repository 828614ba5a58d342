import Foundation

/// A file of `Goldens/`: first a graph, then, under a line of its own, what the command prints for it. What the graph mounts
/// stands between the two, each file under a line with its name.
///
/// `NAVC_RECORD=1 swift test` writes the second part anew; look at the difference before it is committed.
struct Golden {
  let url: URL
  let source: String
  let output: String

  static let directory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")
  static let isRecording = ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil
  private static let separator = "\n――― navc validate ―――\n"

  /// The names of all goldens, without `.txt`.
  static func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path())
    return Set(files.map { $0.hasSuffix(".txt") ? String($0.dropLast(4)) : $0 })
  }

  init(named name: String) throws {
    url = Self.directory.appending(path: "\(name).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let range = text.range(of: Self.separator) else {
      (source, output) = (text, "")
      return
    }
    (source, output) = (String(text[..<range.lowerBound]) + "\n", String(text[range.upperBound...]))
  }

  /// The graph and what it mounts.
  var files: [(path: String, text: String)] {
    let parts = ("\n――― shop.nav.yaml ―――\n" + source).components(separatedBy: "\n――― ").dropFirst()
    return parts.map { part in
      let name = part.prefix { $0 != " " }
      return (String(name), String(part.drop { $0 != "\n" }.dropFirst()))
    }
  }

  func record(_ output: String) throws {
    let source = source.hasSuffix("\n") ? String(source.dropLast()) : source
    try (source + Self.separator + output).write(to: url, atomically: true, encoding: .utf8)
  }
}
