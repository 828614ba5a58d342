/// The long form of a diagnostic: why there is such a rule, a graph that breaks it, and the same graph mended.
package struct Explanation: Sendable {
  package var id: DiagnosticID
  /// A few sentences.
  package var reason: String
  package var example: Example

  package enum Example: Sendable {
    /// A graph that gives this diagnostic and no other, and the same graph without it.
    case graph(broken: String, mended: String)
    /// What no graph on a page can show, in words.
    case situation(String)
  }

  init(_ id: DiagnosticID, _ reason: String, broken: String, mended: String) {
    self.id = id
    self.reason = reason
    example = .graph(broken: broken, mended: mended)
  }

  init(_ id: DiagnosticID, _ reason: String, situation: String) {
    self.id = id
    self.reason = reason
    example = .situation(situation)
  }
}
