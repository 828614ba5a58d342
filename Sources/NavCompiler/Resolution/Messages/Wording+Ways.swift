/// Who takes a way, in messages.
extension Wording {
  func noun(_ taker: WayDraft.Taker) -> String {
    switch taker {
    case .link: "the link"
    case .go(let segue): "'\(name(segue))'"
    }
  }

  /// Where it names the screen that it leads to.
  func range(_ taker: WayDraft.Taker) -> SourceRange {
    switch taker {
    case .link(let node): tree.range(node)
    case .go(let segue): targetRange(segue)
    }
  }
}
