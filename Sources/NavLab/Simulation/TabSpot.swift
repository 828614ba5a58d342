/// One tab of a bar.
package struct TabSpot: Hashable, Sendable {
  /// The number of the bar, unique in its window.
  package let bar: Int
  /// The index of the tab, from 0.
  package let index: Int

  /// Creates a tab of a bar.
  package init(bar: Int, index: Int) {
    (self.bar, self.index) = (bar, index)
  }
}
