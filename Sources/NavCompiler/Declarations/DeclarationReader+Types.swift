/// `types`, `facts` and `conditions`.
extension DeclarationReader {
  mutating func readTypes(_ value: NodeID) {
    guard var entries = mapping(value, of: scope(.types))
    else {
      declarations.unknown.insert(.types)
      return
    }
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: "a type") else { continue }
      checkTypeName(name, "type")
      var type = TypeDeclaration(name: name, kind: .unknown)
      switch tree.kind(value) {
      case .sequence: type.kind = readCases(value)
      case .mapping: readSwiftType(value, &type)
      case .scalar, .alias: refuseType(value)
      }
      // A type with an error is not also reported as unused.
      if case .unknown = type.kind { declarations.unknown.insert(.uses) }
      if !isBuiltin(name) { declarations.types.append(type) }
    }
    if tree.isIncomplete(value) { declarations.unknown.insert([.types, .uses]) }
  }

  /// Reports the declaration of a built-in type. The name keeps its built-in meaning.
  private func isBuiltin(_ name: Name) -> Bool {
    tree.withText(name.node) { $0.count <= 6 } && BuiltinType(rawValue: interner.text(name.symbol)) != nil
  }

  private mutating func refuseType(_ value: NodeID) {
    let range = tree.range(value)
    guard diagnostics.keeps(.wrongShape, at: range) else { return }
    let message = "a type is a list of cases, or { swift: Module.Type }, not \(found(value))"
    var diagnostic = Diagnostic(.wrongShape, message, at: range)
    if !tree.isEmpty(value), range.upper - range.lower < 200 {
      let text = tree.text(value)
      let cases = text.split(separator: ",").map { $0.drop { $0 == " " } }
      if cases.count > 1, cases.allSatisfy({ SwiftName.member(String($0)) != nil }) {
        diagnostic.suggest("[\(text)]", at: range)
      } else if SwiftTypeName.isType(text) {
        diagnostic.suggest("{ swift: \(text) }", at: range)
      }
    }
    diagnostics.add(diagnostic)
  }

  private mutating func readCases(_ value: NodeID) -> TypeDeclaration.Kind {
    let start = Int32(declarations.cases.count)
    var items = tree.cursor(value)
    var names = NameCheck()
    while let item = nextDeclaration(inList: &items) {
      guard let node = caseName(item) else { continue }
      let name = Name(symbol: symbol(node), node: node)
      checkMemberName(name, "case", &names)
      declarations.cases.append(name)
    }
    let range = start..<Int32(declarations.cases.count)
    if tree.cursor(value).position == tree.cursor(value).end {
      wrongShape(value) { _ in "an enum needs at least one case" }
    }
    checkCollisions(declarations.cases[Int(range.lowerBound)..<Int(range.upperBound)], names, mayRepeat: true)
    return range.isEmpty ? .unknown : .cases(range)
  }

  /// The name in `price` or `{ case: price, was: cost }`, or `nil` after reporting that there is none.
  private mutating func caseName(_ item: NodeID) -> NodeID? {
    guard tree.kind(item) == .mapping else {
      if tree.kind(item) == .scalar, !tree.isEmpty(item) { return item }
      wrongShape(item) { "a case of an enum is a word, not \($0.found(item))" }
      return nil
    }
    var name: NodeID?
    var misses = !tree.isIncomplete(item)
    var former: NodeID?
    var entries = tree.cursor(item)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .case:
        misses = false
        name = text(value, of: KeyScope.enumCase(.case))
      case .was: former = value
      default: if unknownKey(key, of: .enumCase, in: entries) == .case { misses = false }
      }
    }
    if misses { missingKey(at: tree.range(item)) { _ in "the case has no name; add 'case: price'" } }
    if let former {
      readFormerNames(former, of: KeyScope.enumCase(.was), .enumCase(declarations.cases.count))
      // The next case is another one.
      if name == nil { declarations.formerNames.removeLast() }
    }
    return name
  }

  private mutating func readSwiftType(_ value: NodeID, _ type: inout TypeDeclaration) {
    var swift: NodeID?
    var conformances = Conformances.all
    var isLinkable = false
    var isComplete = !tree.isIncomplete(value)
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .swift:
        isComplete = false
        guard let text = text(value, of: KeyScope.swiftType(.swift)) else { continue }
        if SwiftTypeName.isType(tree.text(text)) {
          swift = text
        } else {
          wrongShape(value) { $0.takes(KeyScope.swiftType(.swift), value) }
        }
      case .is: conformances = readConformances(value)
      // The error is already reported, so links with this type are not reported.
      case .link: isLinkable = flag(value, of: KeyScope.swiftType(.link)) ?? true
      case .doc: type.doc = text(value, of: KeyScope.swiftType(.doc))
      default:
        // The key may be a misspelled 'swift', or its value may be the cases.
        isComplete = false
        unknownKey(key, of: .swiftType, in: entries)
      }
    }
    if isLinkable { conformances.insert(.losslessStringConvertible) }
    if let swift {
      type.kind = .swift(swift, conformances)
    } else if isComplete {
      let node = type.name.node
      missingKey(at: declarations.range(type.name)) {
        "the type \($0.quoted(node)) does not name a Swift type; add 'swift: Module.Type'"
      }
    }
  }

  private mutating func readConformances(_ value: NodeID) -> Conformances {
    guard var items = list(value, of: KeyScope.swiftType(.is)) else { return .all }
    var result: Conformances = []
    while let item = nextDeclaration(inList: &items) {
      switch tree.kind(item) == .scalar ? tree.text(item) : "" {
      case "Hashable": result.insert(.hashable)
      case "Codable": result.insert(.codable)
      case "Sendable": result.insert(.sendable)
      default: wrongShape(item) { $0.takes(item: KeyScope.swiftType(.is), item) }
      }
    }
    return result
  }

  // MARK: - Facts

  mutating func readFacts(_ value: NodeID) {
    guard var entries = mapping(value, of: scope(.facts)) else {
      declarations.unknown.insert(.facts)
      return
    }
    var names = NameCheck()
    while let (key, value) = nextDeclaration(&entries) {
      guard count(1, at: key) else { return }
      guard let name = keyName(key, of: "a fact") else { continue }
      checkMemberName(name, "fact", &names)
      var fact = FactDeclaration(name: name)
      if tree.kind(value) == .mapping {
        readFact(value, &fact)
      } else {
        fact.type = typeExpression(value, of: "a fact")
      }
      if fact.type == nil { declarations.unknown.insert(.uses) }
      declarations.facts.append(fact)
    }
    factNames = names
    if tree.isIncomplete(value) { declarations.unknown.insert([.facts, .uses]) }
  }

  private mutating func readFact(_ value: NodeID, _ fact: inout FactDeclaration) {
    var misses = !tree.isIncomplete(value)
    var async = AsyncKeys(isIncomplete: !misses || !tree.repeatedKeys(of: value).isEmpty)
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .type:
        misses = false
        fact.type = typeExpression(value, of: "a fact")
      case .arguments:
        if let parameters = parameters(value, of: KeyScope.fact(.arguments), "argument") {
          fact.parameters = parameters
        } else {
          fact.isIncomplete = true
        }
      case .doc: fact.doc = text(value, of: KeyScope.fact(.doc))
      case .async: readAsync(.async, value, &async)
      case .timeout: readAsync(.timeout, value, &async)
      case .otherwise: readAsync(.otherwise, value, &async)
      default:
        let meant = unknownKey(key, of: .fact, in: entries)
        async.isIncomplete = true
        if meant == .type { misses = false }
        if meant == .arguments { fact.isIncomplete = true }
      }
    }
    if !tree.repeatedKeys(of: value).isEmpty { fact.isIncomplete = true }
    fact.async = self.async(async, of: fact.name)
    if misses {
      let node = fact.name.node
      missingKey(at: declarations.range(fact.name)) { "the fact \($0.quoted(node)) has no type; add 'type: Bool'" }
    }
  }

  /// Reads names with types: the arguments of a fact, or the values of a return. It returns `nil` if one of them could
  /// not be read.
  mutating func parameters(_ value: NodeID, of key: ScopedKey, _ noun: String) -> Range<Int32>? {
    guard var entries = mapping(value, of: key) else { return nil }
    let start = declarations.parameters.count
    var names = NameCheck()
    var isComplete = !tree.isIncomplete(value)
    let nounWithArticle = Self.withArticle(noun)
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: nounWithArticle) else {
        isComplete = false
        continue
      }
      checkMemberName(name, noun, &names)
      let type = typeExpression(value, of: nounWithArticle)
      declarations.parameters.append(ParameterDeclaration(name: name, type: type))
    }
    let added = declarations.parameters[start...]
    if names.needsLook { checkCollisions(added.map(\.name), names) }
    return isComplete ? Int32(start)..<Int32(declarations.parameters.count) : nil
  }

  static func withArticle(_ noun: String) -> String {
    ("aeiou".contains(noun.first ?? " ") ? "an " : "a ") + noun
  }

  // MARK: - Conditions

  mutating func readConditions(_ value: NodeID) {
    guard
      var entries = mapping(value, of: scope(.conditions))
    else {
      declarations.unknown.insert([.conditions, .uses])
      return
    }
    var names = NameCheck()
    while let (key, value) = nextDeclaration(&entries) {
      let isSplit = skipSplit(value, &entries)
      guard let name = keyName(key, of: "a condition") else { continue }
      checkMemberName(name, "condition", &names)
      if isSplit { declarations.unknown.insert(.uses) }
      let predicate = isSplit ? nil : predicate(value, of: "a condition")
      declarations.conditions.append(ConditionDeclaration(name: name, predicate: predicate))
    }
    conditionNames = names
    if tree.isIncomplete(value) { declarations.unknown.insert([.conditions, .uses]) }
  }

  /// Reads the scalar of a predicate and reports a wrong shape. The grammar is checked later.
  mutating func predicate(_ value: NodeID, of what: String) -> NodeID? {
    if let tag = tree.tag(of: value) {
      reportedTags.insert(tree.resolved(value))
      explainExclamation(value, tag)
    } else if tree.kind(value) != .scalar || tree.isEmpty(value) {
      wrongShape(value) { "\(what) takes a predicate such as 'isSignedIn and cartCount > 0', not \($0.found(value))" }
    } else if !countPredicate(value) {
      return nil
    } else if !isSplitByComma(value) {
      return value
    }
    declarations.unknown.insert(.uses)
    return nil
  }

  private mutating func explainExclamation(_ value: NodeID, _ tag: SourceRange) {
    let exclamation = SourceRange(file: tag.file, lower: tag.lower, upper: tag.lower + 1)
    report(.predicateSyntax, at: exclamation) { reader in
      let upper = max(tag.upper, reader.tree.range(value).upper)
      let whole = reader.tree.file.text(SourceRange(file: tag.file, lower: tag.lower, upper: upper))
      let replacement = "not \(whole.dropFirst())"
      return Diagnostic(
        .predicateSyntax,
        "a value that starts with '!' is a tag in YAML; write 'not', or put quotes around the predicate",
        at: exclamation, notes: [.init("did you mean '\(replacement)'?", at: exclamation)],
        fixes: [.init("change '!' to 'not '", [.init(exclamation, "not ")])])
    }
  }
}
