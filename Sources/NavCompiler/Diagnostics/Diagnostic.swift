/// A message for the author: the fact that is wrong, its place, and its fixes.
package struct Diagnostic: Hashable, Sendable {
  package var rule: Rule
  /// One sentence without a period, with the names that the author wrote.
  package var message: String
  /// The smallest range that is wrong.
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

  /// All ranges: of the message, of its notes, and of the edits of its fixes.
  var ranges: [SourceRange] {
    [range] + notes.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }

  /// Adds a note that suggests a text, and a fix that inserts it.
  mutating func suggest(_ text: String, at range: SourceRange) {
    notes.append(Note("did you mean '\(text)'?", at: range))
    fixes.append(Fix("change to '\(text)'", [Edit(range, text)]))
  }

  /// Limits the length of a message, because a hostile file can have names of megabytes.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 2000 ? message : String(message.prefix(500)) + "…"
  }

  /// Another place, or a suggestion.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = Diagnostic.shortened(message)
      self.range = range
    }

    /// A note that suggests a name instead of the written one.
    static func meant(_ name: String, insteadOf written: String, at range: SourceRange) -> Note {
      // Swift considers two canonically equivalent strings equal.
      Note(
        name == written
          ? "it is declared with other characters that look the same" : "did you mean '\(name)'?", at: range)
    }
  }

  /// Edits that correct the graph. They are applied together, and their ranges refer to the original file.
  package struct Fix: Hashable, Sendable {
    /// The effect of the fix, as an imperative: «change to 'product'».
    package var title: String
    package var edits: [Edit]
    package var safety: Safety

    package init(_ title: String, _ edits: [Edit], _ safety: Safety = .safe) {
      self.title = title
      self.edits = edits
      self.safety = safety
    }

    /// Whether a program may apply the fix without a decision by the author.
    package enum Safety: Hashable, Sendable {
      /// The fix writes what the author clearly meant: a declared name, quotes, or the removal of a key without an
      /// effect.
      case safe
      /// The fix is one of several corrections, and it changes the app. The author decides.
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
