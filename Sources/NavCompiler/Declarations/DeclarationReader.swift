/// Reads the nodes of a file as declarations, and reports every error of shape. An error in one key does not hide
/// others.
package struct DeclarationReader {
  let tree: NodeTree
  var declarations: Declarations
  let diagnostics = DiagnosticCollector()
  var interner: Interner
  /// The number of unknown keys for which the reader can still search a similar key.
  var searchesLeft = 1000
  /// Tags that are reported already.
  var reportedTags: Set<NodeID> = []

  /// The count for `declarationLimit`.
  var declarationCount = 0
  let declarationLimit: Int
  /// Whether a screen has `requires`.
  var hasRequirements = false
  /// The scope of the top-level keys.
  var scope: KeyScope { declarations.kind == .graph ? .graph : .fragment }

  var screenNames = NameCheck()
  var factNames = NameCheck()
  var conditionNames = NameCheck()

  /// The result of reading a file.
  package struct Reading {
    package var declarations: Declarations
    package var diagnostics: DiagnosticBag
  }

  package static func read(_ tree: NodeTree, interner: inout Interner) -> Reading {
    var reader = DeclarationReader(
      tree: tree, declarations: Declarations(tree: tree), interner: interner,
      declarationLimit: declarationLimit(ofFileWith: tree.file.bytes.count))
    reader.reserve()
    reader.readFile()
    // The reader skips the second value of a repeated key, which may use any declaration.
    if tree.hasRepeatedKeys { reader.declarations.unknown.insert(.uses) }
    reader.reportTags()
    interner = reader.interner
    return Reading(declarations: reader.declarations, diagnostics: reader.diagnostics.bag)
  }

  /// Reserves memory in advance. Unused memory is never resident, and a growing array is temporarily in memory twice.
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

  /// The keyword of a key, or `nil` if the key is not a word of the language.
  func keyword(_ key: NodeID) -> Keyword? {
    tree.keySymbol(key).flatMap { Keyword($0) }
  }

  /// Reads a name in key position. It returns `nil` after reporting that the key is not a name.
  mutating func keyName(_ key: NodeID, of what: @autoclosure () -> String) -> Name? {
    if let symbol = tree.keySymbol(key) { return Name(symbol: symbol, node: key) }
    wrongShape(key) { "the name of \(what()) is a word, not \($0.found(key))" }
    return nil
  }

  // MARK: - Values

  /// Reads a text that is not empty.
  mutating func text(_ value: NodeID, of key: ScopedKey) -> NodeID? {
    if isText(value) { return value }
    wrongShape(value) { $0.takes(key, value) }
    return nil
  }

  /// Reads a text that is an item of a list.
  mutating func text(item: NodeID, of key: ScopedKey) -> NodeID? {
    if isText(item) { return item }
    wrongShape(item) { $0.takes(item: key, item) }
    return nil
  }

  private func isText(_ value: NodeID) -> Bool { tree.kind(value) == .scalar && !tree.isEmpty(value) }

  /// Reads a name that refers to a declaration, or declares one as a value.
  mutating func name(_ value: NodeID, of key: ScopedKey) -> Name? {
    text(value, of: key).map { Name(symbol: symbol($0), node: $0) }
  }

  /// Reads a name that is an item of a list.
  mutating func name(item: NodeID, of key: ScopedKey) -> Name? {
    text(item: item, of: key).map { Name(symbol: symbol($0), node: $0) }
  }

  mutating func symbol(_ value: NodeID) -> Symbol {
    tree.symbol(value, in: &interner)
  }

  mutating func flag(_ value: NodeID, of key: ScopedKey) -> Bool? {
    switch word(value) {
    case .true: return true
    case .false: return false
    default:
      reportFlag(value, of: key)
      return nil
    }
  }

  /// Reports a value that is not a Bool. For the words that YAML 1.1 reads as booleans, it suggests `true` or `false`.
  mutating func reportFlag(_ value: NodeID, of key: ScopedKey) {
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

  /// The keyword of a scalar, if it has one. A quoted scalar is a text.
  mutating func word(_ value: NodeID) -> Keyword? {
    tree.kind(value) == .scalar && tree.style(value) == .plain ? Keyword(symbol(value)) : nil
  }

  /// The message for a value that is not one of some words.
  func takesWord(_ key: ScopedKey, _ value: NodeID, among words: [String]) -> String {
    guard tree.kind(value) == .scalar, tree.style(value) != .plain, words.contains(tree.text(value)) else {
      return takes(key, value)
    }
    return "'\(key.word.rawValue)' takes \(key.takes) without quotes; in quotes it is a text"
  }

  /// Reads a mapping. An empty value is an empty mapping.
  mutating func mapping(_ value: NodeID, of key: ScopedKey) -> NodeTree.Cursor? {
    if tree.kind(value) == .mapping || tree.isEmpty(value) { return tree.cursor(value) }
    wrongShape(value) { $0.takes(key, value) }
    return nil
  }

  /// Reads a list of words. An empty value is an empty list. For a single word, it suggests brackets.
  mutating func list(_ value: NodeID, of key: ScopedKey) -> NodeTree.Cursor? {
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

  /// Reports a diagnostic that is created only if it can be printed.
  mutating func report(_ rule: Rule, at range: SourceRange, _ make: (borrowing Self) -> Diagnostic) {
    guard !declarations.isCutOff, diagnostics.keeps(rule, at: range) else { return }
    diagnostics.add(make(self))
  }

  mutating func wrongShape(_ node: NodeID, _ message: (borrowing Self) -> String) {
    let range = tree.range(node)
    report(.wrongShape, at: range) { Diagnostic(.wrongShape, message($0), at: range) }
  }

  func takes(_ key: ScopedKey, _ value: NodeID) -> String {
    "'\(key.word.rawValue)' takes \(key.takes), not \(found(value))"
  }

  func takes(item key: ScopedKey, _ item: NodeID) -> String {
    "'\(key.word.rawValue)' takes \(key.item), not \(found(item))"
  }

  /// A short description of the value of a node.
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

  /// The text of a scalar, quoted and shortened.
  func quoted(_ node: NodeID) -> String {
    let start = tree.withText(node) { text in
      text.extracting(first: 1000).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    return QuotedText.make(start)
  }

  mutating func missingKey(at place: SourceRange, _ message: (borrowing Self) -> String) {
    report(.missingKey, at: place) { Diagnostic(.missingKey, message($0), at: place) }
  }

  /// Reports tags that are not part of a predicate.
  private mutating func reportTags() {
    for tag in tree.tags where !reportedTags.contains(tag.node) {
      report(.yamlUnsupported, at: tag.range) { _ in
        .tag(at: tag.range)
      }
    }
  }
}
