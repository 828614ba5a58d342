import Foundation
import Testing

@testable import NavPictures

/// The form of the scripts, styles, and markup of pages. `Scripts/pagescripts` checks their syntax, names, and types.
@Suite struct PageAssetsTests {
  private static let folder = GraphFiles.root.appending(path: "Sources/CPageAssets")

  /// The scripts, each with its only global name.
  private static let globals = [
    "Shared/elements.js": "Elements", "Shared/data.js": "PageData", "Shared/names.js": "CardNames",
    "Picture/cards.js": "Cards", "Picture/layout.js": "Layout", "Picture/highlights.js": "Highlights",
    "Picture/camera.js": "Camera", "Picture/drawing.js": "Drawing", "Picture/details.js": "Details",
    "Picture/search.js": nil, "Picture/printing.js": "Printing", "Picture/start.js": nil,
    "Prototype/parts.js": "Parts", "Prototype/player.js": "Player", "Prototype/steps.js": "Steps",
    "Prototype/walk.js": "Walk", "Prototype/messages.js": "Messages", "Prototype/map.js": "PictureMap",
    "Prototype/views.js": "Views", "Prototype/facts.js": "Facts", "Prototype/actions.js": "Actions",
    "Prototype/contents.js": "Contents", "Prototype/phone.js": "Phone", "Prototype/panels.js": "Panels",
    "Prototype/tools.js": nil, "Prototype/served.js": nil, "Prototype/start.js": nil,
  ]

  private static func lines(of path: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: globals.keys.sorted()) func aScriptIsOneScope(_ path: String) throws {
    let lines = try Self.lines(of: path)
    #expect(lines.first == "// @ts-check")
    let outer = lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("//") }
    let name = Self.globals[path] ?? nil
    #expect(outer == [name.map { "const \($0) = (() => {" } ?? "(() => {", "})();"], "\(path)")
    #expect(lines.contains("  \"use strict\";"))
  }

  /// The embedded text has no comments and no indentation. Comments therefore fill entire lines, and a literal does not
  /// continue on the next line.
  @Test(arguments: globals.keys.sorted()) func onlyEntireLinesAreRemoved(_ path: String) throws {
    for line in try Self.lines(of: path) {
      let text = line.trimmingCharacters(in: .whitespaces)
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(path): \(line)")
      guard text.hasPrefix("/*") || text.hasPrefix("*") else { continue }
      #expect(!text.dropLast(2).contains("*/"), "\(path): \(line)")
    }
    #expect(PageAssets.code(in: "a\n\n  // b\n  /** c */\n/*\n d\n */\n  e // f\n") == "a\ne // f\n")
  }

  @Test func aPageHasTheFilesOfItsFolder() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path()).filter { $0.contains("/") }
    let scripts = files.filter { $0.hasSuffix(".js") }
    #expect(Set(scripts) == Set(Self.globals.keys))
    let picture = PageAssets.pictureScript + PageAssets.pictureStyle
    let prototype =
      PageAssets.servedScript + PageAssets.prototypeStyle + PageAssets.beforePicture + PageAssets.afterPicture
      + PageAssets.errors
    for path in files where !path.hasSuffix(".h") {
      let code = PageAssets.code(in: try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8))
      let (isInPicture, isInPrototype) = (picture.contains(code), prototype.contains(code))
      #expect(isInPicture == !path.hasPrefix("Prototype/") && isInPrototype == !path.hasPrefix("Picture/"), "\(path)")
    }
  }
}
