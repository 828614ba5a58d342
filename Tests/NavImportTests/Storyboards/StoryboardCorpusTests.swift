import Foundation
import Testing

@testable import NavImport

/// Storyboards of published apps. These files are not part of the project.
private enum StoryboardCorpus {
  /// The folder `storyboards` in `NAVC_CORPUS`, else in the folder `shared/corpus` next to the repository.
  private static var folder: URL {
    var repository = URL(filePath: #filePath)
    for _ in 0..<4 { repository.deleteLastPathComponent() }
    let corpus = ProcessInfo.processInfo.environment["NAVC_CORPUS"].map { URL(filePath: $0) }
    return (corpus ?? repository.deletingLastPathComponent().appending(path: "shared/corpus"))
      .appending(path: "storyboards")
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  static func files() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "storyboard" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}

@Suite(.enabled(if: StoryboardCorpus.isThere, "there is no folder of a corpus")) struct StoryboardCorpusTests {
  @Test func eachElementIsInTheDraftOnce() throws {
    for (name, text) in try StoryboardCorpus.files() {
      let draft = StoryboardReader.draft(of: [try StoryboardFile(text, stem: name)])
      #expect(draft.elements.map { Int($0.offset) } == Self.offsets(in: text), "\(name)")
      expectSound(draft, name)
    }
  }

  @Test func theFilesOfAnAppAreOneDraft() throws {
    let apps = Dictionary(grouping: try StoryboardCorpus.files()) {
      $0.name.components(separatedBy: "__").dropLast().joined()
    }
    for (app, files) in apps where files.count > 1 {
      let stems = files.map { $0.name.components(separatedBy: "__").last ?? $0.name }
      let draft = StoryboardReader.draft(
        of: try zip(files, stems).map { try StoryboardFile($0.text, stem: $1) })
      let counts = files.indices.map { file in draft.elements.count { $0.file == file } }
      #expect(counts == files.map { Self.offsets(in: $0.text).count }, "\(app)")
      expectSound(draft, app)
    }
  }

  /// Returns the places of the elements, found without a parser: each tag of these files is on a line of its own, and
  /// the objects of a scene have the same indentation.
  private static func offsets(in text: String) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      if isElement(Substring(line.dropFirst(indentation)), indentation) { offsets.append(offset + indentation) }
      offset += line.count + 1
    }
    return offsets
  }

  private static func isElement(_ line: Substring, _ indentation: Int) -> Bool {
    if line.hasPrefix("<segue ") { return line.contains(" kind=\"") || line.contains(" key=\"") }
    let isMember =
      line.hasSuffix("sceneMemberID=\"viewController\">") || line.hasSuffix("sceneMemberID=\"viewController\"/>")
    let isController = indentation == 16 && line.prefix { $0 != " " }.hasSuffix("ontroller") && line.hasPrefix("<")
    return isMember || isController || line.hasPrefix("<document ")
  }
}
