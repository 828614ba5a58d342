internal import NavTable

/// Resolves names, and converts declarations to a graph of IDs.
///
/// An error does not hide other errors. An unknown name is reported once and gets a substitute. Messages that depend on
/// the substitute are not reported.
struct Resolver {
  let declarations: Declarations
  let tree: NodeTree
  let symbols: SymbolContext
  var diagnostics = DiagnosticBag()
  let mounted: MountedFragments
  let screenIDs: SymbolTable<ScreenID>
  let typeIDs: SymbolTable<TypeID>
  let builtinTypes: [Symbol: BuiltinType]
  let defaultReader: LiteralReader
  private(set) var defaultTransition: Symbol?
  var knownTypes: [TypeExpression.Shape: ResolvedType] = [:]
  /// The first few of `knownTypes`.
  var recentTypes: [(shape: TypeExpression.Shape, type: ResolvedType)] = []
  var usedTypes: [Bool]
  /// The same cache for types.
  var lastUnknownType: (name: Symbol, suggestion: String?)?
  /// For each declared type, the first type in the file that is the same.
  var sameTypes: [TypeID] = []
  var foreignTypes = ForeignTypes()
  var adopted: [AdoptedFragment] = []
  var factOrigins: [FactOrigin] = []
  var exits: [Exit] = []
  var exitIDs = SymbolTable<ExitID>([])
  /// Exits with unknown types.
  var brokenExits: Set<ExitID> = []
  /// Whether a name was found that may mean any type. Types are then not reported as unused.
  var hasUnknownType = false
  var screens: [Screen] = []
  var segues: [Segue] = []
  var conditions: [Condition] = []
  var edges: [PushGraph.Edge] = []
  var replacements: [PushGraph.Replacement] = []
  var knowsAllPushes = true
  var lostUnwinds: Set<SegueID> = []
  var idleUnwinds: Set<SegueID> = []
  /// The last screen name that was not found, because many segues can have the same wrong target.
  private var lastUnknownScreen: (name: Symbol, role: UnknownScreen.Role, suggestion: String?)?
  var lostConditions: [Bool] = []
  var links: [LinkDraft] = []
  var goes: [GoDraft] = []
  var linkRules = LinkRules()

  /// Returns the readable part of the graph, and the messages.
  static func resolve(
    _ declarations: Declarations, texts: Interner, mounted: MountedFragments = .none
  ) -> (Resolution, DiagnosticBag) {
    var resolver = Resolver(declarations, texts: texts, mounted: mounted)
    resolver.defaultTransition = resolver.prose(declarations.defaults.transition)
    resolver.resolveTypes()
    resolver.resolveFormerCases()
    resolver.adoptTypes()
    resolver.resolveFacts()
    resolver.resolveExits()
    resolver.resolveArguments()
    resolver.adoptFragments()
    resolver.resolveConditions()
    resolver.resolveScreens()
    resolver.resolveFormerNames()
    resolver.resolveLinkRules()
    let root = resolver.resolveRoot()
    resolver.placeOnce(root.screens)
    return (resolver.result(root), resolver.diagnostics)
  }

  private init(
    _ declarations: Declarations, texts: Interner, mounted: MountedFragments
  ) {
    self.declarations = declarations
    self.mounted = mounted
    tree = declarations.tree
    screenIDs = SymbolTable(declarations.screens.lazy.map(\.name.symbol))
    typeIDs = SymbolTable(declarations.types.lazy.map(\.name.symbol))
    usedTypes = [Bool](repeating: false, count: declarations.types.count)
    let symbols = SymbolContext(tree: tree, texts: texts)
    builtinTypes = Dictionary(
      BuiltinType.allCases.map { (symbols.texts.intern($0.rawValue), $0) }, uniquingKeysWith: { first, _ in first })
    symbols.factIDs = SymbolTable(declarations.facts.lazy.map(\.name.symbol))
    symbols.conditionNames = declarations.conditions.map(\.name.symbol)
    symbols.conditionIDs = SymbolTable(symbols.conditionNames)
    symbols.argumentRanges = declarations.screens.map(\.arguments)
    symbols.brokenScreens = declarations.screens.map { $0.unknown.contains(.arguments) }
    symbols.usedFacts = [Bool](repeating: false, count: declarations.facts.count)
    symbols.usedConditions = [Bool](repeating: false, count: declarations.conditions.count)
    symbols.isIncomplete = !declarations.unknown.isDisjoint(with: [.facts, .conditions])
    self.symbols = symbols
    defaultReader = LiteralReader(symbols: symbols, cases: .bare)
  }

  private mutating func resolveFacts() {
    symbols.facts.reserveLarge(declarations.facts.count)
    for fact in declarations.facts {
      let type = resolve(fact.type)
      let parameters = resolve(parameters: fact.parameters)
      symbols.facts.append(
        Fact(
          name: fact.name.symbol, doc: prose(fact.doc), type: type ?? Self.standIn,
          parameters: parameters.map { Fact.Parameter(name: $0.name, type: $0.type ?? Self.standIn) },
          async: fact.async.map { resolve($0, of: fact.name, type) }))
      symbols.brokenFacts.append(type == nil || fact.isIncomplete || parameters.contains { $0.type == nil })
      factOrigins.append(FactOrigin(range: declarations.range(fact.name), fragment: nil))
    }
  }

  private mutating func resolve(
    _ declared: AsyncDeclaration, of fact: Name, _ type: TypeReference?
  ) -> Fact.Async {
    var otherwise: Literal?
    if let node = declared.otherwise, let type {
      otherwise = defaultReader.read(node, as: type)
      if otherwise == nil {
        report(.invalidDefault, at: tree.range(node)) { InvalidDefault.otherwise(fact, type, node, $0) }
      }
    }
    return Fact.Async(timeout: declared.timeout ?? Milliseconds(1000), otherwise: otherwise ?? .nil)
  }

  private mutating func resolveConditions() {
    conditions.reserveLarge(declarations.conditions.count)
    for (index, condition) in declarations.conditions.enumerated() {
      let predicate = condition.predicate.flatMap { self.predicate($0, .condition(ConditionID(index))) }
      conditions.append(Condition(name: condition.name.symbol, predicate: predicate ?? Self.standInPredicate))
      lostConditions.append(predicate == nil)
      if condition.predicate == nil { symbols.hasUnknownName = true }
    }
  }

  private mutating func resolveScreens() {
    screens.reserveLarge(declarations.screens.count)
    segues.reserveLarge(declarations.segues.count)
    edges.reserveLarge(declarations.segues.count)
    for (index, screen) in declarations.screens.enumerated() {
      let id = ScreenID(index)
      screens.append(resolve(screen, id))
      for index in screen.pushes { resolvePush(declarations.segues[Int(index)], SegueID(index: index), from: id) }
      let bindings = declarations.mount(screen)?.bindings ?? 0..<0
      for index in screen.unwinds {
        let segue = declarations.segues[Int(index)]
        if bindings.contains(index) {
          resolveBinding(segue, SegueID(index: index), of: screen, id)
        } else {
          resolveUnwind(segue, SegueID(index: index), from: id)
        }
      }
      for index in screen.goes { resolveGo(declarations.segues[Int(index)], SegueID(index: index), from: id) }
      if screen.unknown.contains(.pushes) { knowsAllPushes = false }
    }
    if declarations.unknown.contains(.screens) || declarations.unknownOffers.contains(.pushes) {
      knowsAllPushes = false
    }
    resolveAnywhere()
  }

  private mutating func resolve(_ declared: ScreenDeclaration, _ id: ScreenID) -> Screen {
    var screen = Screen(
      name: declared.name.symbol, title: prose(declared.title), arguments: declared.arguments,
      whenDuplicate: declared.whenDuplicate, back: .always, isShared: declared.isShared, metadata: [],
      pushes: declared.pushes, unwinds: declared.unwinds, goes: declared.goes)
    switch declared.back {
    case .always: break
    case .never: screen.back = .never
    case .when(let node): screen.back = predicate(node, .back(id)).map { .when($0) } ?? .always
    }
    if let details = declarations.details(declared) {
      screen.doc = prose(details.doc)
      screen.hostTexts = details.hostTexts.compactMap { text in
        prose(text.value).map { HostText(keyword: text.keyword, value: $0) }
      }
      screen.key = details.key.map { resolve(key: $0, of: id) }
      screen.bar = details.bar.map { Screen.Bar(isHidden: $0.isHidden, style: prose($0.style)) }
      screen.metadata = metadata(details.metadata)
      screen.requires = details.requires?.predicate.flatMap { predicate($0, .requires(id)) }
      if let link = details.link { readLink(link, of: id) }
      screen.otherwise = details.otherwise.flatMap { resolve(otherwise: $0, of: declared, id) }
      screen.alert = details.alert.map { resolve($0, of: declared, id) }
      screen.split = details.split.map { Screen.Split(hasPlaceholder: $0.hasPlaceholder) }
      screen.isContainer = details.tabs != nil
    }
    mount(declared, id, &screen)
    return screen
  }

  /// A fragment does not know the files that mount it. A public graph can contain only public types.
  private var defaultAccess: Access {
    switch declarations.kind {
    case .graph: .internal
    case .fragment: .public
    }
  }

  private var pages: Graph.Pages? {
    guard let pages = declarations.pages, let conform = pages.conform else { return nil }
    let start = Int(declarations.range(conform).lower)
    let line = tree.file.bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return Graph.Pages(conform: conform.symbol, module: pages.module?.symbol, line: line)
  }

  private var strings: Graph.Strings? {
    declarations.strings.map { declared in
      Graph.Strings(
        table: prose(declared.table) ?? symbols.texts.intern(Graph.Strings.defaultTable),
        language: prose(declared.language) ?? symbols.texts.intern(Graph.Strings.defaultLanguage))
    }
  }

  private consuming func result(_ root: Resolution.Root) -> Resolution {
    let graph = Graph(
      name: declarations.name?.symbol ?? symbols.texts.intern(""),
      kind: declarations.kind == .graph ? .graph : .fragment(exits: exits), doc: prose(declarations.doc),
      access: declarations.access ?? defaultAccess, imports: declarations.imports.map(\.symbol),
      pages: pages,
      roots: root.screens,
      types: symbols.types, facts: symbols.facts, conditions: conditions, links: linkRules,
      strings: strings, screens: screens, segues: segues, anywhere: declarations.anywhere,
      anywhereGoes: declarations.anywhereGoes, arguments: symbols.arguments, texts: symbols.texts,
      fragments: mounted.fragments.map(\.graph),
      size: GraphSize(screens: screens.count, segues: segues.count, depth: 0))
    if !declarations.unknown.isDisjoint(with: [.uses]) { hasUnknownType = true }
    let usesAll = declarations.unknown.contains(.uses)
    func used(_ marks: [Bool], _ all: Bool) -> [Bool] {
      all || usesAll ? [Bool](repeating: true, count: marks.count) : marks
    }
    return Resolution(
      declarations: declarations, graph: graph, pushes: pushes(root.screens),
      root: root, brokenExits: brokenExits, takenExits: takenExits(), idleUnwinds: idleUnwinds,
      factOrigins: factOrigins, knowsAllPushes: knowsAllPushes, lostUnwinds: lostUnwinds,
      lostConditions: lostConditions, links: links, goes: goes,
      used: Resolution.Used(
        types: used(usedTypes, hasUnknownType), facts: used(symbols.usedFacts, symbols.hasUnknownName),
        conditions: used(symbols.usedConditions, symbols.hasUnknownName)), symbols: symbols)
  }

  /// The edges of the segues that open screens.
  private func pushes(_ roots: [ScreenID]) -> PushGraph {
    var traits = PushGraph.Traits(screens)
    // A fragment that could not be read does not offer any segues.
    if !declarations.mounts.isEmpty {
      traits.silent = zip(screens, declarations.screens).map { $0.isSilent || $1.mount >= 0 }
    }
    return PushGraph(
      screenCount: screens.count, edges: edges, replacements: replacements, roots: roots,
      traits: traits)
  }

  static let standIn = TypeReference.builtin(.string)
  static var standInPredicate: Predicate { Predicate(source: Symbol(rawValue: 0), expression: .literal(.bool(true))) }

  /// A text that the graph only forwards.
  func prose(_ node: NodeID?) -> Symbol? {
    guard let node else { return nil }
    let written = tree.resolved(node)
    let isAlias = written != node
    if isAlias, let known = symbols.aliasedTexts[written] { return known }
    // The closure captures this constant instead of the entire resolver.
    let symbols = symbols
    let symbol = tree.withText(written) { symbols.texts.prose($0) }
    if isAlias { symbols.aliasedTexts[written] = symbol }
    return symbol
  }

  func metadata(_ range: Range<Int32>) -> [MetadataEntry] {
    range.map { index in
      let entry = declarations.metadata[Int(index)]
      return MetadataEntry(key: entry.key.symbol, value: tree.symbol(entry.value, in: &symbols.texts))
    }
  }

  mutating func predicate(_ node: NodeID, _ place: PredicateSite.Use) -> Predicate? {
    let site = PredicateSite(node: node, use: place, symbols: symbols)
    return PredicateReading.read(site) { finding in
      report(finding.rule, at: finding.range) { _ in finding.make(finding) }
    }
  }

  /// Reports a message that is created only if it can be printed.
  mutating func report(_ rule: Rule, at range: SourceRange, _ make: (Wording) -> Diagnostic) {
    guard diagnostics.keeps(rule, at: range) else { return }
    diagnostics.add(make(Wording(declarations: declarations, symbols: symbols)))
  }

  /// Reports a screen that does not exist, and returns the screen that was probably meant.
  mutating func reportUnknownScreen(_ name: Name, _ role: UnknownScreen.Role) -> ScreenID? {
    // The name may mean a screen that could not be read.
    guard !declarations.unknown.contains(.screens) else { return nil }
    let suggestion = nearestScreen(name.symbol, role)
    report(.unknownScreen, at: declarations.range(name)) {
      UnknownScreen.diagnostic(name, role, suggestion: suggestion, $0)
    }
    return suggestion.flatMap { symbols.texts.find($0) }.flatMap { screenIDs[$0] }
  }

  private mutating func nearestScreen(_ name: Symbol, _ role: UnknownScreen.Role) -> String? {
    if let last = lastUnknownScreen, last.name == name, last.role == role { return last.suggestion }
    guard symbols.suggestions.goesOn else { return nil }
    let text = symbols.texts.text(name)
    // A root that is already in the list is not suggested again.
    let taken = role == .root ? Set(declarations.roots.map(\.symbol)) : []
    let names = declarations.screens.lazy.map(\.name.symbol).filter { !taken.contains($0) }.map { [symbols] in
      symbols.texts.text($0)
    }
    let words: [String] =
      switch role {
      case .unwind: ["previous", "root", "opener"]
      case .from: ["previous", "root"]
      case .root, .push, .via, .go: []
      }
    let word = symbols.suggestions.find(text, among: words)
    let suggestion = word ?? symbols.suggestions.find(text, among: names)
    lastUnknownScreen = (name, role, suggestion)
    return suggestion
  }
}
