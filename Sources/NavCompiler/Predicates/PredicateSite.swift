/// Where a predicate stands: its scalar in the file, and whose arguments it sees.
struct PredicateSite {
  var node: NodeID
  var place: Place
  let vocabulary: PredicateVocabulary

  var tree: NodeTree { vocabulary.tree }

  enum Place: Equatable {
    case push(from: ScreenID, to: ScreenID?)
    /// An unwind or `back`.
    case leaving(ScreenID)
    case condition(ConditionID)
  }

  var source: ScreenID? {
    switch place {
    case .push(let source, _), .leaving(let source): source
    case .condition: nil
    }
  }

  var destination: ScreenID? {
    if case .push(_, let destination) = place { destination } else { nil }
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
