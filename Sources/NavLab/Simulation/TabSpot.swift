/// One of the tabs of a bar.
package struct TabSpot: Hashable, Sendable {
  /// The bar; a number of its own in one window.
  package let bar: Int
  /// Which tab, counted from 0.
  package let index: Int

  /// A tab of a bar.
  package init(bar: Int, index: Int) {
    (self.bar, self.index) = (bar, index)
  }
}
