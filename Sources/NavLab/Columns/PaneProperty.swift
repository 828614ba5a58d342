/// A property of columns that each run must have.
package enum PaneProperty: String, CaseIterable, Sendable {
  case shownIsStack = "at rest, the host shows the stack"
  case pathIsLegal = "the path, and each part that is set aside, is legal in the graph"
  case actingPagesAct = "at rest, an acting page is never refused as not visible, and any other always is"
  case foldEndsNothing = "a change of form ends no request, makes no page, and calls no hook"
  case samePathWithoutFolds = "without folds, with an unwind before each request below the top, the path is the same"
  case heldPageStays = "a page whose back refuses leaves only by its own request, an eviction, or another root"
  case guardHolds = "the guarded stack holds"
}

/// A violation of a property.
package struct PaneViolation: Hashable, Sendable, CustomStringConvertible {
  /// The property.
  package let property: PaneProperty
  /// The first difference.
  package let detail: String

  /// The property and the difference.
  package var description: String { "\(property.rawValue): \(detail)" }

  /// Compares only the properties, so that a shorter schedule may differ in its details.
  package static func == (left: PaneViolation, right: PaneViolation) -> Bool { left.property == right.property }

  /// Hashes only the property.
  package func hash(into hasher: inout Hasher) { hasher.combine(property) }
}
