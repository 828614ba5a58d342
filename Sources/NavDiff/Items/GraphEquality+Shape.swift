import NavCompiler

// The comparison of whole graphs, without the members that most edits change.
extension GraphEquality {
  /// Whether both graphs have the same screens, segues, and types in the same order, with the same targets.
  ///
  /// The names in the generated Swift, the hooks, the returned values, and the possible stacks are then the same, too.
  /// Arguments, passed values, predicates, facts, and texts can differ. The answer `false` only means that a closer
  /// look is necessary, as for all graphs with mounts.
  ///
  /// - Complexity: Linear in both graphs.
  func hasSameShape() -> Bool {
    guard old.fragments.isEmpty, new.fragments.isEmpty, isSame(old.name, new.name), old.roots == new.roots,
      old.anywhere == new.anywhere, old.anywhereGoes == new.anywhereGoes
    else { return false }
    return isSame(old.imports, new.imports, isSame)
      && isSame(old.pages, new.pages) { isSame($0.conform, $1.conform) && isSame($0.module, $1.module) }
      && isSame(old.types, new.types, hasSameShape)
      && isSame(old.exits, new.exits) { isSame($0.name, $1.name) && $0.type == $1.type }
      && old.isFragment == new.isFragment && isSame(old.screens, new.screens, hasSameShape)
      && isSame(old.segues, new.segues, hasSameShape)
  }

  /// Whether both graphs pass the same values to screens, if they have the same shape.
  func passesSameValues() -> Bool {
    isSame(old.segues, new.segues) { first, second in
      guard case .push(_, let pass, _) = first.kind, case .push(_, let other, _) = second.kind else { return true }
      return isSame(pass, other, isSame)
    }
  }

  // Items with the same names in the same order have the same IDs.

  private func hasSameShape(_ first: DeclaredType, _ second: DeclaredType) -> Bool {
    let isSameKind =
      switch (first.kind, second.kind) {
      case (.cases(let first), .cases(let second)): isSame(first, second, isSame)
      case (.swift(let first, let conformances), .swift(let second, let others)):
        isSame(first, second) && conformances == others
      default: false
      }
    return isSameKind && isSame(first.name, second.name) && first.origin == .file && second.origin == .file
  }

  private func hasSameShape(_ first: Screen, _ second: Screen) -> Bool {
    isSame(first.name, second.name) && first.isContainer == second.isContainer && first.isShared == second.isShared
      && (first.alert == nil) == (second.alert == nil) && first.pushes == second.pushes
      && first.split?.hasPlaceholder == second.split?.hasPlaceholder
      && first.unwinds == second.unwinds && first.goes == second.goes
  }

  private func hasSameShape(_ first: Segue, _ second: Segue) -> Bool {
    guard isSame(first.name, second.name), first.source == second.source, first.opening == second.opening,
      first.requiresHook == second.requiresHook
    else { return false }
    switch (first.kind, second.kind) {
    case (.push(let first, _, let recursion), .push(let second, _, let other)):
      return first == second && isSame(recursion, other, isSame)
    case (.unwind(let first, let returns), .unwind(let second, let other)):
      return first == second && isSame(returns, other, isSame)
    case (.go(let first), .go(let second)): return first.target == second.target && first.via == second.via
    case (.select(let first), .select(let second)): return isSame(first, second)
    default: return false
    }
  }
}
