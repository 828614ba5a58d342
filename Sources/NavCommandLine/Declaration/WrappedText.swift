/// Text for a terminal, in lines of at most 80 columns.
package enum WrappedText {
  static let columns = 80
  /// The maximum width of the first column of a table. A longer entry has a separate line.
  private static let widestName = 26

  /// Wraps paragraphs that are separated by empty lines. Other line breaks count as spaces.
  package static func paragraphs(_ text: String, indent: Int = 0) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(whereSeparator: \.isEmpty).map { wrapped($0.joined(separator: " "), indent: indent) }
      .joined(separator: "\n\n")
  }

  /// A table of names and meanings.
  static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).filter { $0 <= widestName }.max() ?? 0
    return rows.map { name, meaning in
      let text = wrapped(meaning, indent: width + 4)
      guard name.count <= width else { return "  \(name)\n\(text)" }
      let first = "  " + name + String(repeating: " ", count: width - name.count) + "  "
      return first + text.dropFirst(width + 4)
    }.joined(separator: "\n")
  }

  /// A list of names, each with its meaning below.
  static func list(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { "  \($0.name)\n" + wrapped($0.meaning, indent: 6) }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
