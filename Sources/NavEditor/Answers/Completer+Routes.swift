import NavCompiler

/// The screens on the paths of go segues and links.
extension Completer {
  /// The targets of a go segue. Those with one path and all its arguments come first.
  func goTargets() -> [CompletionItem] {
    let isOffered = context.path.first == "anywhere"
    var routes = RoutesDown(model, from: isOffered ? tree.anywhere : source)
    var items: [CompletionItem] = []
    for name in screenNames {
      var against: String?
      if let screen = model.screen(named: name) { against = reason(againstGoTo: screen, &routes) }
      items.append(named(.screen, name, detail: against, rank: against == nil ? 0 : 1))
    }
    return items
  }

  private func reason(againstGoTo screen: Int, _ routes: inout RoutesDown) -> String? {
    if model.isAlert(screen) { return "is an alert" }
    let route = routes.route(to: screen)
    if route.isReplaced { return "only a replace opens it" }
    let hasVia = context.siblings.contains(Keyword.via.rawValue)
    if hasVia != (route.shared != nil) { return hasVia ? "does not need 'via'" : "needs 'via'" }
    // `pass` can supply the arguments of the path.
    guard !context.siblings.contains(Keyword.pass.rawValue), let missing = route.missing else { return nil }
    return "needs an argument: \(missing)"
  }

  /// The screens that `via` can name: those that open the shared screen on the path.
  func vias() -> [CompletionItem] {
    let isLink = context.valueWord?.scope == .link
    guard let target = isLink ? source : destination else { return screenNames.map { named(.screen, $0) } }
    var routes = RoutesDown(model, from: nil)
    guard let (shared, parents) = routes.vias(for: target, after: context.siblings) else {
      return screenNames.map { named(.screen, $0, detail: "nothing to choose", rank: 1) }
    }
    let valid = Set(parents)
    let opened = shared == tree.anywhere ? "anywhere" : model.text(model.declarations.screens[shared].name)
    return screenNames.map { name in
      let isValid = model.screen(named: name).map { valid.contains($0) } ?? true
      return named(.screen, name, detail: isValid ? nil : "does not open \(opened)", rank: isValid ? 0 : 1)
    }
  }
}
