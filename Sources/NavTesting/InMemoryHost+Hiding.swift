public import NavRuntime

/// A hidden window: it is minimized, its app is in the background, or its view is in no window.
extension InMemoryHost {
  /// Hides the window and reports it.
  ///
  /// Running animations end immediately, because they are not visible, and a gesture is cancelled. Until
  /// ``reveal()``, no change is animated.
  ///
  /// - Parameter policy: The navigator's treatment of changes while the window is hidden. To change it, call `hide`
  ///   again.
  public func hide(_ policy: HiddenHostPolicy = .changeUnanimated) {
    cancelSwipe()
    hiding = policy
    delegate?.suspended(policy)
    hurry()
  }

  /// Shows the window again and reports it.
  public func reveal() {
    guard hiding != nil else { return }
    hiding = nil
    delegate?.resumed()
  }
}
