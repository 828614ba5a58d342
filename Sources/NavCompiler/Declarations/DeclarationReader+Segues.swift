internal import NavTable

/// `push`, `present`, `replace`, `tabs` and `unwind` of a screen.
extension DeclarationReader {
  enum SegueKind {
    case push, present, replace, tab, unwind
    /// The two of `anywhere`.
    case offeredPush, offeredPresent
    /// An entry of a mount's `exits`.
    case exit

    var key: OwnedKey {
      switch self {
      case .push: Owner.screen(.push)
      case .present: Owner.screen(.present)
      case .replace: Owner.screen(.replace)
      case .tab: Owner.screen(.tabs)
      case .offeredPush: Owner.anywhere(.push)
      case .offeredPresent: Owner.anywhere(.present)
      case .unwind: Owner.screen(.unwind)
      case .exit: Owner.screen(.exits)
      }
    }

    var owner: Owner {
      switch self {
      case .push: .push
      case .present: .present
      case .replace: .replace
      case .tab: .tab
      case .offeredPush: .offeredPush
      case .offeredPresent: .offeredPresent
      case .unwind: .unwind
      case .exit: .exit
      }
    }

    var noun: String {
      switch self {
      case .push, .present, .replace, .unwind, .offeredPush, .offeredPresent: "segue"
      case .tab: "tab"
      case .exit: "exit"
      }
    }

    /// Whether it takes only some of the keys that segues have in common.
    var isPlain: Bool {
      switch self {
      case .tab, .exit, .offeredPush, .offeredPresent: true
      case .push, .present, .replace, .unwind: false
      }
    }

    /// Whether it opens a screen.
    var opens: Bool { opening != nil }

    /// How it opens a screen, where it says no more.
    var opening: SegueDetails.Opening? {
      switch self {
      case .push, .offeredPush: .push
      case .present, .offeredPresent: .present(.sheet)
      case .replace: .replace(from: nil)
      case .tab: .tab
      case .unwind, .exit: nil
      }
    }

    var unknown: ScreenDeclaration.Unknown { opens ? .pushes : .unwinds }
  }

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
      let leads = segue.target != nil || declarations.details(segue)?.exit != nil
      if !leads || isTargetRepeated(value) { screen.unknown.insert(kind.unknown) }
      declarations.segues.append(segue)
    }
    return start..<Int32(declarations.segues.count)
  }

  private func isTargetRepeated(_ value: NodeID) -> Bool {
    tree.kind(value) == .mapping && tree.repeatedKeys(of: value).contains { [.to, .exit].contains(keyword($0)) }
  }

  private mutating func refuseUnwindBack(_ name: Name) {
    let range = declarations.range(name)
    diagnostics.add(
      Diagnostic(
        .invalidName, "no unwind may be called 'back': that is the host's own back button; its key is 'back:'",
        at: range))
  }

  private mutating func readSegue(_ name: Name, _ value: NodeID, _ kind: SegueKind) -> SegueDeclaration {
    var segue = SegueDeclaration(name: name)
    if tree.kind(value) == .mapping {
      if count(1, at: value) { readSegueKeys(value, kind, &segue) }
    } else if tree.kind(value) == .scalar, !tree.isEmpty(value) {
      segue.target = Name(symbol: symbol(value), node: value)
      if kind != .push, kind != .offeredPush, let opening = kind.opening {
        add(SegueDetails(opening: opening), to: &segue)
      }
    } else {
      let expected = kind == .exit ? "the name of a screen, previous, root, opener" : "the name of a screen"
      let long = kind == .exit ? "{ exit: … }" : "{ to: … }"
      wrongShape(value) { "\(kind.owner.noun) takes \(expected) or \(long), not \($0.found(value))" }
    }
    return segue
  }

  private mutating func readSegueKeys(_ value: NodeID, _ kind: SegueKind, _ segue: inout SegueDeclaration) {
    var details = SegueDetails(opening: kind.opening ?? .push)
    var hasDetails = kind.opens && kind != .push && kind != .offeredPush
    var misses = !tree.isIncomplete(value)
    var exit: NodeID?
    let repeated = tree.repeatedKeys(of: value).compactMap { keyword($0) }
    details.isIncomplete = !misses || !repeated.isEmpty
    var entries = tree.cursor(value)
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      let keyword = keyword(key)
      if keyword == .to {
        misses = false
        segue.target = name(value, of: kind.owner(.to))
        continue
      }
      hasDetails = true
      if kind.isPlain, !(keyword.map { kind.owner.takes($0) } ?? false) {
        loseSegueKey(unknownKey(key, of: kind.owner, in: entries), &details, &misses)
        continue
      }
      switch (keyword, kind) {
      case (.exit, .unwind), (.exit, .exit):
        misses = false
        exit = key
        details.exit = name(value, of: kind.owner(.exit))
      case (.shouldPerform, _): details.shouldPerform = predicate(value, of: "'shouldPerform'")
      case (.doc, _): details.doc = text(value, of: kind.owner(.doc))
      case (.metadata, _): details.metadata = readMetadata(value, of: kind.owner)
      case (.animated, _): details.isAnimated = flag(value, of: kind.owner(.animated))
      case (.transition, _): details.transition = text(value, of: kind.owner(.transition))
      case (.whenBusy, _): details.whenBusy = whenBusy(value, of: kind.owner)
      case (.pass, _) where kind.opens: details.pass = readPass(value, kind.owner, &details)
      case (.recursive, .push), (.recursive, .present): details.recursive = readRecursive(value, kind.owner, &details)
      case (.style, .present), (.style, .offeredPresent):
        details.opening = .present(readLayerStyle(value))
        details.style = value
      case (.title, .tab): details.title = text(value, of: Owner.tab(.title))
      case (.from, .replace): details.opening = readFrom(value)
      case (.returns, .unwind): details.returns = readReturns(value)
      default: loseSegueKey(unknownKey(key, of: kind.owner, in: entries), &details, &misses)
      }
    }
    if let exit, segue.target != nil {
      wrongShape(exit) { _ in "an unwind has either 'to' or 'exit', not both" }
      segue.target = nil
      details.exit = nil
    }
    if repeated.contains(.recursive) { details.recursive = .unknown }
    if kind == .replace, repeated.contains(.from) { details.opening = .replaceFromUnknown }
    if misses { reportMissingTarget(segue.name, kind) }
    if hasDetails { add(details, to: &segue) }
  }

  private mutating func add(_ details: SegueDetails, to segue: inout SegueDeclaration) {
    segue.details = Int32(declarations.segueDetails.count)
    declarations.segueDetails.append(details)
  }

  /// Takes note of what a misspelt key may have held.
  private func loseSegueKey(_ meant: Keyword?, _ details: inout SegueDetails, _ misses: inout Bool) {
    switch meant {
    case .to, .exit: misses = false
    case .recursive: details.recursive = .unknown
    case .from: details.opening = .replaceFromUnknown
    default: break
    }
    details.isIncomplete = true
  }

  private mutating func reportMissingTarget(_ name: Name, _ kind: SegueKind) {
    missingKey(at: declarations.range(name)) { reader in
      let example = kind.opens ? "to: <screen>" : "to: previous"
      return "the \(kind.noun) \(reader.quoted(name.node)) does not say where it leads; add '\(example)'"
    }
  }

  // MARK: - Keys

  private mutating func readPass(_ value: NodeID, _ owner: Owner, _ details: inout SegueDetails) -> Range<Int32> {
    let start = Int32(declarations.passes.count)
    guard var entries = mapping(value, of: owner(.pass)) else {
      details.isIncomplete = true
      return start..<start
    }
    while let (key, value) = nextDeclaration(&entries), countLiterals(value) {
      guard let name = keyName(key, of: "an argument") else { continue }
      if tree.kind(value) == .mapping || tree.isEmpty(value) {
        wrongShape(value) { $0.takes(item: owner(.pass), value) }
        details.isIncomplete = true
      } else {
        declarations.passes.append(PassDeclaration(argument: name, value: value))
      }
    }
    return start..<Int32(declarations.passes.count)
  }

  private mutating func readRecursive(
    _ value: NodeID, _ owner: Owner, _ details: inout SegueDetails
  ) -> SegueDetails.Recursive? {
    guard tree.kind(value) == .mapping else {
      switch word(value) {
      case .true: return .unbounded
      case .false: return nil
      default:
        reportRecursive(value, of: owner(.recursive))
        return .unknown
      }
    }
    var result = SegueDetails.Recursive.unbounded
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      guard keyword(key) == .maxDepth else {
        unknownKey(key, of: .recursive, in: entries)
        continue
      }
      let text = tree.kind(value) == .scalar && tree.withText(value, { $0.count < 10 }) ? tree.text(value) : ""
      if let depth = Int32(text), depth > 0, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
        result = .maxDepth(depth)
      } else {
        wrongShape(value) { $0.takes(Owner.recursive(.maxDepth), value) }
      }
    }
    return result
  }

  /// `recursive: 3` can only mean one thing.
  private mutating func reportRecursive(_ value: NodeID, of key: OwnedKey) {
    let range = tree.range(value)
    report(.wrongShape, at: range) { reader in
      let message = reader.takesWord(key, value, among: ["true", "false"])
      var diagnostic = Diagnostic(.wrongShape, message, at: range)
      let text = range.upper - range.lower < 10 ? reader.tree.file.text(range) : ""
      if let depth = Int(text), depth > 0 { diagnostic.suggest("{ maxDepth: \(depth) }", at: range) }
      return diagnostic
    }
  }

  private mutating func readLayerStyle(_ value: NodeID) -> LayerStyle {
    switch word(value) {
    case .full: return .full
    case .popover: return .popover
    case .sheet: break
    default: wrongWord(value, of: Owner.present(.style))
    }
    return .sheet
  }

  private mutating func readFrom(_ value: NodeID) -> SegueDetails.Opening {
    name(value, of: Owner.replace(.from)).map { .replace(from: $0) } ?? .replaceFromUnknown
  }

  private mutating func readReturns(_ value: NodeID) -> SegueDetails.Returns? {
    guard tree.kind(value) == .mapping else {
      return typeExpression(value, of: "'returns'").map { .value($0) }
    }
    guard let range = parameters(value, of: Owner.unwind(.returns), "value"), !range.isEmpty else {
      if tree.cursor(value).position == tree.cursor(value).end {
        wrongShape(value) { $0.takes(Owner.unwind(.returns), value) }
      }
      return nil
    }
    return .named(range)
  }
}
