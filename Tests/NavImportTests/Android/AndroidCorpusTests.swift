import Foundation
import NavCompiler
import Testing

@testable import NavImport

/// Navigation graphs of published apps. These files are not part of the project.
private enum AndroidCorpus {
  /// The folder `android` in `NAVC_CORPUS`, else in the folder `shared/corpus` next to the repository.
  private static var folder: URL {
    var repository = URL(filePath: #filePath)
    for _ in 0..<4 { repository.deleteLastPathComponent() }
    let corpus = ProcessInfo.processInfo.environment["NAVC_CORPUS"].map { URL(filePath: $0) }
    return (corpus ?? repository.deletingLastPathComponent().appending(path: "shared/corpus"))
      .appending(path: "android")
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  static func files() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}

@Suite(.enabled(if: AndroidCorpus.isThere, "there is no folder of a corpus")) struct AndroidCorpusTests {
  @Test func eachElementIsInTheDraftOnce() throws {
    for (name, text) in try AndroidCorpus.files() {
      let draft = AndroidReader.draft(
        of: [try NavigationFile(text, stem: name)], menu: nil, strings: StringResources())
      #expect(draft.elements.map { Int($0.offset) } == Self.offsets(in: text), "\(name)")
      expectSoundAndroid(draft, name)
    }
  }

  @Test func theFilesOfAnAppAreOneDraft() throws {
    let apps = Dictionary(grouping: try AndroidCorpus.files()) {
      $0.name.components(separatedBy: "__").prefix(2).joined(separator: "__")
    }
    for (app, files) in apps where files.count > 1 {
      let stems = files.map { $0.name.components(separatedBy: "__").last ?? $0.name }
      let draft = AndroidReader.draft(
        of: try zip(files, stems).map { try NavigationFile($0.text, stem: $1) }, menu: nil, strings: StringResources())
      let counts = files.indices.map { file in draft.elements.count { $0.file == file } }
      #expect(counts == files.map { Self.offsets(in: $0.text).count }, "\(app)")
      expectSoundAndroid(draft, app)
    }
  }

  /// Returns the places of the elements, found without a parser: all tags outside of comments are elements.
  private static func offsets(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    var offsets: [Int] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "<!--".utf8) {
        while !bytes[index...].starts(with: "-->".utf8) { index += 1 }
      } else if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] | 0x20 >= UInt8(ascii: "a") {
        offsets.append(index)
      }
      index += 1
    }
    return offsets
  }
}
