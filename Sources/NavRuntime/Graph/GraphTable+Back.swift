// The segues that run instead of a plain back.
extension GraphTable {
  /// The button of an alert that Escape, back, and the system press, or `nil` if the screen is not an alert.
  package func cancel(of screen: ScreenID) -> SegueID? {
    let info = self[screen]
    return info.alertButtons.flatMap { segue(named: $0.cancel, of: info) }
  }

  /// The segue that runs if the predicate of a screen's back refuses a user, or `nil` if there is none.
  package func otherwise(of screen: ScreenID) -> SegueID? {
    let info = self[screen]
    return info.otherwise.flatMap { segue(named: $0, of: info) }
  }

  /// Returns the segue with a name in the file of its screen.
  private func segue(named name: String, of screen: ScreenInfo) -> SegueID? {
    screen.segues.first { ownName(of: $0) == name }
  }
}
