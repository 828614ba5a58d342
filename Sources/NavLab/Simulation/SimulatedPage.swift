/// The screens of the laboratory's world. Each is pushed from those before it.
package enum LabScreen: Int, CaseIterable, Hashable, Sendable {
  /// The root.
  case home
  case a, b, c, d
  /// Where nobody goes but the laboratory, to see whether one still can.
  case probe
  /// An alert, which any page but the probe can ask.
  case question

  /// Whether it is a page, and no alert.
  package var hasPage: Bool { self != .question }
}

/// A page, as a toolkit's page is: an object with an identity. Two of the same place are two pages.
package struct SimulatedPage: Hashable, Sendable, CustomStringConvertible {
  /// Never used twice in one window.
  package let id: Int
  /// What it shows.
  package let place: LabScreen

  /// The place and the number: `a2`.
  package var description: String { "\(place)\(id)" }
}
