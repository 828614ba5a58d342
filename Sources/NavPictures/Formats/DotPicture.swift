/// A picture for Graphviz.
package enum DotPicture {
  /// Writes the picture in UTF-8. Equal graphs have equal texts.
  package static func text(of picture: Picture) -> String {
    var out = "digraph \(quoted(picture.title)) {\n"
    out +=
      "  rankdir=LR;\n  node [shape=box, style=rounded, fontname=\"Helvetica\"];\n  edge [fontname=\"Helvetica\", fontsize=10];\n"
    for (index, card) in picture.cards.enumerated() {
      var lines = [card.heading]
      if card.title != nil { lines.append(card.name) }
      lines += card.details.map(\.text) + card.rows.filter { $0.role == .error }.map(\.name)
      let style =
        switch card.kind {
        case .reference: ", style=\"rounded,dotted\""
        case .launch, .anywhere: ", style=\"rounded,dashed\""
        case .container: ", peripheries=2"
        case .errors, .changes: ", style=dashed"
        case .screen, .alert: ""
        }
      out += "  c\(index) [label=\(quoted(lines.joined(separator: "\n")))\(style)];\n"
    }
    for (index, card) in picture.cards.enumerated() {
      for branch in card.branches {
        let row = card.rows[branch.row]
        let style =
          switch branch.kind {
          case .push, .pane: ""
          case .present: ", color=\"black:invis:black\""
          case .tab: ", penwidth=3"
          case .replace: ", style=dashed"
          }
        out += "  c\(index) -> c\(branch.card) [label=\(quoted(label(of: row)))\(style)];\n"
      }
    }
    return out + "}\n"
  }

  static func label(of row: Row) -> String {
    let name = row.sign == .pane ? "\(row.name) (pane)" : row.name
    return row.condition.map { "\(name) [\($0)]" } ?? name
  }

  /// A text in quotes. Escapes backslashes, which start an escape in Graphviz, and ampersands, which start an entity,
  /// even if a label is not HTML.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "&": out += "&amp;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
