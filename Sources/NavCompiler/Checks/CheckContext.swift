/// The input of the checks of a graph, and the diagnostics that they report.
struct CheckContext {
  let resolution: Resolution
  let words: Wording
  private(set) var diagnostics = DiagnosticBag()

  init(_ resolution: Resolution) {
    self.resolution = resolution
    words = Wording(declarations: resolution.declarations, symbols: resolution.symbols)
  }

  var graph: Graph { resolution.graph }

  /// The screen that a segue opens, or `nil` for an unwind or if the lookup of the target failed.
  func opened(by segue: SegueID) -> ScreenID? {
    guard case .push(let target, _, _) = graph.segues[segue.position].kind,
      resolution.declarations.segues[segue.position].target?.symbol
        == resolution.declarations.screens[target.position].name.symbol
    else { return nil }
    return target
  }

  /// Whether a message of this rule at this range is printed.
  mutating func keeps(_ rule: Rule, at range: SourceRange) -> Bool { diagnostics.keeps(rule, at: range) }

  /// Adds a message. Calls `make` only if the message is printed.
  mutating func report(_ rule: Rule, at range: SourceRange, _ make: (Wording) -> Diagnostic) {
    guard diagnostics.keeps(rule, at: range) else { return }
    diagnostics.add(make(words))
  }
}
