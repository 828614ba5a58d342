import NavCompiler

/// An expected message: its ID, the mark of its range (`start` for the file as a whole), its text, and its notes.
struct ExpectedDiagnostic: CustomStringConvertible {
  var rule: Rule
  var mark: String
  var message: String
  var notes: [Note]

  struct Note {
    var mark: String
    var message: String

    init(_ mark: String, _ message: String) {
      self.mark = mark
      self.message = message
    }
  }

  init(_ rule: Rule, _ mark: String, _ message: String, notes: [Note] = []) {
    self.rule = rule
    self.mark = mark
    self.message = message
    self.notes = notes
  }

  /// The message as a test would write it, to compare two of them by eye.
  var description: String {
    let head = "\(rule.id) at \(mark): \(message)"
    return notes.reduce(head) { $0 + "\n  note at \($1.mark): \($1.message)" }
  }
}

extension ExpectedDiagnostic {
  init(_ diagnostic: Diagnostic, in source: MarkedSource) {
    func mark(_ range: SourceRange) -> String { source.name(of: Int(range.lower)..<Int(range.upper)) }
    self.init(
      diagnostic.rule, mark(diagnostic.range), diagnostic.message,
      notes: diagnostic.notes.map { Note(mark($0.range), $0.message) })
  }
}
