import NavCompiler

/// The pages that unwinds without a name go to. They skip containers, as in `PagesBelow`.
extension FileModel {
  /// The places of a screen in which the page of `previous`, `root`, or `opener` exists. It is `nil` if the word has
  /// no meaning there.
  func page(of word: Keyword, from screen: Int) -> PagesBelow.Answer? {
    guard !screenTree.isRoot(screen) else { return .nowhere }
    switch word {
    case .root:
      let roots = screenTree.screens(leadingTo: [screen], throughAnywhere: true).intersection(screenTree.roots)
      return answer(roots.map { !isContainer($0) })
    case .opener: return nearestShared(screen).map { answer(pages(below: $0)) }
    default: return answer(pages(below: screen))
    }
  }

  /// An unreachable screen has no places yet, so each word can still be valid.
  private func answer(_ places: [Bool]) -> PagesBelow.Answer {
    places.contains(false) ? places.contains(true) ? .somewhere : .nowhere : .everywhere
  }

  /// Whether a page is below a node, for each of its places.
  private func pages(below node: Int) -> [Bool] {
    let places = parentPages(of: node)
    return places.pages.map { _ in true } + (places.isBare ? [false] : [])
  }

  /// The pages directly below a node, and whether only containers are below it in some place.
  func parentPages(of node: Int) -> (pages: [Int], isBare: Bool) {
    var (pages, isBare, known, open) = ([Int](), false, Set([node]), [node])
    while let next = open.popLast() {
      if screenTree.isRoot(next) { isBare = true }
      for parent in screenTree.parents(of: next) where known.insert(parent).inserted {
        if parent == screenTree.anywhere || !isContainer(parent) { pages.append(parent) } else { open.append(parent) }
      }
    }
    return (pages, isBare)
  }

  /// The nearest shared node: the screen itself, or one below it.
  private func nearestShared(_ screen: Int) -> Int? {
    var (next, steps) = (screen, 0)
    while steps <= screenTree.anywhere, !screenTree.isRoot(next) {
      if isShared(next) { return next }
      guard let parent = screenTree.parents(of: next).first else { return nil }
      (next, steps) = (parent, steps + 1)
    }
    return nil
  }

  /// Whether a node can have several places. A screen with a second parent probably lacks the mark.
  private func isShared(_ node: Int) -> Bool {
    node == screenTree.anywhere || declarations.screens[node].isShared || screenTree.parents(of: node).count > 1
  }
}
