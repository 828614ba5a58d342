internal import NavTable

/// `push`, `pane`, `present`, `replace`, `tabs`, `unwind` and `go` of a screen.
extension DeclarationReader {
  mutating func readSegues(
    _ value: NodeID, _ kind: SegueKind, _ screen: inout ScreenDeclaration, _ names: inout NameCheck
  ) -> Range<Int32> {
    let start = Int32(declarations.segues.count)
    guard var entries = mapping(value, of: kind.key) else {
      screen.unknown.insert(kind.unknown)
      declarations.unknown.insert(.uses)
      return start..<start
    }
    if tree.isIncomplete(value) || !tree.repeatedKeys(of: value).isEmpty {
      screen.unknown.insert(kind.unknown)
      declarations.unknown.insert(.uses)
    }
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: Self.withArticle(kind.noun)) else {
        screen.unknown.insert(kind.unknown)
        continue
      }
      if kind == .unwind, Keyword(name.symbol) == .back {
        refuseUnwindBack(name)
      } else if kind != .exit {
        checkMemberName(name, kind.noun, &names)
      }
      let segue = readSegue(name, value, kind)
      let details = declarations.details(segue)
      let leads = segue.target != nil || details?.exit != nil || declarations.route(details)?.tab != nil
      if !leads || isTargetRepeated(value) { screen.unknown.insert(kind.unknown) }
      declarations.segues.append(segue)
    }
    return start..<Int32(declarations.segues.count)
  }

  private func isTargetRepeated(_ value: NodeID) -> Bool {
    tree.kind(value) == .mapping && tree.repeatedKeys(of: value).contains { [.to, .exit, .tab].contains(keyword($0)) }
  }

  private mutating func refuseUnwindBack(_ name: Name) {
    let range = declarations.range(name)
    diagnostics.add(
      Diagnostic(
        .invalidName, "no unwind can be called 'back', the name of the host's back button; use the key 'back'",
        at: range))
  }

  private mutating func readSegue(_ name: Name, _ value: NodeID, _ kind: SegueKind) -> SegueDeclaration {
    var segue = SegueDeclaration(name: name)
    if tree.kind(value) == .mapping {
      if count(1, at: value) { readSegueKeys(value, kind, &segue) }
    } else if tree.kind(value) == .scalar, !tree.isEmpty(value) {
      segue.target = Name(symbol: symbol(value), node: value)
      if kind.hasDetails { add(SegueDetails(opening: kind.opening ?? .push), kind, RouteDeclaration(), to: &segue) }
    } else {
      let expected = kind == .exit ? "the name of a screen, previous, root, opener" : "the name of a screen"
      let long = kind == .exit ? "{ exit: … }" : "{ to: … }"
      wrongShape(value) { "\(kind.scope.noun) takes \(expected) or \(long), not \($0.found(value))" }
    }
    return segue
  }

  private mutating func readSegueKeys(_ value: NodeID, _ kind: SegueKind, _ segue: inout SegueDeclaration) {
    var details = SegueDetails(opening: kind.opening ?? .push)
    var route = RouteDeclaration()
    var hasDetails = kind.hasDetails
    var misses = !tree.isIncomplete(value)
    // The key instead of `to`.
    var other: NodeID?
    var hook: NodeID?
    var hasLabel = false
    let repeated = tree.repeatedKeys(of: value).compactMap { keyword($0) }
    details.isIncomplete = !misses || !repeated.isEmpty
    var entries = tree.cursor(value)
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      let keyword = keyword(key)
      if keyword == .to {
        misses = false
        segue.target = name(value, of: kind.scope(.to))
        continue
      }
      hasDetails = true
      if kind.isPlain, !(keyword.map { kind.scope.takes($0) } ?? false) {
        loseSegueKey(unknownKey(key, of: kind.scope, in: entries), &details, &misses)
        continue
      }
      switch (keyword, kind) {
      case (.exit, .unwind), (.exit, .exit):
        misses = false
        other = key
        details.exit = name(value, of: kind.scope(.exit))
      case (.tab, .go), (.tab, .offeredGo):
        misses = false
        other = key
        route.tab = name(value, of: kind.scope(.tab))
      case (.via, .go), (.via, .offeredGo): route.via = readVia(value, of: kind.scope(.via))
      case (.shouldPerform, _): details.shouldPerform = predicate(value, of: "'shouldPerform'")
      case (.doc, _): details.doc = text(value, of: kind.scope(.doc))
      case (.metadata, _): details.metadata = readMetadata(value, of: kind.scope)
      case (.animated, _): details.isAnimated = flag(value, of: kind.scope(.animated))
      case (.transition, _) where !kind.goes: details.transition = text(value, of: kind.scope(.transition))
      case (.whenBusy, _): details.whenBusy = whenBusy(value, of: kind.scope)
      case (.pass, _) where kind.opens || kind.goes: details.pass = readPass(value, kind.scope, &details)
      case (.recursive, .push), (.recursive, .present): details.recursive = readRecursive(value, kind.scope, &details)
      case (.recursive, .pane):
        wrongShape(key) { _ in "a pane segue cannot be recursive" }
        details.recursive = .unknown
      case (.style, .present), (.style, .offeredPresent):
        details.opening = .present(readLayerStyle(value))
        details.style = value
      case (.was, _) where kind != .exit:
        details.formerNames = Int32(declarations.formerNames.count)
        readFormerNames(value, of: kind.scope(.was), .segue(declarations.segues.count))
      case (.title, .tab), (.label, .tab), (.label, .unwind):
        if hasLabel { wrongShape(key) { _ in "a tab has either 'label' or 'title', not both" } }
        hasLabel = true
        details.label = text(value, of: kind.scope(keyword ?? .label))
      case (.from, .replace): details.opening = readFrom(value)
      case (.returns, .unwind): details.returns = readReturns(value)
      case (.hook, _) where kind.opens && kind != .tab, (.hook, .unwind):
        hook = key
        details.requiresHook = readHook(value, kind.scope)
      default: loseSegueKey(unknownKey(key, of: kind.scope, in: entries), &details, &misses)
      }
    }
    let hasOneTarget = segue.target == nil
    if let other, segue.target != nil {
      wrongShape(other) { _ in kind.eitherOr }
      segue.target = nil
      details.exit = nil
      route.tab = nil
      details.isIncomplete = true
    }
    if let hook, let other, hasOneTarget, keyword(other) == .exit {
      wrongShape(hook) { _ in
        "'hook' cannot be used with 'exit': the hook of an exit belongs to the app that mounts the fragment"
      }
    }
    if repeated.contains(.recursive) { details.recursive = .unknown }
    if kind == .replace, repeated.contains(.from) { details.opening = .replaceFromUnknown }
    if misses { reportMissingTarget(segue.name, kind) }
    if let other, hasOneTarget, keyword(other) == .tab { refuseRouteKeys(of: value) }
    if hasDetails { add(details, kind, route, to: &segue) }
  }

  /// Reports `via` and `pass` with `tab`. A tab is selected with its current stack.
  private mutating func refuseRouteKeys(of value: NodeID) {
    var entries = tree.cursor(value)
    while let (key, _) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .via: wrongShape(key) { _ in "a segue with 'tab' does not support 'via'" }
      case .pass: wrongShape(key) { _ in "a segue with 'tab' does not support 'pass'" }
      default: break
      }
    }
  }

  private mutating func add(
    _ details: SegueDetails, _ kind: SegueKind, _ route: RouteDeclaration, to segue: inout SegueDeclaration
  ) {
    var details = details
    if kind.goes {
      details.route = Int32(declarations.routes.count)
      declarations.routes.append(route)
    }
    segue.details = Int32(declarations.segueDetails.count)
    declarations.segueDetails.append(details)
  }

  /// Records what a misspelled key may contain.
  private func loseSegueKey(_ meant: Keyword?, _ details: inout SegueDetails, _ misses: inout Bool) {
    switch meant {
    case .to, .exit, .tab: misses = false
    case .recursive: details.recursive = .unknown
    case .from: details.opening = .replaceFromUnknown
    default: break
    }
    details.isIncomplete = true
  }

  private mutating func reportMissingTarget(_ name: Name, _ kind: SegueKind) {
    missingKey(at: declarations.range(name)) { reader in
      let examples =
        kind.goes ? "'to: <screen>' or 'tab: <tab>'" : kind.namesScreen ? "'to: <screen>'" : "'to: previous'"
      return "the \(kind.noun) \(reader.quoted(name.node)) has no target; add \(examples)"
    }
  }
}
