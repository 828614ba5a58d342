/// Where a predicate stands: its scalar in the file, and whose arguments it sees.
struct PredicateSite {
  var node: NodeID
  var use: Use
  let symbols: SymbolContext

  var tree: NodeTree { symbols.tree }

  enum Use: Equatable {
    /// From nobody where many screens offer it.
    case push(from: ScreenID?, to: ScreenID?)
    /// An unwind.
    case leaving(ScreenID)
    case back(ScreenID)
    /// `requires`, which sees the screen's arguments as a source's.
    case requires(ScreenID)
    case condition(ConditionID)

    var isRequirement: Bool {
      if case .requires = self { true } else { false }
    }

    /// Whether the answer may come later than the question.
    var canWait: Bool {
      switch self {
      case .push, .leaving: true
      case .back, .requires, .condition: false
      }
    }
  }

  var source: ScreenID? {
    switch use {
    case .push(let source, _): source
    case .leaving(let source), .back(let source), .requires(let source): source
    case .condition: nil
    }
  }

  var destination: ScreenID? {
    if case .push(_, let destination) = use { destination } else { nil }
  }

  /// Where a part of the predicate's text stands in the file.
  func range(_ part: Range<Int>) -> SourceRange { tree.range(node, text: part) }

  /// A mending of a part of the text, if it can be put into the scalar as it is written.
  func fix(
    _ title: String, _ edits: [(part: Range<Int>, newText: String)], _ safety: Diagnostic.Fix.Safety = .safe
  ) -> [Diagnostic.Fix] {
    guard edits.allSatisfy({ tree.canInsert($0.newText, into: node) }) else { return [] }
    return [Diagnostic.Fix(title, edits.map { Diagnostic.Edit(range($0.part), $0.newText) }, safety)]
  }
}
