internal import NavRuntime

/// A layer that other code presents, such as a share sheet, a system alert, or a layer of another library.
extension InMemoryHost {
  /// Presents a layer of other code over the whole stack.
  public func cover() {
    isCovered = true
  }

  /// Dismisses the layer of other code without a report. The navigator polls ``isCovered``.
  public func uncover() {
    isCovered = false
  }

  /// Dismisses the layer of other code together with the top `count` layers of the stack, as a toolkit does if it
  /// dismisses too much.
  public func uncover(takingLayers count: Int) {
    isCovered = false
    changeByItself(to: layers.dropLast(max(0, min(count, layers.count - 1))).joined().map(\.id))
  }
}
