/// Something to tell the author: what is wrong, where, what would be right.
package struct Diagnostic: Hashable, Sendable {
  package var rule: Rule
  /// One sentence without a full stop, in the author's own names.
  package var message: String
  /// The smallest thing that is wrong.
  package var range: SourceRange
  package var notes: [Note]
  package var fixes: [Fix]

  package init(_ rule: Rule, _ message: String, at range: SourceRange, notes: [Note] = [], fixes: [Fix] = []) {
    self.rule = rule
    self.message = Self.shortened(message)
    self.range = range
    self.notes = notes
    self.fixes = fixes
  }

  package var severity: Severity { rule.severity }

  /// The places that it speaks of: its own, those of its notes, those of its fixes' edits.
  var ranges: [SourceRange] {
    [range] + notes.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }

  /// Asks whether a text was meant in place of what is wrong, and offers to put it there.
  mutating func suggest(_ text: String, at range: SourceRange) {
    notes.append(Note("did you mean '\(text)'?", at: range))
    fixes.append(Fix("change to '\(text)'", [Edit(range, text)]))
  }

  /// A message names what the author wrote, and a hostile file has names of megabytes.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 2000 ? message : String(message.prefix(500)) + "…"
  }

  /// A further place, or a suggestion.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = Diagnostic.shortened(message)
      self.range = range
    }

    /// Asks whether a name was meant in place of the one that is written.
    static func meant(_ name: String, insteadOf written: String, at range: SourceRange) -> Note {
      // Swift takes two texts for one that are canonically equivalent.
      Note(
        name == written
          ? "it is declared with other characters that look the same" : "did you mean '\(name)'?", at: range)
    }
  }

  /// Edits that mend the graph as they stand, applied together.
  package struct Fix: Hashable, Sendable {
    /// What the fix does, as an order: «change to 'product'».
    package var title: String
    package var edits: [Edit]
    package var safety: Safety

    package init(_ title: String, _ edits: [Edit], _ safety: Safety = .safe) {
      self.title = title
      self.edits = edits
      self.safety = safety
    }

    /// Whether a program may apply a fix that nobody has looked at.
    package enum Safety: Hashable, Sendable {
      /// It says what the author can only have meant: a name spelled as declared, quotes, a mark that does nothing.
      case safe
      /// It is one way to mend the graph, and changes what the app does: the author decides.
      case decision
    }
  }

  package struct Edit: Hashable, Sendable {
    package var range: SourceRange
    package var newText: String

    package init(_ range: SourceRange, _ newText: String) {
      self.range = range
      self.newText = newText
    }
  }
}

package enum Severity: String, Hashable, Sendable {
  case error, warning
}
