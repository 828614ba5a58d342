/// A meaning of a name in a predicate.
enum PredicateMeaning: Equatable {
  case fact(FactID)
  case condition(ConditionID)
  case argument(Expression.Side, ArgumentID)
}

extension PredicateTyping {
  /// All meanings of a part of the text at the place of the predicate.
  func meanings(of part: Range<Int>) -> [PredicateMeaning] {
    let symbol = symbols.texts.intern(bytes.span.extracting(part))
    // Only names with a dot can be qualified, and few names have one.
    guard bytes[part].contains(UInt8(ascii: ".")), let (side, rest) = Self.qualified(text(part)) else {
      return meanings(of: symbol, qualified: nil)
    }
    return meanings(of: symbol, qualified: symbols.texts.find(rest).map { (side, $0) })
  }

  /// All meanings of a name at the place of the predicate.
  func meanings(of name: String) -> [PredicateMeaning] {
    let qualified = Self.qualified(name).flatMap { side, rest in symbols.texts.find(rest).map { (side, $0) } }
    return meanings(of: symbols.texts.find(name), qualified: qualified)
  }

  private func meanings(of name: Symbol?, qualified: (Expression.Side, Symbol)?) -> [PredicateMeaning] {
    var found: [PredicateMeaning] = []
    if let name {
      if let fact = symbols.factIDs[name] { found.append(.fact(fact)) }
      if let condition = symbols.conditionIDs[name] { found.append(.condition(condition)) }
      if let argument = argument(name, .source) { found.append(argument) }
      if let argument = argument(name, .destination) { found.append(argument) }
    }
    if let (side, name) = qualified, let argument = argument(name, side) { found.append(argument) }
    return found
  }

  /// The meaning of a name. It reports a name with no meaning or with several. `wanted` is the type of the other side
  /// of a comparison. If it is an enum, the name may be a case without its dot.
  mutating func meaning(of part: Range<Int>, wanted: TypeReference? = nil) -> PredicateMeaning? {
    meaning(at: part, among: meanings(of: part), wanted: wanted)
  }

  /// The meaning of a name with arguments: a fact, if there is one with this name.
  mutating func meaning(ofCalled part: Range<Int>) -> PredicateMeaning? {
    let found = meanings(of: part)
    let fact = found.first { if case .fact = $0 { true } else { false } }
    return meaning(at: part, among: fact.map { [$0] } ?? found, wanted: nil)
  }

  private mutating func meaning(
    at part: Range<Int>, among found: [PredicateMeaning], wanted: TypeReference?
  ) -> PredicateMeaning? {
    guard found.count < 2 else {
      for meaning in found { markUsed(meaning) }
      guard !Self.collides(found) else { return nil }
      let text = text(part)
      report(.ambiguousName, at: part) { AmbiguousName.diagnostic(text, found, $0) }
      return nil
    }
    guard let meaning = found.first else {
      reportUnknown(text(part), at: part, wanted: wanted)
      return nil
    }
    markUsed(meaning)
    if case .condition(let named) = meaning, case .condition(let condition) = site.use {
      symbols.conditionReferences.append(
        SymbolContext.ConditionReference(condition: condition, named: named, range: site.range(part)))
    }
    return meaning
  }

  /// Whether a fact and a condition have the same name, which is reported at their declarations.
  private static func collides(_ meanings: [PredicateMeaning]) -> Bool {
    guard case .fact? = meanings.first, case .condition = meanings[1] else { return false }
    return true
  }

  func markUsed(_ meaning: PredicateMeaning) {
    switch meaning {
    case .fact(let id): symbols.usedFacts[id.position] = true
    case .condition(let id): symbols.usedConditions[id.position] = true
    case .argument: break
    }
  }

  private func argument(_ name: Symbol, _ side: Expression.Side) -> PredicateMeaning? {
    guard let screen = screen(side), let argument = symbols.argument(name, of: screen) else { return nil }
    return .argument(side, argument)
  }

  private func screen(_ side: Expression.Side) -> ScreenID? {
    side == .source ? site.source : site.destination
  }

  static func qualified(_ name: String) -> (Expression.Side, String)? {
    if name.hasPrefix("source.") { return (.source, String(name.dropFirst(7))) }
    if name.hasPrefix("destination.") { return (.destination, String(name.dropFirst(12))) }
    return nil
  }

  // MARK: - Unknown names

  private mutating func reportUnknown(_ name: String, at part: Range<Int>, wanted: TypeReference?) {
    guard !mayMeanWhatIsBroken(name) else {
      symbols.hasUnknownName = true
      return
    }
    let suggestion = suggestion(for: name, wanted: wanted)
    if let suggestion {
      for meaning in meanings(of: suggestion) { markUsed(meaning) }
    } else {
      symbols.hasUnknownName = true
    }
    report(.unknownName, at: part) { UnknownName.diagnostic(name, suggestion: suggestion, $0) }
  }

  /// Whether a declaration that could not be read may have this name. The error is already reported.
  private func mayMeanWhatIsBroken(_ name: String) -> Bool {
    func isBroken(_ screen: ScreenID?) -> Bool { screen.map { symbols.brokenScreens[$0.position] } ?? false }
    let lacksDestination = site.use == .push(from: site.source, to: nil)
    switch Self.qualified(name)?.0 {
    case .source: return isBroken(site.source)
    case .destination: return lacksDestination || isBroken(site.destination)
    case nil:
      return symbols.isIncomplete || lacksDestination || isBroken(site.source) || isBroken(site.destination)
    }
  }

  private func suggestion(for name: String, wanted: TypeReference?) -> String? {
    if case .declared(let type)? = wanted {
      let symbol = symbols.texts.find(name)
      if let symbol, symbols.position(of: symbol, in: type) != nil { return "." + name }
    }
    switch name {
    case "True", "TRUE", "yes", "YES": return "true"
    case "False", "FALSE", "no", "NO": return "false"
    case "null", "Null", "NULL", "None", "none", "Nil", "NIL": return "nil"
    default: break
    }
    if let (side, rest) = Self.qualified(name) {
      let prefix = name.dropLast(rest.count)
      let names = symbols.argumentNames(of: screen(side))
      return symbols.suggestions.find(rest, among: names).map { prefix + $0 }
    }
    guard symbols.suggestions.goesOn else { return nil }
    let facts = symbols.facts.lazy.map { self.symbols.texts.text($0.name) }
    let conditions = symbols.conditionNames.lazy.map { self.symbols.texts.text($0) }
    let near = [
      symbols.suggestions.find(name, among: facts),
      symbols.suggestions.find(name, among: conditions),
      symbols.suggestions.find(name, among: symbols.argumentNames(of: site.source)),
      symbols.suggestions.find(name, among: symbols.argumentNames(of: site.destination)),
    ]
    guard let best = symbols.suggestions.find(name, among: near.compactMap { $0 }) else { return nil }
    let found = meanings(of: best)
    guard found.count > 1 else { return best }
    // The suggestion must not be ambiguous.
    return found.lazy.compactMap { meaning in
      guard case .argument(let side, _) = meaning else { return nil }
      return (side == .source ? "source." : "destination.") + best
    }.first
  }
}
