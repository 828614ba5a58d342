import Foundation
import Testing

/// A page of the documentation, with its blocks of code.
///
/// The kind of a block follows its three backticks:
///
/// - `yaml` is an entire graph, with its file name in the first line. A block without a kind after it has navc's
///   messages.
/// - `swift` has declarations, `swift body` has statements, and `swift manifest` is a `Package.swift`.
/// - Code that needs GTK has `gtk` after `swift`. `Hosts/GTK/check-page` compiles it where GTK is available.
/// - The kinds of the tutorial's blocks end with `step` and `broken`. `Tests/Integration/tutorials.py` writes,
///   builds, and plays these blocks.
struct Page: CustomTestStringConvertible {
  struct Block {
    var kind: String
    var text: String
  }

  /// A graph, and the messages that the page shows for it.
  struct Graph {
    var path: String
    var text: String
    var messages = ""
  }

  let name: String
  let blocks: [Block]

  var testDescription: String { name }

  /// The handwritten pages. The other pages are generated from the code, and checked where they are generated.
  static let all: [Page] = {
    let catalogues = ["Sources/NavRuntime/NavRuntime.docc", "Sources/NavTesting/NavTesting.docc"]
    return ["README.md"].map(Page.init)
      + (["Documentation"] + catalogues).flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
        precondition(!names.isEmpty, "a test with no pages would pass: there are none in \(folder)")
        return names.filter { $0.hasSuffix(".md") && !isMade.contains($0) }.sorted().map { Page("\(folder)/\($0)") }
      }
  }()

  private static let isMade: Set = ["diagnostics.md", "faults.md", "keys.md"]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init(_ name: String) {
    let parts = ("\n" + (Self.text(name) ?? "")).components(separatedBy: "\n```")
    self.name = name
    blocks = stride(from: 1, to: parts.count, by: 2).map { index in
      let kind = parts[index].prefix { $0 != "\n" }
      return Block(kind: String(kind), text: String(parts[index].dropFirst(kind.count + 1)) + "\n")
    }
  }

  /// The graphs of the page, in order. Each block is unchanged, so its line numbers are those that a reader counts.
  var graphs: [Graph] {
    var graphs: [Graph] = []
    var last = ""
    for block in blocks {
      if block.kind == "yaml" {
        let name = block.text.prefix { $0 != "\n" }
        graphs.append(Graph(path: String(name.dropFirst(2)), text: block.text))
      } else if block.kind.isEmpty, last == "yaml" {
        graphs[graphs.count - 1].messages = block.text
      }
      last = block.kind
    }
    return graphs
  }

  /// The Swift of the page as one file: declarations unchanged, and statements as the body of a method of `Reader`.
  func swift(number: Int) -> String {
    var lines = ["Foundation", "NavRuntime", "NavTesting", "Observation", "ShopModel", "Testing"].map { "import \($0)" }
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case "swift": lines.append(block.text)
      case "swift body":
        // Use the constants that a statement declares only for its reader.
        let names = block.text.split(separator: "\n").filter { $0.hasPrefix("let ") }
          .map { $0.dropFirst("let ".count).prefix { $0 != " " } }
        lines += ["extension Reader {", "func body\(number)_\(index)() async throws {", block.text]
        lines += names.map { "_ = \($0)" } + ["}", "}"]
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The kinds of blocks that `Tests/AppleHosts` compiles, where UIKit and SwiftUI are available. A page has only
  /// these kinds, or none of them.
  static let appleToolkits: Set = ["swift uikit", "swift swiftui", "swift before", "swift storyboard"]

  var isOfAppleToolkits: Bool { blocks.contains { Self.appleToolkits.contains($0.kind) } }

  /// The text of a file of the package. Returns an empty string for a folder, and `nil` if the path does not exist.
  static func text(_ path: String) -> String? {
    let url = root.appending(path: path)
    return (try? String(contentsOf: url, encoding: .utf8))
      ?? (FileManager.default.fileExists(atPath: url.path()) ? "" : nil)
  }

  /// The pages that link to others, by name, with their texts.
  static var linked: [(name: String, text: String)] {
    get throws {
      let folder = root.appending(path: "Documentation")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".md") }
      return (["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] + names.sorted().map { "Documentation/\($0)" })
        .compactMap { name in text(name).map { (name, $0) } }
    }
  }

  /// The target of a link, as a path from the root of the package.
  static func path(_ link: String, from name: String) -> String {
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { parts.removeLast(min(1, parts.count)) } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The headings of a page, as links write them.
  static func headings(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      String(
        line.drop { $0 == "#" || $0 == " " }.lowercased().compactMap { character -> Character? in
          if character == " " { return "-" }
          return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
        })
    }
  }

  /// The code that an app has in addition to the code on its pages.
  static func support(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Tests/EmissionTests/Pages/\(name).swift.txt"), encoding: .utf8)
  }
}
