/// A page, as a toolkit's page is: an object with an identity. Two of the same place are two pages.
package struct SimulatedPage: Hashable, Sendable, CustomStringConvertible {
  /// Never used twice in one window.
  package let id: Int
  /// What it shows.
  package let place: LabScreen

  /// The place and the number: `a2`.
  package var description: String { "\(place)\(id)" }
}
