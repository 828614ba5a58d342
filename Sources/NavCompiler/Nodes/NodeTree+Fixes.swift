/// Edits of scalars.
extension NodeTree {
  /// Whether a text has the same meaning when it is inserted into the scalar. It cannot end a quote, and it cannot need
  /// an escape.
  func canInsert(_ text: String, into id: NodeID) -> Bool {
    guard nodes[Int(resolved(id).index)].copiedText == nil else { return false }
    return switch style(id) {
    case .singleQuoted: !text.contains("'") && !text.contains("\n")
    case .doubleQuoted: !text.contains { $0 == "\"" || $0 == "\\" || $0 == "\n" }
    case .plain, .literal, .folded, .block, .flow:
      !text.contains("\n") && !text.contains(": ") && !text.hasSuffix(":") && !text.contains(" #")
        && !text.contains { "[]{},".contains($0) }
    }
  }

  /// The edit that replaces the text of a scalar. It adds quotes if plain YAML does not allow the text. It replaces an
  /// alias itself, and keeps an anchor.
  func replacing(_ id: NodeID, by text: String) -> Diagnostic.Edit {
    Diagnostic.Edit(writtenRange(id), Self.isPlain(text) ? text : Self.quoted(text))
  }

  /// The fix that replaces a scalar with a name.
  func change(_ id: NodeID, to name: String, _ safety: Diagnostic.Fix.Safety = .safe) -> Diagnostic.Fix {
    Diagnostic.Fix("change to '\(name)'", [replacing(id, by: name)], safety)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_. ".unicodeScalars.contains(scalar)
    } && !text.hasSuffix(" ")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
