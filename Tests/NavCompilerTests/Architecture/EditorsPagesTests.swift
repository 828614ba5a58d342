import Foundation
import Testing

/// The pages of the folders in `Editors`. Each one states which parts were tried.
@Suite struct EditorsPagesTests {
  private static let names = folders().map { $0.isEmpty ? "Editors/README.md" : "Editors/\($0)/README.md" }

  /// The folders in `Editors`, and an empty name for `Editors` itself.
  private static func folders() -> [String] {
    let editors = SourceTree.root.appending(path: "Editors").path(percentEncoded: false)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: editors)) ?? []
    return entries.sorted().reduce(into: [""]) { folders, name in
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: "\(editors)/\(name)", isDirectory: &isFolder), isFolder.boolValue {
        folders.append(name)
      }
    }
  }

  @Test func eachFolderOfTheContractHasAPage() {
    #expect(Self.names == ["", "ci/", "emacs/", "neovim/", "vscode/", "xcode/"].map { "Editors/\($0)README.md" })
  }

  @Test(arguments: names)
  func eachPageHasATableOfWhatWasTried(_ name: String) throws {
    let page = try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8)
    let cells = try #require(Self.tried(in: page), "a table with a column 'tried' or 'tried with'")
    #expect(!cells.isEmpty && cells.allSatisfy { !$0.isEmpty }, "\(cells)")
    // No editor was tried on all systems and in all versions.
    #expect(cells.contains { $0.hasPrefix("not tried") }, "\(cells)")
    for match in page.matches(of: /Tests\/Integration\/\w+\.py/) {
      let path = SourceTree.root.appending(path: String(match.output)).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output)")
    }
  }

  /// The cells of the column `tried`, or `nil` if there is no such column.
  private static func tried(in page: String) -> [String]? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(cells)
    for (index, header) in lines.enumerated() {
      guard let column = header.firstIndex(where: { ["tried", "tried with"].contains($0) }) else { continue }
      return lines[(index + 1)...].prefix { !$0.isEmpty }.dropFirst().map { column < $0.count ? $0[column] : "" }
    }
    return nil
  }

  private static func cells(_ line: Substring) -> [String] {
    guard line.hasPrefix("|"), line.hasSuffix("|") else { return [] }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
