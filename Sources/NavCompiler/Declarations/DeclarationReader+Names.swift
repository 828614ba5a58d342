/// The state of the check of a group of names, which must differ in Swift.
struct NameCheck {
  /// Whether one of the names is not a plain member. Two different plain names never collide in Swift.
  var needsLook = false
}

/// Checks of names: whether a name is valid in Swift, and whether two names become the same.
extension DeclarationReader {
  /// Checks a name that becomes a member: a screen, a segue, a fact, an argument.
  mutating func checkMemberName(_ name: Name, _ noun: String, _ names: inout NameCheck) {
    guard !tree.withText(name.node, { SwiftName.isPlainMember($0) }) else { return }
    let range = declarations.range(name)
    let isValid =
      tree.withText(name.node) { $0.count > 1000 ? false : SwiftName.hasMember($0) }
      ?? (SwiftName.member(interner.text(name.symbol)) != nil)
    guard isValid else {
      declarations.unknown.insert(.uses)
      return report(.invalidName, at: range) {
        Diagnostic(.invalidName, $0.unusable(name.node, noun, $0.interner.text(name.symbol)), at: range)
      }
    }
    names.needsLook = true
  }

  /// Checks a name that becomes a type without changes.
  mutating func checkTypeName(_ name: Name, _ noun: String) {
    // Built-in types and reserved names are not longer.
    let isPlain = tree.withText(name.node) { SwiftName.isPlainType($0) }
    guard !isPlain || (tree.withText(name.node) { $0.count <= 10 }) else { return }
    let range = declarations.range(name)
    // A file can have a million wrong names. Most of them are not printed, so the exact problem is not determined.
    guard isPlain || diagnostics.keeps(.invalidName, at: range) || SwiftName.isTypeName(interner.text(name.symbol))
    else { return }
    guard let problem = typeNameProblem(name, noun, range) else { return }
    declarations.unknown.insert(.uses)
    diagnostics.add(problem)
  }

  private func typeNameProblem(_ name: Name, _ noun: String, _ range: SourceRange) -> Diagnostic? {
    guard range.upper - range.lower <= 1000 else {
      return Diagnostic(.invalidName, "this is too long to be the name of a \(noun)", at: range)
    }
    let text = interner.text(name.symbol)
    if BuiltinType(rawValue: text) != nil || text == "Void" {
      return Diagnostic(.invalidName, "'\(text)' is built in; the \(noun) needs a different name", at: range)
    }
    if let problem = reservedName(text, name, noun) { return problem }
    guard !SwiftName.isTypeName(text) else { return nil }
    guard let better = SwiftName.type(text), SwiftName.isTypeName(better) else {
      return Diagnostic(.invalidName, unusable(name.node, noun, text), at: range)
    }
    var diagnostic = Diagnostic(
      .invalidName, "the name of a \(noun) must be in UpperCamelCase: '\(better)', not '\(text)'", at: range)
    diagnostic.suggest(better, at: range)
    return diagnostic
  }

  /// The problem with a name that Swift or the generated code reserves, or `nil`.
  private func reservedName(_ text: String, _ name: Name, _ noun: String) -> Diagnostic? {
    let reason: String
    let isNamespace = noun == "graph" || noun == "fragment"
    switch text {
    case _ where SwiftName.reservedTypes.contains(text): reason = "Swift reserves this name"
    case "Type" where isNamespace, "Protocol" where isNamespace: reason = "Swift reserves this name"
    case "Swift" where isNamespace, "NavRuntime" where isNamespace, "Foundation" where isNamespace:
      reason = "the generated code uses the module with this name"
    case "S" where isNamespace: reason = "the generated code uses this name"
    default: return nil
    }
    return Diagnostic(
      .invalidName, "no \(noun) can be called \(quoted(name.node)): \(reason)", at: declarations.range(name))
  }

  /// Reads a name that is a value, and checks it like the name of a type.
  mutating func typeName(_ value: NodeID, of key: ScopedKey, _ noun: String) -> Name? {
    guard let name = name(value, of: key) else { return nil }
    checkTypeName(name, noun)
    return name
  }

  private func unusable(_ node: NodeID, _ noun: String, _ text: String) -> String {
    let reason: String
    if let first = text.unicodeScalars.first(where: { !"-_. ".unicodeScalars.contains($0) }) {
      if "0"..."9" ~= first {
        reason = "a Swift identifier cannot start with a digit"
      } else if let odd = text.unicodeScalars.first(where: { !Self.isUsable($0) }) {
        reason = "a Swift identifier cannot contain '\(odd)'"
      } else {
        reason = "a Swift identifier cannot start like this"
      }
    } else {
      reason = "it contains no letters or digits of a Swift identifier"
    }
    return "\(quoted(node)) cannot be the name of \(Self.withArticle(noun)): \(reason)"
  }

  private static func isUsable(_ scalar: Unicode.Scalar) -> Bool {
    "-_. ".unicodeScalars.contains(scalar) || SwiftName.isIdentifierScalar(scalar)
  }

  // MARK: - Collisions

  /// Reports names of a group that become the same member in Swift, each at the later name.
  mutating func checkCollisions(_ group: some Collection<Name>, _ names: NameCheck, mayRepeat: Bool = false) {
    guard group.count > 1, names.needsLook || mayRepeat else { return }
    var table = IdentifierTable(like: interner)
    claim(group, &table)
  }

  private mutating func claim(_ group: some Collection<Name>, _ table: inout IdentifierTable) {
    for name in group {
      guard let member = SwiftName.member(interner.text(name.symbol)) else { continue }
      collide(name, with: table.claim(member, for: name), becoming: member)
    }
  }

  /// Reports two names that become the same identifier, at the later name.
  mutating func collide(_ name: Name, with other: Name?, becoming identifier: String) {
    guard let other, other.node != name.node else { return }
    let isLater = declarations.range(other).lower < declarations.range(name).lower
    let (earlier, later) = isLater ? (other, name) : (name, other)
    // A reference could mean either of the two names.
    declarations.unknown.insert(.uses)
    let range = declarations.range(later)
    report(.nameCollision, at: range) { reader in
      let one = QuotedText.make(reader.interner.text(earlier.symbol))
      let two = QuotedText.make(reader.interner.text(later.symbol))
      let message =
        one.utf8.elementsEqual(two.utf8)
        ? "the name \(two) is already used"
        : one == two
          ? "\(two) and \(one) are the same name in Swift, although their characters differ"
          : "\(two) and \(one) both become \(QuotedText.make(identifier)) in Swift"
      return Diagnostic(
        .nameCollision, message, at: range, notes: [.init("\(one) is here", at: reader.declarations.range(earlier))])
    }
  }

  /// Reports collisions between the sections of the file.
  mutating func checkNames() {
    let (facts, conditions) = (declarations.facts, declarations.conditions)
    if factNames.needsLook || conditionNames.needsLook || (!facts.isEmpty && !conditions.isEmpty) {
      var table = IdentifierTable(like: interner)
      claim(facts.lazy.map(\.name), &table)
      claim(conditions.lazy.map(\.name), &table)
    }
    checkTypeNames()
    checkScreenNames()
  }

  /// Two types with equal names are a duplicate key. This check finds names that only look the same.
  private mutating func checkTypeNames() {
    let odd = declarations.types.map(\.name).filter { name in
      tree.withText(name.node) { text in text.indices.contains { text[$0] >= 0x80 } }
    }
    guard odd.count > 1 else { return }
    var table = IdentifierTable(like: interner)
    for name in odd {
      let text = interner.text(name.symbol)
      collide(name, with: table.claim(text, for: name), becoming: text)
    }
  }

  /// Screens become members and types. The declared types are in the same namespace as the types of screens.
  private mutating func checkScreenNames() {
    guard screenNames.needsLook else { return checkTypesAgainstScreens() }
    var members = IdentifierTable(like: interner)
    var types = IdentifierTable(like: interner)
    for type in declarations.types { _ = types.claim(interner.text(type.name.symbol), for: type.name) }
    for screen in declarations.screens {
      let text = interner.text(screen.name.symbol)
      guard let member = SwiftName.member(text), let type = SwiftName.type(text) else { continue }
      let sameMember = members.claim(member, for: screen.name)
      let sameType = types.claim(type, for: screen.name)
      collide(screen.name, with: sameMember ?? sameType, becoming: sameMember == nil ? type : member)
    }
  }

  /// If every screen has a plain name, its type has the same name with a capital letter.
  private mutating func checkTypesAgainstScreens() {
    var wanted: [Symbol: Name] = [:]
    for type in declarations.types {
      let text = interner.text(type.name.symbol)
      guard let first = text.first, wanted.count < declarations.screens.count else { continue }
      if let symbol = interner.find(first.lowercased() + text.dropFirst()) { wanted[symbol] = type.name }
    }
    guard !wanted.isEmpty else { return }
    for screen in declarations.screens {
      if let name = wanted[screen.name.symbol] {
        collide(screen.name, with: name, becoming: interner.text(name.symbol))
      }
    }
  }
}
