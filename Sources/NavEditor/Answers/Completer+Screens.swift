import NavCompiler

/// The screens that segues can lead to, those that keep the tree valid first.
extension Completer {
  var source: Int? { context.screen.flatMap { model.screen(named: $0) } }

  func targets(_ scope: KeyScope) -> [CompletionItem] {
    switch scope {
    case .unwind, .exit: return unwindTargets(words: [.previous, .root, .opener])
    case .go, .offeredGo: return goTargets()
    default: return openings(Opening(scope, at: self))
    }
  }

  /// The screens that a segue can open, the best first. Only as many items are made as a list can have.
  private func openings(_ opening: Opening) -> [CompletionItem] {
    let screens = model.declarations.screens
    let ranks = screens.indices.map { opening.obstacle(to: $0).rank }
    var chosen = Array(screens.indices)
    if screens.count > CompletionList.limit {
      let query = SymbolQuery(typed)
      let matching = chosen.filter { query.matches(model.text(screens[$0].name)) }
      if !matching.isEmpty { chosen = matching }
      var places = [0, 0, 0, 0]
      for screen in chosen { places[ranks[screen]] += 1 }
      var room = CompletionList.limit + 1
      for rank in places.indices { (places[rank], room) = (min(places[rank], room), max(0, room - places[rank])) }
      chosen = chosen.filter { screen in
        places[ranks[screen]] -= 1
        return places[ranks[screen]] >= 0
      }
    }
    let items = chosen.map { screen in
      named(
        .screen, model.text(screens[screen].name), detail: reason(opening.obstacle(to: screen)), rank: ranks[screen])
    }
    guard accepted != nil else { return items }
    return items + screenNames.dropFirst(screens.count).map { named(.screen, $0) }
  }

  func roots() -> [CompletionItem] {
    screenNames.filter { !context.siblings.contains($0) }.map { name in
      let obstacle = model.screen(named: name).map { screen -> OpeningObstacle in
        if model.isAlert(screen) { return .alert }
        return tree.parents(of: screen).first.map { .parent($0) } ?? .none
      }
      return named(.screen, name, detail: obstacle.flatMap { reason($0) }, rank: obstacle?.rank ?? 0)
    }
  }

  private func reason(_ obstacle: OpeningObstacle) -> String? {
    switch obstacle {
    case .none: nil
    case .parent(tree.anywhere): "has a parent: anywhere"
    case .parent(let parent): "has a parent: \(model.text(model.declarations.screens[parent].name))"
    case .places: "is not shared"
    case .itself: "pushes itself"
    case .below: "is already below"
    case .notBelow: "is not below"
    case .root: "root"
    case .container: "is a container"
    case .alert: "is an alert"
    }
  }

  func unwindTargets(words: [Keyword]) -> [CompletionItem] {
    let below = source.map { tree.ancestors(of: $0) } ?? []
    let pages = below.filter { !model.isContainer($0) }
    var items = pages.map { screen in named(.screen, model.text(model.declarations.screens[screen].name)) }
    for word in words {
      let against = source.flatMap { screen in reason(against: word, from: screen) }
      items.append(CompletionItem(word.rawValue, .keyword, detail: against ?? "", rank: against == nil ? 0 : 1))
    }
    let known = Set(items.map(\.label))
    let containers = Set(below).subtracting(pages).map { model.text(model.declarations.screens[$0].name) }
    items += screenNames.filter { !known.contains($0) }.map { name in
      let reason =
        name == context.screen ? "unwinds to itself" : containers.contains(name) ? "is a container" : "is not below"
      return named(.screen, name, detail: reason, rank: name == context.screen ? 2 : 1)
    }
    return items
  }

  /// The reason why `previous`, `root`, or `opener` has no page in each place of a screen.
  private func reason(against word: Keyword, from screen: Int) -> String? {
    if tree.isRoot(screen) { return "nothing is below a root" }
    switch model.page(of: word, from: screen) {
    case .everywhere: return nil
    case .somewhere: return "is not a page in every place"
    case .nowhere: return word == .root ? "is a container" : "no page is below"
    case nil: return "is not shared"
    }
  }
}
