import NavCompiler
import NavTable

/// Compares parts of two graphs without making texts of them. Most parts of a large graph are equal.
///
/// Two parts are equal if they have the same members by name. The answer `false` only means that a closer look is
/// necessary.
final class GraphEquality {
  let old: Graph
  let new: Graph
  private let symbols: SymbolTranslation
  private let newName: NewName?

  /// Compares two graphs.
  ///
  /// - Parameters:
  ///   - old: The graph before a change.
  ///   - new: The graph after it.
  ///   - symbols: For each symbol of the new graph, the old symbol.
  ///   - newName: A name that also counts as equal to its old form.
  init(_ old: Graph, _ new: Graph, _ symbols: SymbolTranslation, with newName: NewName? = nil) {
    (self.old, self.new) = (old, new)
    self.newName = newName
    self.symbols = symbols
  }

  /// Whether two symbols have the same text, without a new name.
  func isUnchanged(_ first: Symbol, _ second: Symbol) -> Bool { symbols.isSame(first, second) }

  func isSame(_ first: Symbol, _ second: Symbol) -> Bool {
    symbols.isSame(first, second)
      || newName.map { $0.turns(old.texts.text(first), into: new.texts.text(second)) } ?? false
  }

  func isSame(_ first: Symbol?, _ second: Symbol?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): symbols.isSame(first, second)
    default: false
    }
  }

  func isSame<Part>(_ first: [Part], _ second: [Part], _ body: (Part, Part) -> Bool) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy(body)
  }

  func isSame<Part>(_ first: Part?, _ second: Part?, _ body: (Part, Part) -> Bool) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): body(first, second)
    default: false
    }
  }

  func isSame(_ first: ScreenID, _ second: ScreenID) -> Bool {
    // A segue under `anywhere` does not have a source.
    guard old.screens.indices.contains(first.position), new.screens.indices.contains(second.position) else {
      return !old.screens.indices.contains(first.position) && !new.screens.indices.contains(second.position)
    }
    return isSame(old.screens[first.position].name, new.screens[second.position].name)
  }

  func isSame(_ first: SegueID, _ second: SegueID) -> Bool {
    isSame(old.segues[first.position].name, new.segues[second.position].name)
  }

  func isSame(_ first: ArgumentID, _ second: ArgumentID) -> Bool {
    isSame(old.arguments[first.position].name, new.arguments[second.position].name)
  }

  /// Whether the declarations for all links are equal.
  func isSame(_ first: LinkRules, _ second: LinkRules) -> Bool {
    first.whenRefused == second.whenRefused && isSame(first.bases, second.bases, isUnchanged)
      && isSame(first.web, second.web) { isSame($0.segments, $1.segments, isSame) }
      && isSame(first.apple, second.apple) {
        isSame($0.apps, $1.apps, isUnchanged) && isSame($0.clips, $1.clips, isUnchanged) && $0.handoff == $1.handoff
      }
      && isSame(first.android, second.android) {
        isUnchanged($0.package, $1.package) && isSame($0.certificates, $1.certificates, isUnchanged)
      }
  }

  private func isSame(_ first: WebPath.Segment, _ second: WebPath.Segment) -> Bool {
    switch (first, second) {
    case (.literal(let first), .literal(let second)), (.any(let first), .any(let second)): isUnchanged(first, second)
    default: false
    }
  }

  // MARK: - Screens

  /// Whether the arguments of two screens are equal, in the same order.
  func hasSameArguments(_ first: ScreenID, _ second: ScreenID) -> Bool {
    let (arguments, others) = (
      old.screens[first.position].arguments.positions, new.screens[second.position].arguments.positions
    )
    return arguments.count == others.count
      && zip(arguments, others).allSatisfy { isSame(old.arguments[$0], new.arguments[$1]) }
  }

  func isSame(_ first: Argument, _ second: Argument) -> Bool {
    isSame(first.name, second.name) && isSame(first.type, second.type) && isSame(first.doc, second.doc)
      && isSame(first.defaultValue, second.defaultValue, isSame)
      && isSame(first.hosts, second.hosts) { isSame($0, $1, isSame) }
      && isSame(first.formerNames, second.formerNames, isUnchanged)
  }

  /// Whether two screens are equal. Their arguments, segues, and the paths of their links are not compared.
  func isSame(_ first: Screen, _ second: Screen) -> Bool {
    guard isSame(first.mount, second.mount, isSame), isSame(first.title, second.title), isSame(first.doc, second.doc),
      first.isShared == second.isShared, first.isContainer == second.isContainer,
      first.whenDuplicate == second.whenDuplicate, first.split == second.split,
      first.link?.isInside ?? false == second.link?.isInside ?? false
    else { return false }
    return isSame(first.hostTexts, second.hostTexts) { $0.keyword == $1.keyword && isSame($0.value, $1.value) }
      && isSame(first.key, second.key) { isSame($0, $1, isSame) } && isSame(first.requires, second.requires, isSame)
      && isSame(first.back, second.back) && isSame(first.otherwise, second.otherwise, isSame)
      && isSame(first.bar, second.bar) { $0.isHidden == $1.isHidden && isSame($0.style, $1.style) }
      && isSame(first.metadata, second.metadata)
      && isSame(first.link?.samples ?? [], second.link?.samples ?? []) {
        isSame($0.placeholder.screen, $1.placeholder.screen) && isSame($0.placeholder.argument, $1.placeholder.argument)
          && isSame($0.text, $1.text)
      }
      && isSame(first.formerNames, second.formerNames, isUnchanged)
      && isSame(first.alert, second.alert) {
        isSame($0.cancel, $1.cancel) && isSame($0.destructive, $1.destructive, isSame) && isSame($0.message, $1.message)
      }
  }

  private func isSame(_ first: Mount, _ second: Mount) -> Bool {
    let (fragment, other) = (old.fragments[first.fragment.position], new.fragments[second.fragment.position])
    let (name, otherName) = (fragment.texts.text(fragment.name), other.texts.text(other.name))
    return (name == otherName || newName?.turns(name, into: otherName) == true) && isSame(first.module, second.module)
  }

  private func isSame(_ first: Screen.Back, _ second: Screen.Back) -> Bool {
    switch (first, second) {
    case (.always, .always), (.never, .never): true
    case (.when(let first), .when(let second)): isSame(first, second)
    default: false
    }
  }

  private func isSame(_ first: [MetadataEntry], _ second: [MetadataEntry]) -> Bool {
    isSame(first, second) { isSame($0.key, $1.key) && isSame($0.value, $1.value) }
  }

  /// Whether two lists of segues have the same names in the same order.
  func hasSameNames(_ first: Screen, _ second: Screen) -> Bool {
    func isSameList(_ first: Range<Int32>, _ second: Range<Int32>) -> Bool {
      first.count == second.count
        && zip(first, second).allSatisfy { isSame(SegueID(index: $0), SegueID(index: $1)) }
    }
    return isSameList(first.pushes, second.pushes) && isSameList(first.unwinds, second.unwinds)
      && isSameList(first.goes, second.goes)
  }

  /// Whether two links have the same path and query, without the types of their placeholders.
  func hasSamePath(_ first: Link, _ second: Link) -> Bool {
    isSame(first.path, second.path) { first, second in
      switch (first, second) {
      case (.literal(let first), .literal(let second)): isSame(first, second)
      case (.placeholder(let first), .placeholder(let second)): isSame(first, second)
      default: false
      }
    }
      && isSame(first.query, second.query) { isSame($0.name, $1.name) && isSame($0.placeholder, $1.placeholder) }
  }

  private func isSame(_ first: Link.Placeholder, _ second: Link.Placeholder) -> Bool {
    isSame(first.screen, second.screen) && isSame(first.argument, second.argument)
  }

  // MARK: - Segues

  func isSame(_ first: Segue, _ second: Segue) -> Bool {
    isSame(first.name, second.name) && first.isAnimated == second.isAnimated && first.whenBusy == second.whenBusy
      && first.requiresHook == second.requiresHook && isSame(first.doc, second.doc)
      && isSame(first.label, second.label) && isSame(first.transition, second.transition)
      && isSame(first.metadata, second.metadata) && isSame(first.opening, second.opening)
      && isSame(first.shouldPerform, second.shouldPerform, isSame) && isSame(first.kind, second.kind)
      && isSame(first.formerNames, second.formerNames, isUnchanged)
  }

  private func isSame(_ first: Segue.Opening, _ second: Segue.Opening) -> Bool {
    switch (first, second) {
    case (.push, .push), (.pane, .pane), (.tab, .tab): true
    case (.present(let first), .present(let second)): first == second
    case (.replace(let first), .replace(let second)): isSame(first, second)
    case (.push, _), (.pane, _), (.tab, _), (.present, _), (.replace, _): false
    }
  }

  private func isSame(_ first: Segue.UnwindTarget, _ second: Segue.UnwindTarget) -> Bool {
    switch (first, second) {
    case (.screen(let first), .screen(let second)): isSame(first, second)
    case (.exit(let first), .exit(let second)):
      isSame(old.exits[first.position].name, new.exits[second.position].name)
    case (.previous, .previous), (.root, .root), (.opener, .opener): true
    default: false
    }
  }

  private func isSame(_ first: Segue.Kind, _ second: Segue.Kind) -> Bool {
    switch (first, second) {
    case (.push(let first, let pass, let recursion), .push(let second, let otherPass, let otherRecursion)):
      isSame(first, second)
        && isSame(pass, otherPass, isSame)
        && isSame(recursion, otherRecursion, isSame)
    case (.unwind(let first, let returns), .unwind(let second, let otherReturns)):
      isSame(first, second) && isSame(returns, otherReturns, isSame)
    case (.go(let first), .go(let second)):
      isSame(first.target, second.target) && isSame(first.via, second.via, isSame)
        && isSame(first.given, second.given) {
          isSame($0.place.screen, $1.place.screen) && isSame($0.place.argument, $1.place.argument)
            && isSame($0.value, $1.value)
        }
    case (.select(let first), .select(let second)): isSame(first, second)
    default: false
    }
  }

  func isSame(_ first: Segue.Recursion, _ second: Segue.Recursion) -> Bool {
    switch (first, second) {
    case (.unbounded, .unbounded): true
    case (.maxDepth(let first), .maxDepth(let second)): first == second
    default: false
    }
  }

  func isSame(_ first: Segue.Returns, _ second: Segue.Returns) -> Bool {
    switch (first, second) {
    case (.value(let first), .value(let second)): isSame(first, second)
    case (.named(let first), .named(let second)):
      isSame(first, second) { isSame($0.name, $1.name) && isSame($0.type, $1.type) }
    default: false
    }
  }

  func isSame(_ first: Segue.Pass, _ second: Segue.Pass) -> Bool {
    isSame(first.argument, second.argument) && isSame(first.value, second.value)
  }

  private func isSame(_ first: Segue.Pass.Value, _ second: Segue.Pass.Value) -> Bool {
    switch (first, second) {
    case (.literal(let first), .literal(let second)): isSame(first, second)
    case (.source(let first), .source(let second)): isSame(first, second)
    default: false
    }
  }

  // MARK: - Types and expressions

  func isSame(_ first: TypeReference, _ second: TypeReference) -> Bool {
    switch (first, second) {
    case (.builtin(let first), .builtin(let second)): first == second
    case (.declared(let first), .declared(let second)):
      isSame(old.types[first.position].name, new.types[second.position].name)
    case (.optional(let first), .optional(let second)), (.array(let first), .array(let second)):
      isSame(first, second)
    default: false
    }
  }

  func isSame(_ first: Literal, _ second: Literal) -> Bool {
    switch (first, second) {
    case (.string(let first), .string(let second)): isSame(first, second)
    case (.int(let first), .int(let second)): first == second
    case (.double(let first), .double(let second)): first == second
    case (.bool(let first), .bool(let second)): first == second
    case (.nil, .nil): true
    case (.array(let first), .array(let second)): isSame(first, second, isSame)
    case (.enumCase(let first, let index), .enumCase(let second, let other)):
      isSame(old.types[first.position].name, new.types[second.position].name)
        && isSame(old.caseName(first, index), new.caseName(second, other))
    default: false
    }
  }

  /// Whether two predicates are equal. They can be written in different ways.
  func isSame(_ first: Predicate, _ second: Predicate) -> Bool { isSame(first.expression, second.expression) }

  private func isSame(_ first: Expression, _ second: Expression) -> Bool {
    switch (first, second) {
    case (.and(let first), .and(let second)), (.or(let first), .or(let second)): isSame(first, second, isSame)
    case (.not(let first), .not(let second)), (.unwrapped(let first), .unwrapped(let second)): isSame(first, second)
    case (.compare(let first, let left, let right), .compare(let second, let otherLeft, let otherRight)):
      first == second && isSame(left, otherLeft) && isSame(right, otherRight)
    case (.fact(let first, let operands, let type), .fact(let second, let others, let otherType)):
      isSame(old.facts[first.position].name, new.facts[second.position].name) && isSame(type, otherType)
        && isSame(operands, others, isSame)
    case (.condition(let first), .condition(let second)):
      isSame(old.conditions[first.position].name, new.conditions[second.position].name)
    case (.argument(let first, let id, let type), .argument(let second, let other, let otherType)):
      first == second && isSame(id, other) && isSame(type, otherType)
    case (.literal(let first), .literal(let second)): isSame(first, second)
    default: false
    }
  }
}

extension Graph {
  /// The name of an enum's case, or `nil` if there is no such case.
  func caseName(_ type: TypeID, _ index: Int) -> Symbol? {
    guard case .cases(let cases) = types[type.position].kind, cases.indices.contains(index) else { return nil }
    return cases[index]
  }
}

extension Range<Int32> {
  /// The range for arrays.
  var positions: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
