public import NavRuntime

/// A window that is hidden: it is minimised, its app is in the background, its view is in no window.
extension InMemoryHost {
  /// Hides the window, and says so. What moves is at its end then, for nobody sees how it goes on; a gesture is cancelled. Until ``reveal()`` no change is
  /// animated.
  ///
  /// - Parameter policy: What the navigator does with changes meanwhile. Hidden again, the window changes the choice.
  public func hide(_ policy: HiddenHostPolicy = .changeUnanimated) {
    cancelSwipe()
    hiding = policy
    delegate?.suspended(policy)
    hurry()
  }

  /// Shows the window again, and says so.
  public func reveal() {
    guard hiding != nil else { return }
    hiding = nil
    delegate?.resumed()
  }
}
