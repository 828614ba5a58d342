internal import NavTable

/// The keys of the file.
extension DeclarationReader {
  mutating func readFile() {
    guard let root = tree.root, !tree.isEmpty(root) else { return reportMissing(Seen()) }
    guard tree.kind(root) == .mapping else {
      wrongShape(root) { "a graph file is a mapping that begins with 'navc: 1', not \($0.found(root))" }
      declarations.unknown = .all
      return
    }
    declarations.kind = kind(of: root)
    var seen = Seen(isIncomplete: tree.isIncomplete(root))
    if seen.isIncomplete { declarations.unknown = .all }
    var entries = tree.cursor(root)
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      readFileKey(key, value, entries, &seen)
    }
    if let anywhere = seen.anywhere, !declarations.isCutOff {
      readAnywhere(anywhere.key, anywhere.value)
      if declarations.screens.isEmpty { dropOffers() }
    }
    guard !declarations.isCutOff else { return }
    for key in tree.repeatedKeys(of: root) {
      if let keyword = keyword(key) { markUnknown(keyword, &seen) }
    }
    reportMissing(seen)
    if hasRequirements, scope == .graph { refuseRequirementOfRoot() }
    checkNames()
  }

  /// Removes `anywhere` from a file without screens, because no screen represents its names. The missing screens are
  /// reported separately.
  private mutating func dropOffers() {
    declarations.anywhere = 0..<0
    declarations.anywhereGoes = 0..<0
    declarations.segues = []
    declarations.unknown.insert(.uses)
  }

  /// The required keys that the file contains.
  private struct Seen {
    var keys: Set<Keyword> = []
    var isIncomplete = false
    /// Read after the screens.
    var anywhere: (key: NodeID, value: NodeID)?
  }

  private mutating func readFileKey(
    _ key: NodeID, _ value: NodeID, _ entries: NodeTree.Cursor, _ seen: inout Seen
  ) {
    guard let keyword = keyword(key) else {
      if let meant = unknownKey(key, of: scope, in: entries) { markUnknown(meant, &seen) }
      return
    }
    seen.keys.insert(keyword)
    switch keyword {
    case .navc: readVersion(value)
    case .graph, .fragment: readName(key, value, of: keyword)
    case .doc: declarations.doc = text(value, of: scope(.doc))
    case .root: readRoots(value)
    case .access: readAccess(value)
    case .imports: readImports(value)
    case .pages: readPages(key, value)
    case .types: readTypes(value)
    case .facts: readFacts(value)
    case .conditions: readConditions(value)
    case .defaults: readDefaults(value)
    case .strings: readStrings(value)
    case .screens: readScreens(value)
    case .exits where scope == .fragment: readExits(value)
    case .links where scope == .graph: readLinks(value)
    case .anywhere where scope == .graph: seen.anywhere = (key, value)
    default:
      if let meant = unknownKey(key, of: scope, in: entries) { markUnknown(meant, &seen) }
    }
  }

  /// Records what a misspelled or repeated key may contain.
  private mutating func markUnknown(_ meant: Keyword, _ seen: inout Seen) {
    seen.keys.insert(meant)
    switch meant {
    case .screens: declarations.unknown.insert(.screens)
    case .types: declarations.unknown.insert(.types)
    case .facts: declarations.unknown.insert(.facts)
    case .conditions: declarations.unknown.insert(.conditions)
    case .exits: declarations.unknown.insert(.exits)
    case .anywhere: declarations.unknownOffers = .all
    // With two keys, the intended roots are unknown.
    case .root: declarations.roots = []
    default: break
    }
  }

  private mutating func reportMissing(_ seen: Seen) {
    guard !seen.isIncomplete else { return }
    let start = SourceRange.start(ofFile: tree.file.number)
    let (noun, file) = scope == .graph ? ("graph", "graph file") : ("fragment", "fragment")
    func note(_ example: String) -> String { "; a \(file) has a line '\(example)'" }
    if !seen.keys.contains(.navc) {
      missingKey(at: start) { _ in "the file does not declare the version of the language" + note("navc: 1") }
    }
    if seen.keys.isDisjoint(with: [.graph, .fragment]) {
      missingKey(at: start) { reader in
        reader.scope == .fragment
          ? "the fragment has no name; a fragment has a line 'fragment: Checkout'"
          : "the graph has no name; a graph file has a line 'graph: Shop', and a fragment 'fragment: Checkout'"
      }
    }
    if !seen.keys.contains(.root) {
      missingKey(at: start) { _ in "the file does not name the root screen" + note("root: catalog") }
    }
    if !seen.keys.contains(.screens) {
      missingKey(at: start) { _ in "the \(noun) has no screens; a \(file) lists them under 'screens:'" }
      declarations.unknown.insert([.screens, .uses])
    }
  }

  // MARK: - Graph or fragment

  /// The kind of the file, from the first key that determines it. Without such a key, a misspelled key or a key that
  /// only one kind supports decides.
  private func kind(of root: NodeID) -> Declarations.Kind {
    var hint: Declarations.Kind?
    var entries = tree.cursor(root)
    while let (key, _) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .graph: return .graph
      case .fragment: return .fragment
      case .links: hint = hint ?? .graph
      case .exits: hint = hint ?? .fragment
      case nil where hint == nil: hint = misspeltKind(key)
      default: break
      }
    }
    return hint ?? .graph
  }

  private func misspeltKind(_ key: NodeID) -> Declarations.Kind? {
    guard tree.kind(key) == .scalar, tree.withText(key, { $0.count < 20 }) else { return nil }
    return switch NearestName.to(tree.text(key), among: [Keyword.graph.rawValue, Keyword.fragment.rawValue]) {
    case Keyword.graph.rawValue: .graph
    case Keyword.fragment.rawValue: .fragment
    default: nil
    }
  }

  private mutating func readName(_ key: NodeID, _ value: NodeID, of keyword: Keyword) {
    guard keyword == (declarations.kind == .graph ? .graph : .fragment) else {
      return wrongShape(key) { _ in "a file has either 'graph' or 'fragment', not both" }
    }
    declarations.name = typeName(value, of: scope(keyword), keyword.rawValue)
  }

  // MARK: - Simple keys

  private mutating func readVersion(_ value: NodeID) {
    guard let value = text(value, of: scope(.navc)) else { return }
    guard tree.text(value) != "1" else { return }
    let range = tree.range(value)
    diagnostics.add(
      Diagnostic(
        .unsupportedVersion, "this navc reads version 1 of the language, not \(quoted(value))", at: range,
        fixes: [.init("change to '1'", [.init(range, "1")], .decision)]))
  }

  /// The name of a screen, or a list of them.
  private mutating func readRoots(_ value: NodeID) {
    guard tree.kind(value) == .sequence, declarations.kind == .graph, !isEmptyCollection(value) else {
      if let name = name(value, of: scope(.root)) { declarations.roots = [name] }
      return
    }
    declarations.listsRoots = true
    var roots: [Name] = []
    var isComplete = true
    var first: [Symbol: Name] = [:]
    var items = tree.cursor(value)
    while let item = nextDeclaration(inList: &items) {
      guard let name = name(item: item, of: scope(.root)) else {
        isComplete = false
        continue
      }
      if let earlier = first[name.symbol] { reportSecond(name, earlier) } else { roots.append(name) }
      first[name.symbol] = first[name.symbol] ?? name
    }
    // If a root could not be read, the screen at the bottom is unknown.
    if isComplete { declarations.roots = roots }
  }

  private mutating func reportSecond(_ name: Name, _ first: Name) {
    let range = declarations.range(name)
    report(.duplicateKey, at: range) { reader in
      Diagnostic(
        .duplicateKey, "\(reader.quoted(name.node)) is already in the list of roots", at: range,
        notes: [Diagnostic.Note("the first is here", at: reader.declarations.range(first))])
    }
  }

  private mutating func readAccess(_ value: NodeID) {
    switch word(value) {
    case .public: declarations.access = .public
    case .package: declarations.access = .package
    case .internal: declarations.access = .internal
    default: wrongWord(value, of: scope(.access))
    }
  }

  private mutating func readImports(_ value: NodeID) {
    guard var items = list(value, of: scope(.imports)) else { return }
    while let item = nextDeclaration(inList: &items) {
      guard let name = name(item: item, of: scope(.imports)).flatMap({ checkedSwiftName($0, "module") }) else {
        continue
      }
      declarations.imports.append(name)
    }
  }

  private mutating func readDefaults(_ value: NodeID) {
    guard var entries = mapping(value, of: scope(.defaults)) else { return }
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .whenBusy: declarations.defaults.whenBusy = whenBusy(value, of: .defaults)
      case .animated: declarations.defaults.isAnimated = flag(value, of: KeyScope.defaults(.animated))
      case .transition: declarations.defaults.transition = text(value, of: KeyScope.defaults(.transition))
      default: unknownKey(key, of: .defaults, in: entries)
      }
    }
  }

  mutating func whenBusy(_ value: NodeID, of scope: KeyScope) -> WhenBusy? {
    switch word(value) {
    case .auto: return .auto
    case .drop: return .drop
    case .queue: return .queue
    case .replace: return .replace
    default:
      wrongWord(value, of: scope(.whenBusy))
      return nil
    }
  }

  /// Reports a word that the key does not take, and suggests the nearest word.
  mutating func wrongWord(_ value: NodeID, of key: ScopedKey) {
    let range = tree.range(value)
    guard diagnostics.keeps(.wrongShape, at: range), case .word(let words)? = key.value else { return }
    let choice = words.map(\.rawValue)
    let message = takesWord(key, value, among: choice)
    var diagnostic = Diagnostic(.wrongShape, message, at: range)
    if tree.kind(value) == .scalar, range.upper - range.lower < 200,
      let nearest = choice.first(where: { $0 == tree.text(value) }) ?? NearestName.to(tree.text(value), among: choice)
    {
      diagnostic.suggest(nearest, at: range)
    }
    diagnostics.add(diagnostic)
  }
}
