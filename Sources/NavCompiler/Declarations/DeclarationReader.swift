/// Reads the nodes of a file as declarations and reports every error of shape; one bad key hides nothing else.
struct DeclarationReader {
  let tree: NodeTree
  var declarations: Declarations
  let diagnostics = DiagnosticCollector()
  var interner: Interner
  /// Unknown keys for which the nearest known one may still be looked for.
  var searchesLeft = 1000
  /// Tags that have been reported where they stand.
  var reportedTags: Set<NodeID> = []

  /// See `declarationLimit`.
  var declarationCount = 0
  let declarationLimit: Int
  /// Whether a screen has `requires`.
  var hasRequirements = false
  /// Which keys the file takes.
  var owner: Owner { declarations.kind == .graph ? .graph : .fragment }

  var screenNames = NameCheck()
  var factNames = NameCheck()
  var conditionNames = NameCheck()

  /// What reading gives.
  struct Reading {
    var declarations: Declarations
    var diagnostics: DiagnosticBag
  }

  static func read(_ tree: NodeTree, interner: inout Interner) -> Reading {
    var reader = DeclarationReader(
      tree: tree, declarations: Declarations(tree: tree), interner: interner,
      declarationLimit: declarationLimit(ofFileWith: tree.file.bytes.count))
    reader.reserve()
    reader.readFile()
    // What the second value of a key holds is not read, and could have used anything.
    if tree.hasRepeatedKeys { reader.declarations.unknown.insert(.uses) }
    reader.reportTags()
    interner = reader.interner
    return Reading(declarations: reader.declarations, diagnostics: reader.diagnostics.bag)
  }

  /// What is not used is never resident, and an array that grows is twice in memory for a while.
  private mutating func reserve() {
    let most = min(tree.nodes.count / 2, declarationLimit)
    declarations.screens.reserveLarge(min(most, Self.screenLimit))
    declarations.segues.reserveLarge(most)
    declarations.arguments.reserveLarge(most)
    declarations.facts.reserveCapacity(most)
    declarations.types.reserveCapacity(most)
    declarations.conditions.reserveCapacity(most)
  }

  // MARK: - Keys

  /// The word that a key is, or `nil` for a key of no meaning anywhere.
  func keyword(_ key: NodeID) -> Keyword? {
    tree.keySymbol(key).flatMap { Keyword($0) }
  }

  /// A name in key position, or `nil` after reporting that it is none.
  mutating func keyName(_ key: NodeID, of what: String) -> Name? {
    if let symbol = tree.keySymbol(key) { return Name(symbol: symbol, node: key) }
    wrongShape(key) { "the name of \(what) is a word, not \($0.found(key))" }
    return nil
  }

  // MARK: - Values

  /// A text that is not empty.
  mutating func text(_ value: NodeID, of key: OwnedKey) -> NodeID? {
    if isText(value) { return value }
    wrongShape(value) { $0.takes(key, value) }
    return nil
  }

  /// A text that is one item of several.
  mutating func text(item: NodeID, of key: OwnedKey) -> NodeID? {
    if isText(item) { return item }
    wrongShape(item) { $0.takes(item: key, item) }
    return nil
  }

  private func isText(_ value: NodeID) -> Bool { tree.kind(value) == .scalar && !tree.isEmpty(value) }

  /// A name that refers to something, or declares it as a value.
  mutating func name(_ value: NodeID, of key: OwnedKey) -> Name? {
    text(value, of: key).map { Name(symbol: symbol($0), node: $0) }
  }

  /// A name that is one item of several.
  mutating func name(item: NodeID, of key: OwnedKey) -> Name? {
    text(item: item, of: key).map { Name(symbol: symbol($0), node: $0) }
  }

  mutating func symbol(_ value: NodeID) -> Symbol {
    tree.symbol(value, in: &interner)
  }

  mutating func flag(_ value: NodeID, of key: OwnedKey) -> Bool? {
    switch word(value) {
    case .true: return true
    case .false: return false
    default:
      reportFlag(value, of: key)
      return nil
    }
  }

  /// The words that YAML 1.1 reads as booleans are offered the one that the language does.
  mutating func reportFlag(_ value: NodeID, of key: OwnedKey) {
    let range = tree.range(value)
    report(.wrongShape, at: range) { reader in
      let message = reader.takesWord(key, value, among: ["true", "false"])
      var diagnostic = Diagnostic(.wrongShape, message, at: range)
      guard reader.tree.kind(value) == .scalar, range.upper - range.lower < 10 else { return diagnostic }
      switch reader.tree.text(value).lowercased() {
      case "yes", "on", "true", "1", "y": diagnostic.suggest("true", at: range)
      case "no", "off", "false", "0", "n": diagnostic.suggest("false", at: range)
      default: break
      }
      return diagnostic
    }
  }

  /// The word of the language that a scalar is, if it is one; in quotes it is a text.
  mutating func word(_ value: NodeID) -> Keyword? {
    tree.kind(value) == .scalar && tree.style(value) == .plain ? Keyword(symbol(value)) : nil
  }

  /// What to say of a value that is none of some words.
  func takesWord(_ key: OwnedKey, _ value: NodeID, among words: [String]) -> String {
    guard tree.kind(value) == .scalar, tree.style(value) != .plain, words.contains(tree.text(value)) else {
      return takes(key, value)
    }
    return "'\(key.word.rawValue)' takes \(key.takes) without quotes; in quotes it is a text"
  }

  /// Whether a value can be read as a mapping; an empty one is, with nothing in it.
  mutating func mapping(_ value: NodeID, of key: OwnedKey) -> NodeTree.Cursor? {
    if tree.kind(value) == .mapping || tree.isEmpty(value) { return tree.cursor(value) }
    wrongShape(value) { $0.takes(key, value) }
    return nil
  }

  /// The items of a list of words, of which an empty value has none; one word alone is offered brackets.
  mutating func list(_ value: NodeID, of key: OwnedKey) -> NodeTree.Cursor? {
    switch tree.kind(value) {
    case .sequence: return tree.cursor(value)
    case .scalar where tree.isEmpty(value): return tree.cursor(value)
    case .scalar:
      let range = tree.range(value)
      let text = tree.file.text(range)
      var diagnostic = Diagnostic(.wrongShape, takes(key, value), at: range)
      let isOneWord = tree.style(value) != .plain || !text.contains { "[]{},".contains($0) }
      if isOneWord { diagnostic.suggest("[\(text)]", at: range) }
      diagnostics.add(diagnostic)
      return nil
    default:
      wrongShape(value) { $0.takes(key, value) }
      return nil
    }
  }

  // MARK: - Messages

  /// Reports what is only put into words if it is to be printed.
  mutating func report(_ rule: Rule, at range: SourceRange, _ make: (borrowing Self) -> Diagnostic) {
    guard !declarations.isCutOff, diagnostics.keeps(rule, at: range) else { return }
    diagnostics.add(make(self))
  }

  mutating func wrongShape(_ node: NodeID, _ message: (borrowing Self) -> String) {
    let range = tree.range(node)
    report(.wrongShape, at: range) { Diagnostic(.wrongShape, message($0), at: range) }
  }

  func takes(_ key: OwnedKey, _ value: NodeID) -> String {
    "'\(key.word.rawValue)' takes \(key.takes), not \(found(value))"
  }

  func takes(item key: OwnedKey, _ item: NodeID) -> String {
    "'\(key.word.rawValue)' takes \(key.item), not \(found(item))"
  }

  /// What stands at a node, in a few words.
  func found(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: isEmptyCollection(node) ? "an empty mapping" : "a mapping"
    case .sequence: isEmptyCollection(node) ? "an empty list" : "a list"
    case .scalar, .alias: tree.isEmpty(node) ? "nothing" : quoted(node)
    }
  }

  func isEmptyCollection(_ node: NodeID) -> Bool {
    let cursor = tree.cursor(node)
    return cursor.position == cursor.end
  }

  /// A scalar's text in quotes, cut where it is long.
  func quoted(_ node: NodeID) -> String {
    let start = tree.withText(node) { text in
      text.extracting(first: 1000).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    return QuotedText.make(start)
  }

  mutating func missingKey(at place: SourceRange, _ message: (borrowing Self) -> String) {
    report(.missingKey, at: place) { Diagnostic(.missingKey, message($0), at: place) }
  }

  /// Tags that no predicate has explained.
  private mutating func reportTags() {
    for tag in tree.tags where !reportedTags.contains(tag.node) {
      report(.yamlUnsupported, at: tag.range) { _ in
        .tag(at: tag.range)
      }
    }
  }
}
