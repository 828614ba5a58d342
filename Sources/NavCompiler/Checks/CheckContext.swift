/// What a check of the whole graph looks at, and where it puts what it finds.
struct CheckContext {
  let resolution: Resolution
  let words: Wording
  private(set) var diagnostics = DiagnosticBag()

  init(_ resolution: Resolution) {
    self.resolution = resolution
    words = Wording(declarations: resolution.declarations, vocabulary: resolution.vocabulary)
  }

  var graph: Graph { resolution.graph }

  /// Whether a message would be printed.
  mutating func keeps(_ id: DiagnosticID, at range: SourceRange) -> Bool { diagnostics.keeps(id, at: range) }

  /// Adds a message that is made only if it is going to be printed.
  mutating func report(_ id: DiagnosticID, at range: SourceRange, _ make: (Wording) -> Diagnostic) {
    guard diagnostics.keeps(id, at: range) else { return }
    diagnostics.add(make(words))
  }
}
