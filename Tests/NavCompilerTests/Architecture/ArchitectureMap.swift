import Foundation

/// The table of a target's folders in `ARCHITECTURE.md`, which the tests enforce.
struct ArchitectureMap {
  /// One row of the table.
  struct Row {
    var folder: String
    /// The folders that this one may use, including itself.
    var mayKnow: Set<String>
  }

  var rows: [Row]

  /// Reads the table of the section whose heading names a folder of the package.
  init(of folder: String) throws {
    let text = try String(contentsOf: SourceTree.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let sections = text.split(separator: "\n## ")
    guard let section = sections.first(where: { $0.prefix(while: { $0 != "\n" }).contains("`\(folder)`") }) else {
      throw Missing(folder: folder)
    }
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("|") }
    let cells = lines.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    guard let column = cells.first?.firstIndex(of: "may know") else { throw Missing(folder: folder) }

    rows = []
    for row in cells.dropFirst(2) {
      let name = row[0].trimmingCharacters(in: ["`"])
      var known: Set<String> = [name]
      // All rows so far are allowed by the words "above" and "everything". The name of a folder also allows the
      // folders that it may use.
      if row[column].contains("above") || row[column].contains("everything") { known.formUnion(rows.map(\.folder)) }
      for named in row[column].matches(of: /`(\w+)`/).map({ String($0.1) }) {
        known.insert(named)
        known.formUnion(rows.first { $0.folder == named }?.mayKnow ?? [])
      }
      rows.append(Row(folder: name, mayKnow: known))
    }
  }

  /// There is no such table.
  struct Missing: Error {
    var folder: String
  }
}
