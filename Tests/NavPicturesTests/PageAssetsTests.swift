import Foundation
import Testing

@testable import NavPictures

/// The form of the scripts, styles, and markup of pages. `Scripts/pagescripts` checks their syntax, names, and types.
@Suite struct PageAssetsTests {
  private static let folder = GraphFiles.root.appending(path: "Sources/CPageAssets")

  private static let scripts = Set(
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path()))?.filter { $0.hasSuffix(".js") } ?? [])

  private static func lines(of path: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aScriptIsOneScopeWithAtMostOneName() throws {
    #expect(Self.scripts.count > 20)
    var names: [Substring] = []
    for path in Self.scripts {
      let lines = try Self.lines(of: path)
      #expect(lines.first == "// @ts-check")
      let outer = lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("//") }
      let name = outer.first?.firstMatch(of: #/^const (\w+) = /#)
      if let name { names.append(name.1) }
      #expect(outer == ["\(name?.0 ?? "")(() => {", "})();"], "\(path)")
      #expect(lines.contains("  \"use strict\";"))
    }
    #expect(Set(names).count == names.count)
  }

  /// The embedded text has no comments and no indentation. Comments therefore fill entire lines, and a literal does not
  /// continue on the next line.
  @Test(arguments: scripts.sorted()) func onlyEntireLinesAreRemoved(_ path: String) throws {
    for line in try Self.lines(of: path) {
      let text = line.trimmingCharacters(in: .whitespaces)
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(path): \(line)")
      guard text.hasPrefix("/*") || text.hasPrefix("*") else { continue }
      #expect(!text.dropLast(2).contains("*/"), "\(path): \(line)")
    }
    #expect(PageAssets.code(in: "a\n\n  // b\n  /** c */\n/*\n d\n */\n  e // f\n") == "a\ne // f\n")
  }

  @Test func aPageHasTheFilesOfItsFolder() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
    let picture = PageAssets.pictureScript + PageAssets.pictureStyle
    let prototype =
      PageAssets.servedScript + PageAssets.prototypeStyle + PageAssets.beforePicture + PageAssets.afterPicture
      + PageAssets.errors
    for path in files where [".js", ".css", ".html"].contains(where: path.hasSuffix) {
      let code = PageAssets.code(in: try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8))
      let (isInPicture, isInPrototype) = (picture.contains(code), prototype.contains(code))
      #expect(isInPicture == !path.hasPrefix("Prototype/") && isInPrototype == !path.hasPrefix("Picture/"), "\(path)")
    }
  }
}
