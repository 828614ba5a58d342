internal import NavTable

/// Segues that open screens, and unwinds.
extension Resolver {
  /// Resolves a segue that opens a screen. A segue of `anywhere` does not have a single source.
  mutating func resolvePush(_ declared: SegueDeclaration, _ id: SegueID, from source: ScreenID?) {
    let details = declarations.details(declared)
    let recursion: Segue.Recursion? =
      switch details?.recursive {
      case .unbounded: .unbounded
      case .maxDepth(let depth): .maxDepth(Int(depth))
      case .unknown, nil: nil
      }
    if case .replace(let name?) = details?.opening, from(name) == nil { _ = reportUnknownScreen(name, .from) }
    let node = source ?? ScreenID(declarations.screens.count)
    let target = pushTarget(declared, id, details?.opening, from: node, as: Self.edgeKind(details?.recursive))
    let predicate = details?.shouldPerform.flatMap { self.predicate($0, .push(from: source, to: target)) }
    let pass = details.map { resolve(pass: $0.pass, from: source, to: target) } ?? []
    let kind = Segue.Kind.push(to: target ?? source ?? ScreenID(0), pass: pass, recursive: recursion)
    // A closure among the arguments of the call would copy the whole resolver.
    let isAlert = target.map { declarations.isAlert($0) } ?? false
    let opening = isAlert ? .present(.alert) : opening(details?.opening)
    segues.append(segue(declared, details, from: node, kind, predicate, opening: opening))
  }

  /// The way a segue opens its screen. It has a substitute if `from` is unknown.
  private func opening(_ declared: SegueDetails.Opening?) -> Segue.Opening {
    switch declared {
    case .push, nil: .push
    case .pane: .pane
    case .present(let style): .present(style)
    case .tab: .tab
    case .replace(let name?): .replace(from: from(name) ?? .previous)
    case .replace(nil), .replaceFromUnknown: .replace(from: .previous)
    }
  }

  /// The target of `from` in a replace, or `nil` if the screen does not exist.
  private func from(_ name: Name) -> Segue.UnwindTarget? {
    switch Keyword(name.symbol) {
    case .previous: .previous
    case .root: .root
    default: screenIDs[name.symbol].map { .screen($0) }
    }
  }

  /// Adds the edge of a segue. A replace adds edges from the screens that stay. A container can have only tabs, so a
  /// replace in it is already an error, and counts as a push.
  private mutating func addEdge(
    _ source: ScreenID, _ target: ScreenID, _ id: SegueID, _ kind: PushGraph.Kind, _ opening: SegueDetails.Opening?
  ) {
    var kind = kind
    let isContainer = source.position < declarations.screens.count && declarations.isContainer(source)
    switch isContainer ? nil : opening {
    case .push, .pane, .present, .tab, nil: break
    case .replace(let name):
      if kind == .tree, let from = name.map({ from($0) }) ?? .previous {
        replacements.append(PushGraph.Replacement(segue: id, source: source, target: target, from: from))
        return
      }
      kind = .guessed
    case .replaceFromUnknown: kind = .guessed
    }
    edges.append(PushGraph.Edge(source: source, target: target, segue: id, kind: kind))
  }

  private static func edgeKind(_ recursive: SegueDetails.Recursive?) -> PushGraph.Kind {
    switch recursive {
    case nil: .tree
    case .unbounded, .maxDepth: .recursive
    case .unknown: .guessed
    }
  }

  private mutating func pushTarget(
    _ declared: SegueDeclaration, _ id: SegueID, _ opening: SegueDetails.Opening?, from source: ScreenID,
    as kind: PushGraph.Kind
  ) -> ScreenID? {
    guard let name = declared.target else {
      knowsAllPushes = false
      return nil
    }
    if let target = screenIDs[name.symbol] {
      addEdge(source, target, id, kind, opening)
      return target
    }
    if let guess = reportUnknownScreen(name, .push) {
      addEdge(source, guess, id, .guessed, opening)
    } else {
      knowsAllPushes = false
    }
    return nil
  }

  mutating func resolveUnwind(_ declared: SegueDeclaration, _ id: SegueID, from source: ScreenID) {
    let details = declarations.details(declared)
    let target = details?.exit.map { exitTarget($0) } ?? unwindTarget(declared)
    if target == nil { lostUnwinds.insert(id) }
    let predicate = details?.shouldPerform.flatMap { self.predicate($0, .leaving(source)) }
    var returns = details?.returns.map { self.returns($0) }
    if case .exit(let exit) = target {
      if let declaredReturns = details?.returns { checkReturns(declaredReturns, returns, of: declared, by: exit) }
      returns = exits[exit.position].type.map { .value($0) }
    }
    segues.append(
      segue(declared, details, from: source, .unwind(to: target ?? .previous, returns: returns), predicate))
  }

  mutating func unwindTarget(_ declared: SegueDeclaration) -> Segue.UnwindTarget? {
    guard let name = declared.target else { return nil }
    // This also applies if a screen has this name, which is already reported.
    switch Keyword(name.symbol) {
    case .previous: return .previous
    case .root: return .root
    case .opener: return .opener
    default:
      if let target = screenIDs[name.symbol] { return .screen(target) }
      _ = reportUnknownScreen(name, .unwind)
      return nil
    }
  }

  private mutating func returns(_ declared: SegueDetails.Returns) -> Segue.Returns {
    switch declared {
    case .value(let expression):
      .value(resolve(expression) ?? Self.standIn)
    case .named(let range):
      .named(resolve(parameters: range).map { Fact.Parameter(name: $0.name, type: $0.type ?? Self.standIn) })
    }
  }

  func segue(
    _ declared: SegueDeclaration, _ details: SegueDetails?, from source: ScreenID, _ kind: Segue.Kind,
    _ predicate: Predicate?, opening: Segue.Opening = .push
  ) -> Segue {
    // The defaults of segues do not apply to tabs.
    let isTab = opening == .tab
    let defaults = isTab ? Declarations.Defaults() : declarations.defaults
    // The alert may already be closed after a button was pressed, so the request always waits.
    let whenBusy: WhenBusy = isAlert(source) ? .queue : details?.whenBusy ?? defaults.whenBusy ?? .auto
    return Segue(
      name: declared.name.symbol, source: source, kind: kind, doc: prose(details?.doc),
      metadata: details.map { metadata($0.metadata) } ?? [], shouldPerform: predicate,
      isAnimated: details?.isAnimated ?? defaults.isAnimated ?? true,
      transition: isTab || !kind.takesTransition ? nil : prose(details?.transition) ?? defaultTransition,
      whenBusy: whenBusy, opening: opening, label: prose(details?.label),
      requiresHook: details?.requiresHook ?? false, formerNames: details.map(formerNames) ?? [])
  }

  private func formerNames(_ details: SegueDetails) -> [Symbol] {
    details.formerNames < 0 ? [] : declarations.formerNames[Int(details.formerNames)].names.map(\.symbol)
  }

  private func isAlert(_ source: ScreenID) -> Bool {
    source.position < declarations.screens.count && declarations.isAlert(source)
  }

  // MARK: - Pass

  private mutating func resolve(pass: Range<Int32>, from source: ScreenID?, to target: ScreenID?) -> [Segue.Pass] {
    var result: [Segue.Pass] = []
    for entry in declarations.passes[Int(pass.lowerBound)..<Int(pass.upperBound)] {
      var argument: ArgumentID?
      if let target {
        argument = symbols.argument(entry.argument.symbol, of: target)
        if argument == nil { reportUnknownArgument(entry.argument, of: target) }
      }
      if let value = resolve(passed: entry.value, for: argument, from: source), let argument {
        result.append(Segue.Pass(argument: argument, value: value))
      }
    }
    return result
  }

  /// Resolves the value for an argument of the destination. For an unknown argument, it only checks that the source has
  /// the named argument.
  mutating func resolve(
    passed node: NodeID, for argument: ArgumentID?, from source: ScreenID?
  ) -> Segue.Pass.Value? {
    let wanted = argument.flatMap { symbols.brokenArguments.contains($0) ? nil : $0 }
    if tree.kind(node) == .scalar {
      let text = tree.text(node)
      if text.hasPrefix("source.") {
        if let source { return resolve(sourceArgument: text, at: node, for: wanted, from: source) }
        report(.unknownArgument, at: tree.range(node)) { UnknownArgument.ofNobody(node, $0) }
        return nil
      }
    }
    guard let wanted else { return nil }
    let argument = symbols.arguments[wanted.position]
    let reader = LiteralReader(symbols: symbols, cases: .bareOrDotted)
    if let literal = reader.read(node, as: argument.type) { return .literal(literal) }
    let isSourceArgument =
      tree.kind(node) == .scalar
      && symbols.texts.find(tree.text(node)).map { name in source.map { symbols.argument(name, of: $0) != nil } ?? false
      }
        ?? false
    let (fault, type) = reader.fault(in: node, as: argument.type)
    report(.argumentType, at: tree.range(fault)) {
      ArgumentType.passedLiteral(fault, type, for: wanted, isSourceArgument: isSourceArgument, $0)
    }
    return nil
  }

  private mutating func resolve(
    sourceArgument text: String, at node: NodeID, for wanted: ArgumentID?, from source: ScreenID
  ) -> Segue.Pass.Value? {
    let name = String(text.dropFirst("source.".count))
    guard let found = symbols.texts.find(name).flatMap({ symbols.argument($0, of: source) }) else {
      reportUnknownArgument(name, of: source, in: node, behind: "source.")
      return nil
    }
    guard let wanted, !symbols.brokenArguments.contains(found) else { return nil }
    let own = symbols.arguments[found.position].type
    let type = symbols.arguments[wanted.position].type
    guard own == type || .optional(own) == type else {
      report(.argumentType, at: tree.range(node)) { ArgumentType.passedArgument(node, own, for: wanted, $0) }
      return nil
    }
    return .source(found)
  }

  /// Reports the last part of a scalar, which is not an argument of the screen.
  mutating func reportUnknownArgument(_ name: String, of source: ScreenID, in node: NodeID, behind prefix: String) {
    guard !symbols.brokenScreens[source.position] else { return }
    let suggestion = symbols.suggestions.find(name, among: symbols.argumentNames(of: source))
    let range = tree.range(node, text: prefix.utf8.count..<prefix.utf8.count + name.utf8.count)
    report(.unknownArgument, at: range) {
      UnknownArgument.diagnostic(name, of: source, node, prefix: prefix, at: range, suggestion: suggestion, $0)
    }
  }
}

extension Segue.Kind {
  /// Whether the host uses the declared transition. A go segue can have many steps, so it does not.
  fileprivate var takesTransition: Bool {
    switch self {
    case .push, .unwind: true
    case .go, .select: false
    }
  }
}
