/// What a check of the whole graph looks at, and where it puts what it finds.
struct CheckContext {
  let resolution: Resolution
  let words: Wording
  private(set) var diagnostics = DiagnosticBag()

  init(_ resolution: Resolution) {
    self.resolution = resolution
    words = Wording(declarations: resolution.declarations, symbols: resolution.symbols)
  }

  var graph: Graph { resolution.graph }

  /// The screen that a segue opens; `nil` for an unwind, and where the target could not be looked up and has a stand-in.
  func opened(by segue: SegueID) -> ScreenID? {
    guard case .push(let target, _, _) = graph.segues[segue.position].kind,
      resolution.declarations.segues[segue.position].target?.symbol
        == resolution.declarations.screens[target.position].name.symbol
    else { return nil }
    return target
  }

  /// Whether a message would be printed.
  mutating func keeps(_ rule: Rule, at range: SourceRange) -> Bool { diagnostics.keeps(rule, at: range) }

  /// Adds a message that is made only if it is going to be printed.
  mutating func report(_ rule: Rule, at range: SourceRange, _ make: (Wording) -> Diagnostic) {
    guard diagnostics.keeps(rule, at: range) else { return }
    diagnostics.add(make(words))
  }
}
