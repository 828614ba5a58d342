/// Segues that are named outside their declaration: the buttons of an alert, and the segue that runs if `back` is
/// refused.
extension Resolver {
  mutating func resolve(
    _ declared: ScreenDeclaration.Alert, of screen: ScreenDeclaration, _ id: ScreenID
  ) -> Screen.Alert {
    var buttons: [Symbol: SegueID] = [:]
    for index in screen.unwinds {
      buttons[declarations.segues[Int(index)].name.symbol] = SegueID(index: index)
    }
    func button(_ name: Name) -> SegueID? {
      if let segue = buttons[name.symbol] { return segue }
      reportUnknownSegue(name, of: screen, id, .button)
      return nil
    }
    // An alert without buttons is already reported.
    let only = SegueID(index: screen.unwinds.first ?? 0)
    return Screen.Alert(
      cancel: declared.cancel.flatMap(button) ?? only, destructive: declared.destructive.compactMap(button),
      message: prose(declared.message))
  }

  mutating func resolve(otherwise name: Name, of screen: ScreenDeclaration, _ id: ScreenID) -> SegueID? {
    let named = screen.pushes.first { declarations.segues[Int($0)].name.symbol == name.symbol }
    if let named, !isPane(named) { return SegueID(index: named) }
    reportUnknownSegue(name, of: screen, id, .otherwise)
    return nil
  }

  /// Whether a segue opens a pane, which `otherwise` cannot name.
  private func isPane(_ segue: Int32) -> Bool {
    if case .pane? = declarations.details(declarations.segues[Int(segue)])?.opening { true } else { false }
  }

  private mutating func reportUnknownSegue(
    _ name: Name, of screen: ScreenDeclaration, _ id: ScreenID, _ role: UnknownSegue.Role
  ) {
    func names(_ segues: some Sequence<Int32>) -> [Symbol] { segues.map { declarations.segues[Int($0)].name.symbol } }
    let others: [(UnknownSegue.Other, Range<Int32>)] = [
      (.unwind, screen.unwinds), (.go, screen.goes), (.offered, declarations.anywhere),
      (.offered, declarations.anywhereGoes),
    ]
    let isPane = screen.pushes.contains { self.isPane($0) && declarations.segues[Int($0)].name.symbol == name.symbol }
    let other =
      role == .button ? nil : isPane ? .pane : others.first { names($0.1).contains(name.symbol) }?.0
    // The name may mean a segue that could not be read.
    guard other != nil || screen.unknown.isDisjoint(with: role == .button ? .unwinds : .pushes) else { return }
    let candidates = role == .button ? Array(screen.unwinds) : screen.pushes.filter { !self.isPane($0) }
    // The name may be a screen instead of the segue that leads to it.
    let leading = candidates.filter { declarations.segues[Int($0)].target?.symbol == name.symbol }
    var suggestion: UnknownSegue.Suggestion?
    if other == nil, leading.count == 1, let segue = leading.first {
      suggestion = .leading(declarations.segues[Int(segue)].name.symbol)
    } else if other == nil {
      let texts = names(candidates).lazy.map { [symbols] in symbols.texts.text($0) }
      suggestion = symbols.suggestions.find(symbols.texts.text(name.symbol), among: texts).map { .near($0) }
    }
    report(.unknownSegue, at: declarations.range(name)) {
      UnknownSegue.diagnostic(name, of: id, role, suggestion: suggestion, other: other, $0)
    }
  }
}
