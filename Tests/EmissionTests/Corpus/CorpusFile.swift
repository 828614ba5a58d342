import Foundation
import Testing

/// A file of an app that somebody has published. None of them is part of the project: they are read where they are, and nothing is kept.
struct CorpusFile {
  /// What apps use, whatever becomes of it here.
  enum Feature: String, CaseIterable {
    case modals, tabs, dialogs
    case globalActions = "global actions"
    case popUpTo
  }

  /// What a file says.
  struct Content {
    var map = AppMap()
    var features: Set<Feature> = []
  }

  let url: URL
  let isStoryboard: Bool

  /// The folder of the corpus, from `NAVC_CORPUS`. The project has none.
  private static let folder: URL? = ProcessInfo.processInfo.environment["NAVC_CORPUS"].map { URL(filePath: $0) }

  static var isThere: Bool { folder.map { FileManager.default.fileExists(atPath: $0.path()) } ?? false }

  /// All of them, in the order of their names.
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

  /// Another file of the same app: the names of the files begin with that of the app, and end with their own.
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
