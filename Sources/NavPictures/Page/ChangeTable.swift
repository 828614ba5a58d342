/// A table of changes, which a page shows below the picture.
package struct ChangeTable: Sendable {
  package struct Entry: Sendable {
    package var mark: Mark
    package var severity: String
    package var change: String
    package var effects: [String]

    package init(_ mark: Mark, severity: String, change: String, effects: [String]) {
      self.mark = mark
      self.severity = severity
      self.change = change
      self.effects = effects
    }
  }

  /// The changes of one graph.
  package struct Section: Sendable {
    package var caption: String
    package var entries: [Entry]

    package init(caption: String, entries: [Entry]) {
      self.caption = caption
      self.entries = entries
    }
  }

  /// The summary, which remains visible while the table is closed.
  package var summary: String
  package var sections: [Section]

  package init(summary: String, sections: [Section]) {
    self.summary = summary
    self.sections = sections
  }

  func write(to out: inout SVGText) {
    out.add("<details id=\"changes\" open><summary>")
    out.add(text: summary)
    out.add("</summary>\n")
    for section in sections {
      out.add("<table><caption>")
      out.add(text: section.caption)
      out.add(
        """
        </caption><thead><tr><th scope="col">Severity</th><th scope="col">Change</th><th scope="col">Effects</th></tr>\
        </thead><tbody>

        """)
      for entry in section.entries { entry.write(to: &out) }
      out.add("</tbody></table>\n")
    }
    out.add("</details>\n")
  }
}

extension ChangeTable.Entry {
  fileprivate func write(to out: inout SVGText) {
    out.add("<tr><td>")
    out.add(text: severity)
    out.add("</td><th scope=\"row\">")
    out.add(mark.sign)
    out.add(" ")
    out.add(text: change)
    out.add("</th><td>")
    if !effects.isEmpty {
      out.add("<ul>")
      for effect in effects {
        out.add("<li>")
        out.add(text: effect)
        out.add("</li>")
      }
      out.add("</ul>")
    }
    out.add("</td></tr>\n")
  }
}
