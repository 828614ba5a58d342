/// A picture for Mermaid, as a flowchart.
package enum MermaidPicture {
  /// What Mermaid draws without being told to draw more.
  package static let mostEdges = 500
  package static let mostCharacters = 50_000

  /// UTF-8, the same for the same graph.
  package static func text(of picture: Picture) -> String {
    var out = "flowchart LR\n"
    for (index, card) in picture.cards.enumerated() {
      let wrong =
        card.details.filter { $0.role == .error }.map(\.text) + card.rows.filter { $0.role == .error }.map(\.name)
      let label = quoted(([card.heading] + wrong).joined(separator: ": "))
      // Names of nodes are ours, so that no word of Mermaid's is one.
      switch card.kind {
      case .reference: out += "  c\(index)([\(label)])\n"
      case .launch, .anywhere, .errors: out += "  c\(index){{\(label)}}\n"
      case .container: out += "  c\(index)[[\(label)]]\n"
      case .screen, .alert: out += "  c\(index)[\(label)]\n"
      }
    }
    for (index, card) in picture.cards.enumerated() {
      for branch in card.branches {
        let line =
          switch branch.kind {
          case .push: "-->"
          case .present, .tab: "==>"
          case .replace: "-.->"
          }
        out += "  c\(index) \(line)|\(quoted(DotPicture.label(of: card.rows[branch.row])))| c\(branch.card)\n"
      }
    }
    return out
  }

  /// Why Mermaid draws nothing unless its bounds are raised; `nil` where it does.
  package static func warning(_ picture: Picture, _ text: String) -> String? {
    let edges = picture.cards.reduce(0) { $0 + $1.branches.count }
    if edges > mostEdges {
      return "Mermaid draws \(mostEdges) edges unless 'maxEdges' is raised, and here are \(edges)"
    }
    let count = text.utf16.count
    guard count > mostCharacters else { return nil }
    return "Mermaid takes \(mostCharacters) characters unless 'maxTextSize' is raised, and here are \(count)"
  }

  /// A text in quotes, with what Mermaid or HTML would take for their own as numbered entities.
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
