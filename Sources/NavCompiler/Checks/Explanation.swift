/// The long form of a diagnostic: why there is such a rule, a graph that breaks it, and the same graph mended.
package struct Explanation: Sendable {
  package var id: DiagnosticID
  /// A few sentences.
  package var reason: String
  package var example: Example

  package enum Example: Sendable {
    /// A graph that gives this diagnostic and no other, and the same graph without it; first the graph, then what it
    /// mounts.
    case graph(broken: [File], mended: [File])
    /// What no graph on a page can show, in words.
    case situation(String)
  }

  package struct File: Sendable {
    package var path: String
    package var text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  init(_ id: DiagnosticID, _ reason: String, broken: String, mended: String) {
    self.init(id, reason, broken: [File("shop.nav.yaml", broken)], mended: [File("shop.nav.yaml", mended)])
  }

  init(_ id: DiagnosticID, _ reason: String, broken: [File], mended: [File]) {
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
