internal import NavRuntime

/// A layer of somebody else's: a share sheet, an alert of the system's, what another library presents.
extension InMemoryHost {
  /// Puts such a layer over all that is shown.
  public func cover() {
    isCovered = true
  }

  /// Takes it away, and tells nobody: the navigator asks.
  public func uncover() {
    isCovered = false
  }

  /// Takes it away, and layers of ours below it along, as a toolkit does that is told to dismiss too far down.
  public func uncover(takingLayers count: Int) {
    isCovered = false
    changeByItself(to: layers.dropLast(max(0, min(count, layers.count - 1))).joined().map(\.id))
  }
}
