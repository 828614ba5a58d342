/// The explanation of a constant predicate, with the names and the text in the file.
struct ProofWording {
  let words: Wording
  /// The constant predicate.
  let place: PredicateID
  let reason: ProofReason
  let claim: Constancy
  /// The push for which the predicate is evaluated, if there is one.
  var push: SegueID?

  enum Constancy { case never, always }

  /// The text of the predicate in the file.
  var text: String? { words.node(of: place).map { words.tree.text($0) } }

  /// The first part of the message: the segue, the screen, or the condition, and its constant result.
  func subject(_ requiredBy: SegueID?) -> String {
    if let requiredBy { return performs(requiredBy) }
    switch place {
    case .shouldPerform(let segue): return performs(segue)
    case .back(let screen):
      return "going back from '\(words.name(screen))' is \(claim == .never ? "never" : "always") allowed"
    case .condition(let condition):
      return "the condition '\(words.name(condition))' \(holds)"
    case .requirement(let screen): return "'requires' of '\(words.name(screen))' \(holds)"
    case .innerRequirement(let screen, let index):
      return "'requires' of '\(words.inner(screen, index)?.screen ?? "")' \(holds)"
    case .innerPredicate(let fragment, let index): return words.inner(fragment, index)?.never ?? ""
    }
  }

  private func performs(_ segue: SegueID) -> String {
    "'\(words.name(segue))' \(claim == .never ? "can never be performed" : "is always performed")"
  }

  private var holds: String { claim == .never ? "can never be true" : "is always true" }

  /// The second part of the message: the reason.
  var because: String {
    let own = reason.parts.filter { $0.given == nil }
    let given = reason.parts.filter { $0.given != nil }
    switch claim {
    case .never:
      guard !given.isEmpty else { return contradiction(own) }
      guard own.count <= 4, given.count <= 4 else { return "it contradicts the requirements of screens on the stack" }
      let verb = own.count == 1 ? "contradicts" : "contradict"
      return "\(list(own, "and")) \(verb) \(given.map(requirement).joined(separator: " and "))"
    case .always:
      let tail = given.isEmpty ? "" : ", because \(given.prefix(4).map(requires).joined(separator: " and "))"
      return alternative(own) + tail
    }
  }

  private func contradiction(_ parts: [ProofReason.Part]) -> String {
    switch parts.count {
    case 1 where !reason.cases.isEmpty:
      let cases = reason.cases.map { phrase($0.part) }
      return cases.count == 2
        ? "neither \(cases[0]) nor \(cases[1]) can be true" : "none of \(join(cases, "and")) can be true"
    case 1: return "\(phrase(parts[0])) is never true"
    case 2: return "\(list(parts, "and")) cannot both be true"
    case 3...4: return "\(list(parts, "and")) cannot all be true"
    default: return "its parts contradict each other"
    }
  }

  private func alternative(_ parts: [ProofReason.Part]) -> String {
    switch parts.count {
    case 1 where !reason.cases.isEmpty:
      return "\(join(reason.cases.map { phrase($0.part) }, "and")) are always true"
    case 1...4: return "\(list(parts, "or")) is always true"
    default: return "its parts cover all cases"
    }
  }

  /// One note for each part that contributes to the result.
  var notes: [Diagnostic.Note] {
    if !reason.cases.isEmpty {
      return reason.cases.filter { $0.parts.count > 1 }.map { part in
        Diagnostic.Note(claim == .never ? contradiction(of: part) : alternative(of: part), at: range(part.part))
      }
    }
    let shown = reason.parts.filter { !isWhole($0) }
    let notes = words.notes(shown, more: "parts") { part in
      Diagnostic.Note(note(part, among: shown), at: range(part))
    }
    return notes + meanings(of: reason.parts) + passed
  }

  /// Notes for the arguments in `pass` that the parts read, because the parts may be constant only with these values.
  private var passed: [Diagnostic.Note] {
    guard let push else { return [] }
    let segue = words.declarations.segues[push.position]
    guard let pass = words.declarations.details(segue)?.pass, !pass.isEmpty else { return [] }
    let read = reason.parts.prefix(12).filter { part in
      switch part.place {
      case .shouldPerform: true
      case .requirement(let screen), .innerRequirement(let screen, _):
        words.declarations.screens[screen.position].name.symbol == segue.target?.symbol
      case .back, .condition, .innerPredicate: false
      }
    }
    let isOfName = { (character: Character) in character.isLetter || character.isNumber || "._-".contains(character) }
    let names = Set(read.flatMap { phrase($0).split { !isOfName($0) } })
    return pass.map { words.declarations.passes[Int($0)] }.compactMap { entry in
      let name = words.text(entry.argument.symbol)
      guard names.contains(Substring(name)) || names.contains("destination.\(name)") else { return nil }
      let range = words.tree.range(entry.value)
      return Diagnostic.Note("'pass' sets '\(name)' to \(words.quoted(.node(entry.value)))", at: range)
    }
  }

  /// Notes for the definitions of the conditions that the parts use.
  private func meanings(of parts: [ProofReason.Part]) -> [Diagnostic.Note] {
    var seen: Set<PredicateID> = []
    return parts.prefix(12).compactMap { part in
      guard case .condition(let condition)? = part.named, seen.insert(.condition(condition)).inserted,
        let node = words.node(of: .condition(condition))
      else { return nil }
      return Diagnostic.Note("'\(words.name(condition))' is defined here", at: words.tree.range(node))
    }
  }

  private func contradiction(of part: ProofReason.Case) -> String {
    part.parts.count == 2
      ? "\(list(part.parts, "and")) cannot both be true" : "its parts cannot all be true"
  }

  private func alternative(of part: ProofReason.Case) -> String {
    part.parts.count <= 4 ? "\(list(part.parts, "or")) is always true" : "one of its parts is always true"
  }

  private func note(_ part: ProofReason.Part, among shown: [ProofReason.Part]) -> String {
    if let given = part.given { return requires(part) + (isAskedOfTarget(given) ? "" : " and is on the stack") }
    let source: String
    if case .condition(let condition) = part.place, part.place != place {
      source = " in the condition '\(words.name(condition))'"
    } else {
      source = ""
    }
    switch claim {
    case .never: return "\(phrase(part)) must be true\(source)"
    case .always:
      let own = shown.filter { $0.given == nil }
      if own.count == 1 { return "\(phrase(part)) is therefore always true\(source)" }
      return "\(phrase(part)) is true in \(part == own.last ? "all other" : "some") cases\(source)"
    }
  }

  /// Whether `given` is the requirement of the screen that the segue opens.
  private func isAskedOfTarget(_ given: PredicateID) -> Bool {
    guard case .shouldPerform(let segue) = place else { return false }
    let screen: ScreenID
    switch given {
    case .requirement(let required), .innerRequirement(let required, _): screen = required
    case .condition, .shouldPerform, .back, .innerPredicate: return false
    }
    return words.declarations.segues[segue.position].target?.symbol
      == words.declarations.screens[screen.position].name.symbol
  }

  // MARK: - Parts

  private func text(_ part: ProofReason.Part) -> PredicateText? {
    words.node(of: part.place).map { PredicateText($0, in: words.tree) }
  }

  private func range(_ part: ProofReason.Part) -> SourceRange {
    switch part.place {
    case .innerRequirement(let screen, let index): return words.inner(screen, index)?.range ?? .start()
    case .innerPredicate(let fragment, let index): return words.inner(fragment, index)?.range ?? .start()
    default: break
    }
    return text(part)?.range(of: part.number) ?? .start()
  }

  /// The text of a part, with `not` if the part is false.
  private func phrase(_ part: ProofReason.Part) -> String {
    let isTrue = claim == .never || part.given != nil ? part.holds : !part.holds
    return (isTrue ? "" : "not ") + "'\(written(part))'"
  }

  private func written(_ part: ProofReason.Part) -> String {
    switch part.place {
    case .innerRequirement(let screen, let index): return words.inner(screen, index)?.text ?? ""
    case .innerPredicate(let fragment, let index): return words.inner(fragment, index)?.text ?? ""
    default: break
    }
    return text(part)?.text(of: part.number) ?? ""
  }

  private func list(_ parts: [ProofReason.Part], _ word: String) -> String { join(parts.map(phrase), word) }

  private func join(_ phrases: [String], _ word: String) -> String {
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  private func requirement(_ part: ProofReason.Part) -> String {
    guard let name = requirer(part) else { return phrase(part) }
    return "\(phrase(part)), which '\(name)' requires"
  }

  private func requires(_ part: ProofReason.Part) -> String {
    guard let name = requirer(part) else { return phrase(part) }
    return "'\(name)' requires \(phrase(part))"
  }

  /// The screen that requires a part. A screen of a fragment has its full name.
  private func requirer(_ part: ProofReason.Part) -> String? {
    switch part.given {
    case .requirement(let screen): words.name(screen)
    case .innerRequirement(let screen, let index): words.inner(screen, index)?.screen
    default: nil
    }
  }

  /// Whether a part is the entire predicate.
  private func isWhole(_ part: ProofReason.Part) -> Bool { part.place == place && part.number == 0 }
}

extension Wording {
  func name(_ condition: ConditionID) -> String {
    text(declarations.conditions[condition.position].name.symbol)
  }

  func inner(_ screen: ScreenID, _ index: Int) -> InnerRequirement? {
    let all = symbols.innerRequirements[screen] ?? []
    return all.indices.contains(index) ? all[index] : nil
  }

  func inner(_ fragment: FragmentID, _ index: Int) -> InnerPredicate? {
    let all = symbols.innerPredicates[fragment] ?? []
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The scalar of a predicate, or `nil` if the predicate is in another file.
  func node(of place: PredicateID) -> NodeID? {
    switch place {
    case .condition(let condition): declarations.conditions[condition.position].predicate
    case .shouldPerform(let segue): declarations.details(declarations.segues[segue.position])?.shouldPerform
    case .back(let screen):
      if case .when(let node) = declarations.screens[screen.position].back { node } else { nil }
    case .requirement(let screen): declarations.details(declarations.screens[screen.position])?.requires?.predicate
    case .innerRequirement, .innerPredicate: nil
    }
  }
}
