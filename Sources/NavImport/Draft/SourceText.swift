internal import NavTable

/// Texts of a source in a graph and in a report.
enum SourceText {
  /// Returns a text in double quotes, with the escapes of JSON.
  static func quoted(_ text: String) -> String {
    var literal = ""
    literal.append(jsonString: text)
    // A graph cannot contain a byte order mark, except as an escape.
    guard text.unicodeScalars.contains("\u{FEFF}") else { return literal }
    return literal.unicodeScalars.reduce(into: "") { $0 += $1 == "\u{FEFF}" ? "\\ufeff" : String($1) }
  }

  /// Returns a text, or its beginning if it is long. A hostile source can have names of megabytes.
  static func shortened(_ text: String) -> String {
    text.utf8.count <= 200 ? text : String(text.unicodeScalars.prefix(50)) + "…"
  }
}
