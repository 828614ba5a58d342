/// A segue under `go` with resolved screens. Its path is checked later, with the entire tree.
struct GoDraft {
  var segue: SegueID
  /// The screen that declares the segue, or `nil` in `anywhere`.
  var source: ScreenID?
  var destination: Destination

  enum Destination {
    case screen(Screen)
    case tab(Name)
    /// The target could not be read or does not exist, which is already reported.
    case unknown
  }

  /// Whether the segue selects a tab.
  var selects: Bool { if case .tab = destination { true } else { false } }

  /// The path, or `nil` if it is unknown or not needed.
  var route: RouteDraft? { if case .screen(let draft) = destination { draft.route } else { nil } }

  /// The path to a screen.
  struct Screen {
    var route: RouteDraft
    /// The arguments that its `pass` sets, and the names in it.
    var fills: [(place: Link.Placeholder, name: Name)]
    /// Whether a part could not be read. Missing parts are then not reported.
    var isIncomplete: Bool
  }
}

extension Resolver {
  mutating func resolveGo(_ declared: SegueDeclaration, _ id: SegueID, from source: ScreenID?) {
    let details = declarations.details(declared)
    let node = source ?? ScreenID(declarations.screens.count)
    let declaredRoute = declarations.route(details) ?? RouteDeclaration()
    if let tab = declaredRoute.tab {
      let predicate = details?.shouldPerform.flatMap { self.predicate($0, .push(from: source, to: nil)) }
      segues.append(segue(declared, details, from: node, .select(tab: tab.symbol), predicate))
      goes.append(GoDraft(segue: id, source: source, destination: .tab(tab)))
      return
    }
    let via = resolve(via: declaredRoute.via ?? 0..<0)
    let target = goTarget(declared)
    let predicate = details?.shouldPerform.flatMap { self.predicate($0, .push(from: source, to: target)) }
    var route = Route(target: target ?? source ?? ScreenID(0), via: via.compactMap(\.screen), given: [])
    var fills: [(place: Link.Placeholder, name: Name)] = []
    let isWhole = details.map { resolve(pass: $0.pass, from: source, to: target, &route.given, &fills) } ?? true
    segues.append(segue(declared, details, from: node, .go(route), predicate))
    guard let target else {
      goes.append(GoDraft(segue: id, source: source, destination: .unknown))
      return
    }
    let isIncomplete = details?.isIncomplete == true
    let draft = RouteDraft(screen: target, via: via, isIncomplete: isIncomplete || declaredRoute.via == nil)
    goes.append(
      GoDraft(
        segue: id, source: source,
        destination: .screen(.init(route: draft, fills: fills, isIncomplete: isIncomplete || !isWhole))))
  }

  private mutating func goTarget(_ declared: SegueDeclaration) -> ScreenID? {
    guard let name = declared.target else { return nil }
    if let target = screenIDs[name.symbol] { return target }
    _ = reportUnknownScreen(name, .go)
    return nil
  }

  // MARK: - Pass

  /// Resolves the names in `pass`. Returns whether all of them are known.
  private mutating func resolve(
    pass: Range<Int32>, from source: ScreenID?, to target: ScreenID?, _ given: inout [Route.Given],
    _ fills: inout [(place: Link.Placeholder, name: Name)]
  ) -> Bool {
    var isWhole = true
    var seen: [Link.Placeholder: Name] = [:]
    for entry in declarations.passes[Int(pass.lowerBound)..<Int(pass.upperBound)] {
      let place = place(entry.argument, target)
      if place == nil, let target { reportUnknownArgument(entry.argument, onRouteTo: target) }
      let value = resolve(passed: entry.value, for: place?.argument, from: source)
      guard let place, let value else {
        isWhole = false
        continue
      }
      if let first = seen[place] {
        reportRepeated(entry.argument, first)
      } else {
        seen[place] = entry.argument
        given.append(Route.Given(place: place, value: value))
        fills.append((place, entry.argument))
      }
    }
    return isWhole
  }

  private var argumentNames: ArgumentNames { ArgumentNames(symbols: symbols, screenIDs: screenIDs) }

  /// An argument of the target, or of the screen before a dot.
  private func place(_ name: Name, _ target: ScreenID?) -> Link.Placeholder? {
    if let target, let argument = symbols.argument(name.symbol, of: target) {
      return Link.Placeholder(screen: target, argument: argument)
    }
    return argumentNames.qualified(symbols.texts.text(name.symbol))
  }

  private mutating func reportUnknownArgument(_ name: Name, onRouteTo target: ScreenID) {
    let text = symbols.texts.text(name.symbol)
    if ArgumentNames.isMalformed(text) {
      let range = declarations.range(name)
      return report(.unknownArgument, at: range) { _ in UnknownArgument.malformed(text, at: range) }
    }
    guard let (screen, argument) = argumentNames.split(text).first else {
      guard let dot = text.lastIndex(of: ".") else { return reportUnknownArgument(name, of: target) }
      return reportUnknownOwner(String(text[..<dot]), in: name)
    }
    reportUnknownArgument(argument, of: screen, in: name.node, behind: String(text.dropLast(argument.count)))
  }

  /// Reports `show.id` if there is no screen `show`.
  private mutating func reportUnknownOwner(_ owner: String, in name: Name) {
    // The name may mean a screen that could not be read.
    guard !declarations.unknown.contains(.screens) else { return }
    let names = declarations.screens.lazy.map { [symbols] in symbols.texts.text($0.name.symbol) }
    let suggestion = symbols.suggestions.find(owner, among: names)
    report(.unknownArgument, at: declarations.range(name)) {
      UnknownArgument.ofUnknownScreen(owner, in: name.node, suggestion: suggestion, $0)
    }
  }

  private mutating func reportRepeated(_ name: Name, _ first: Name) {
    let range = declarations.range(name)
    report(.duplicateKey, at: range) { words in
      Diagnostic(
        .duplicateKey, "'\(words.text(name.symbol))' is the same argument as '\(words.text(first.symbol))'", at: range,
        notes: [Diagnostic.Note("the first is here", at: words.declarations.range(first))])
    }
  }
}
