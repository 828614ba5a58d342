/// A page with an identity, like a view controller. Two pages of the same place are different pages.
package struct SimulatedPage: Hashable, Sendable, CustomStringConvertible {
  /// The number of the page, unique in its window.
  package let id: Int
  /// The screen that the page shows.
  package let place: LabScreen

  /// The place and the number, such as `a2`.
  package var description: String { "\(place)\(id)" }
}
