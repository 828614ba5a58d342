// What back means where it is not simply back.
extension GraphTable {
  /// The button of an alert that Escape, back and the system press; `nil` of a screen that is none.
  package func cancel(of screen: ScreenID) -> SegueID? {
    let info = self[screen]
    return info.alertButtons.flatMap { segue(named: $0.cancel, of: info) }
  }

  /// What runs where the predicate of a screen's back refuses a user.
  package func otherwise(of screen: ScreenID) -> SegueID? {
    let info = self[screen]
    return info.otherwise.flatMap { segue(named: $0, of: info) }
  }

  /// A segue by its name in the file of its screen.
  private func segue(named name: String, of screen: ScreenInfo) -> SegueID? {
    screen.segues.first { ownName(of: $0) == name }
  }
}
