import Foundation
import Testing

/// A file of a published app. These files are not part of the project. They are read in place and not copied.
struct CorpusFile {
  /// The features that apps use, even if the graph leaves them out.
  enum Feature: String, CaseIterable {
    case modals, tabs, dialogs
    case globalActions = "global actions"
    case popUpTo
  }

  /// The content of a file.
  struct Content {
    var map = AppMap()
    var features: Set<Feature> = []
  }

  let url: URL
  let isStoryboard: Bool

  /// The folder of the corpus, from `NAVC_CORPUS`. The project does not have one.
  private static let folder: URL? = ProcessInfo.processInfo.environment["NAVC_CORPUS"].map { URL(filePath: $0) }

  static var isThere: Bool { folder.map { FileManager.default.fileExists(atPath: $0.path()) } ?? false }

  /// All files, in the order of their names.
  static var all: [CorpusFile] {
    get throws {
      let folder = try #require(folder)
      return try ["android", "storyboards"].flatMap { kind in
        try FileManager.default.contentsOfDirectory(at: folder.appending(path: kind), includingPropertiesForKeys: nil)
          .sorted { $0.lastPathComponent < $1.lastPathComponent }
          .map { CorpusFile(url: $0, isStoryboard: kind == "storyboards") }
      }
    }
  }

  func content() throws -> Content {
    let root = try #require(XMLElementTree.root(of: Data(contentsOf: url)), "\(url.lastPathComponent) is no XML")
    if isStoryboard {
      var reader = StoryboardReader(root)
      return reader.content()
    }
    var reader = NavigationXMLReader { name in
      included(name).flatMap { try? XMLElementTree.root(of: Data(contentsOf: $0)) }
    }
    return reader.content(of: root)
  }

  /// Another file of the same app. A file's name starts with the name of the app and ends with the name of the file.
  private func included(_ name: String) -> URL? {
    let app = url.lastPathComponent.split(separator: "__").dropLast().joined(separator: "__")
    let others = try? FileManager.default.contentsOfDirectory(
      at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    return others?.first { other in
      let file = other.lastPathComponent
      return file.hasPrefix("\(app)__") && (file.hasSuffix("__\(name).xml") || file.hasSuffix("-\(name).xml"))
    }
  }
}
