/// Segues that are named where they are not declared: the buttons of an alert, and what runs where back is refused.
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
    // An alert without buttons has been reported.
    let only = SegueID(index: screen.unwinds.first ?? 0)
    return Screen.Alert(
      cancel: declared.cancel.flatMap(button) ?? only, destructive: declared.destructive.compactMap(button))
  }

  mutating func resolve(otherwise name: Name, of screen: ScreenDeclaration, _ id: ScreenID) -> SegueID? {
    if let index = screen.pushes.first(where: { declarations.segues[Int($0)].name.symbol == name.symbol }) {
      return SegueID(index: index)
    }
    reportUnknownSegue(name, of: screen, id, .otherwise)
    return nil
  }

  private mutating func reportUnknownSegue(
    _ name: Name, of screen: ScreenDeclaration, _ id: ScreenID, _ role: UnknownSegue.Role
  ) {
    // It may be one of those that could not be read.
    guard screen.unknown.isDisjoint(with: role == .button ? .unwinds : .pushes) else { return }
    func names(_ segues: Range<Int32>) -> [Symbol] { segues.map { declarations.segues[Int($0)].name.symbol } }
    let candidates = names(role == .button ? screen.unwinds : screen.pushes).lazy.map { [symbols] in
      symbols.texts.text($0)
    }
    let others: [(UnknownSegue.Other, Range<Int32>)] = [(.unwind, screen.unwinds), (.go, screen.goes)]
    let other = role == .button ? nil : others.first { names($0.1).contains(name.symbol) }?.0
    let suggestion = other != nil ? nil : symbols.suggestions.find(symbols.texts.text(name.symbol), among: candidates)
    report(.unknownSegue, at: declarations.range(name)) {
      UnknownSegue.diagnostic(name, of: id, role, suggestion: suggestion, other: other, $0)
    }
  }
}
