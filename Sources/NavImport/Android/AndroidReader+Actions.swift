/// The segues of actions.
extension AndroidReader {
  mutating func addActions() {
    // Destinations are resolved first, since an action can pop to a screen that only another action names.
    var destinations: [Number: Int] = [:]
    for (number, node) in nodes.enumerated() where node.kind == .action {
      guard let owner = node.owner, omission(of: owner) == nil else { continue }
      if let id = node.tag.resource(.destination) { destinations[number] = screen(of: id) }
    }
    let passes = passes(destinations)
    for (number, node) in nodes.enumerated() where node.kind == .action {
      guard let owner = node.owner else { continue }
      var action = read(node.tag)
      action.destination = destinations[number]
      let segue = Draft.Segue(
        intent: .action(action), identifier: node.tag.resource(.id), elements: [number], pass: passes[number] ?? [])
      if let code = omission(of: owner) {
        represent(number, code)
      } else if nodes[owner].kind != .navigation {
        guard let source = screens[owner] else { continue }
        represent(number, add(segue, action, from: [source]), detail: node.tag.resource(.popUpTo))
      } else if owner == roots.first {
        represent(number, addGlobal(segue, action), detail: node.tag.resource(.popUpTo))
      } else {
        addGlobal(segue, action, number, of: owner)
      }
    }
  }

  /// Reads the attributes of an action, without its destination.
  private func read(_ tag: XMLTree.Node) -> Draft.AndroidAction {
    var action = Draft.AndroidAction(isSingleTop: tag[.launchSingleTop] == "true")
    guard let id = tag.resource(.popUpTo) else { return action }
    action.isInclusive = tag[.popUpToInclusive] == "true"
    if let number = ids[id] {
      let graph = nodes[number].kind == .navigation ? number : included[number]
      if graph != nil, graph == roots.first {
        action.popsGraph = true
        return action
      }
      action.popUpTo = screens[number]
      if nodes[number].kind != .destination { action.isInclusive = true }
    } else if let screen = missing[id] {
      action.popUpTo = screen.screen
      if screen.isGraph { action.isInclusive = true }
    }
    action.popsToMissing = action.popUpTo == nil
    return action
  }

  // MARK: - Actions of screens

  /// Adds the segues of an action, unless it does nothing.
  ///
  /// - Returns: The worst of their codes. The screens below a source can change the code later.
  private mutating func add(
    _ segue: Draft.Segue, _ action: Draft.AndroidAction, from sources: [Int]
  ) -> ImportCode {
    var worst: ImportCode?
    var omitted = ImportCode.noSource
    for source in sources {
      let (intent, code) = intent(of: action, from: source)
      guard let intent else {
        omitted = code
        continue
      }
      var segue = segue
      (segue.source, segue.intent) = (source, intent)
      draft.segues.append(segue)
      if worst == nil || code.status == .approximated { worst = code }
    }
    return worst ?? omitted
  }

  private func intent(of action: Draft.AndroidAction, from source: Int) -> (Draft.Intent?, ImportCode) {
    let pops = action.popUpTo != nil || action.popsGraph || action.popsToMissing
    guard let destination = action.destination else {
      if !pops { return (nil, .noDestination) }
      if action.popUpTo == source, !action.isInclusive { return (nil, .noEffect) }
      return (.action(action), .unwind)
    }
    let code: ImportCode = opening(of: destination) == .push ? .push : .present
    if !pops, destination == source { return (.action(action), .again) }
    if !pops, draft.screens[source].isDialog, !draft.screens[destination].isDialog {
      return (.action(action), .replace)
    }
    return pops ? (.action(action), code) : (.open(destination, opening(of: destination)), code)
  }

  private func opening(of screen: Int) -> Draft.Opening { draft.opening(of: screen) }

  // MARK: - Global actions

  /// Adds the segues of a global action of the first graph, which every screen offers.
  private mutating func addGlobal(_ segue: Draft.Segue, _ action: Draft.AndroidAction) -> ImportCode {
    var segue = segue
    let popsStart = action.popUpTo == start && !action.isInclusive
    guard let destination = action.destination ?? (popsStart ? start : nil) else { return .noDestination }
    let popsAll = action.popsGraph || (action.popUpTo == start && action.isInclusive)
    guard destination != start else {
      segue.intent = .go(start, via: [])
      draft.segues.append(segue)
      return .anywhere
    }
    segue.intent = .open(destination, opening(of: destination))
    guard popsStart || popsAll else {
      draft.segues.append(segue)
      return action.popUpTo == nil && !action.popsToMissing ? .anywhere : .popNotThere
    }
    segue.source = start
    draft.segues.append(segue)
    segue.source = nil
    segue.intent = .go(destination, via: [start])
    draft.segues.append(segue)
    return popsAll ? .rootChanges : .anywhere
  }

  /// Adds the segues of a global action of another graph, one for each screen in that graph.
  private mutating func addGlobal(
    _ segue: Draft.Segue, _ action: Draft.AndroidAction, _ number: Number, of graph: Number
  ) {
    if offers.contents.isEmpty { offers.contents = contents() }
    let detail = nodes[number].tag.resource(.popUpTo)
    if let sources = offers.screens(of: graph) {
      represent(number, add(segue, action, from: sources), detail: detail)
    } else {
      let code = add(segue, action, from: screens[graph].map { [$0] } ?? [])
      represent(number, code.status == .omitted ? code : .notEverywhere, detail: detail)
    }
  }

  /// Returns the parts directly in each graph.
  private func contents() -> [Number: [GraphPart]] {
    var contents: [Number: [GraphPart]] = [:]
    for (number, node) in nodes.enumerated() {
      guard let owner = node.owner else { continue }
      switch node.kind {
      case .navigation: contents[owner, default: []].append(.graph(number))
      case .include, .destination:
        if let graph = included[number] {
          contents[owner, default: []].append(.graph(graph))
        } else if let screen = screens[number] {
          contents[owner, default: []].append(.screen(screen))
        }
      case .action, .argument, .deepLink: break
      }
    }
    return contents
  }
}
