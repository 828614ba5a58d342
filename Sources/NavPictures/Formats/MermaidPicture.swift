/// A picture for Mermaid, as a flowchart.
package enum MermaidPicture {
  /// Mermaid's default limit of edges.
  package static let mostEdges = 500
  package static let mostCharacters = 50_000

  /// Writes the picture in UTF-8. Equal graphs have equal texts.
  package static func text(of picture: Picture) -> String {
    var out = "flowchart LR\n"
    for (index, card) in picture.cards.enumerated() {
      let wrong =
        card.details.filter { $0.role == .error }.map(\.text) + card.rows.filter { $0.role == .error }.map(\.name)
      let label = quoted(([card.heading] + wrong).joined(separator: ": "))
      // Generated names of nodes cannot be keywords of Mermaid.
      switch card.kind {
      case .reference: out += "  c\(index)([\(label)])\n"
      case .launch, .anywhere, .errors, .changes: out += "  c\(index){{\(label)}}\n"
      case .container: out += "  c\(index)[[\(label)]]\n"
      case .screen, .alert: out += "  c\(index)[\(label)]\n"
      }
    }
    for (index, card) in picture.cards.enumerated() {
      for branch in card.branches {
        let line =
          switch branch.kind {
          case .push, .pane: "-->"
          case .present, .tab: "==>"
          case .replace: "-.->"
          }
        out += "  c\(index) \(line)|\(quoted(DotPicture.label(of: card.rows[branch.row])))| c\(branch.card)\n"
      }
    }
    return out
  }

  /// A warning if Mermaid does not draw the picture with its default limits, or `nil`.
  package static func warning(_ picture: Picture, _ text: String) -> String? {
    let edges = picture.cards.reduce(0) { $0 + $1.branches.count }
    if edges > mostEdges {
      return "the picture has \(edges) edges; Mermaid draws at most \(mostEdges) unless you raise 'maxEdges'"
    }
    let count = text.utf16.count
    guard count > mostCharacters else { return nil }
    return "the text has \(count) characters; Mermaid accepts at most \(mostCharacters) unless you raise 'maxTextSize'"
  }

  /// A text in quotes. Replaces characters with a meaning in Mermaid or HTML by numeric entities.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", ";", "`", "\\", "{", "}", "[", "]", "(", ")", "|": out += "#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
