// The columns of a split, and the pages that act. These functions also take the stack as an array, for the reason at the
// top of `StackRules+Checks.swift`.
extension StackRules {
  /// Whether the page at an index acts: its requests are accepted. The top acts. In expanded form, the last page of
  /// each column of the topmost run acts.
  func acts(_ index: Int, on entries: [StackEntry], in form: StackForm) -> Bool {
    if index == entries.count - 1 { return true }
    return entries[index + 1].isPane && index >= entries.startOfTopRun && isExpanded(form, entries)
  }

  /// The indices of the pages that act, from the first column.
  package func acting(on entries: [StackEntry], in form: StackForm) -> [Int] {
    if entries.isEmpty { return [] }
    guard isExpanded(form, entries) else { return [entries.count - 1] }
    return (entries.startOfTopRun..<entries.count).filter { $0 + 1 == entries.count || entries[$0 + 1].isPane }
  }

  /// Whether the topmost run is a split whose columns are side by side.
  package func isExpanded(_ form: StackForm, _ entries: [StackEntry]) -> Bool {
    form == .expanded && !entries.isEmpty && isSplit(entries[entries.startOfTopRun])
  }

  /// Whether the run that an entry begins is a split.
  package func isSplit(_ entry: StackEntry) -> Bool {
    screens[Int(entry.screen.rawValue)].columns != .none && entry.opening != .popover
  }

  /// The columns of an entry for a screen that is placed without a segue.
  func columns(of placement: StackPlacement, above entries: [StackEntry]) -> ColumnCount {
    if placement.opening.beginsLayer {
      guard let aside = placement.aside, aside > 0, aside < entries.count else { return .none }
      return entries.columns(from: entries.count - aside)
    }
    guard placement.opening == .push, let below = entries.last else { return .none }
    return isPane(placement.screen, on: below.screen) ? .one : .none
  }

  /// Whether an entry starts a column if no segue decides: the first push segue between the screens is a pane. For a
  /// replacing segue, the page that it replaces decides.
  ///
  /// - Complexity: logarithmic in the push segues, plus the segues that lead to the screen by replacing.
  func isPane(_ destination: ScreenID, on below: ScreenID) -> Bool {
    let segues = segues(from: below, to: destination).map { self.segues[Int($0.rawValue)] }
    if let segue = segues.first(where: { $0.opening == .push }) { return segue.columns != .none }
    return replacements.sources(of: destination).contains { source in
      self.segues(from: below, to: source).contains { self.segues[Int($0.rawValue)].columns != .none }
    }
  }
}
