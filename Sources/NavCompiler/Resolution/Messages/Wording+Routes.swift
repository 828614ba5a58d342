/// Names and ranges of links and go segues, for messages.
extension Wording {
  func noun(_ taker: RouteDraft.Taker) -> String {
    switch taker {
    case .link: "the link"
    case .go(let segue): "'\(name(segue))'"
    }
  }

  /// The range in which a link or a go segue names its target.
  func range(_ taker: RouteDraft.Taker) -> SourceRange {
    switch taker {
    case .link(let node): tree.range(node)
    case .go(let segue): targetRange(segue)
    }
  }
}
