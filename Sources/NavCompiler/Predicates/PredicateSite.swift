/// The place of a predicate: its scalar in the file, and the screens whose arguments it can use.
struct PredicateSite {
  var node: NodeID
  var use: Use
  let symbols: SymbolContext

  var tree: NodeTree { symbols.tree }

  enum Use: Equatable {
    /// The source is `nil` if many screens offer the push.
    case push(from: ScreenID?, to: ScreenID?)
    /// An unwind.
    case leaving(ScreenID)
    case back(ScreenID)
    /// `requires`. The arguments of the screen count as arguments of the source.
    case requires(ScreenID)
    case condition(ConditionID)

    var isRequirement: Bool {
      if case .requires = self { true } else { false }
    }

    /// Whether the result may be asynchronous.
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

  /// The range in the file of a part of the predicate's text.
  func range(_ part: Range<Int>) -> SourceRange { tree.range(node, text: part) }

  /// The fix that replaces parts of the text, if the scalar can contain the new text.
  func fix(
    _ title: String, _ edits: [(part: Range<Int>, newText: String)], _ safety: Diagnostic.Fix.Safety = .safe
  ) -> [Diagnostic.Fix] {
    guard edits.allSatisfy({ tree.canInsert($0.newText, into: node) }) else { return [] }
    return [Diagnostic.Fix(title, edits.map { Diagnostic.Edit(range($0.part), $0.newText) }, safety)]
  }
}
