/// The paths from the root to each screen through the first parents.
struct FirstPaths {
  private let shape: DraftShape
  /// The screens that every screen offers.
  private let isOffered: Set<Int>
  /// The first page of the app, which opens a screen that only `anywhere` leads to.
  private let firstPage: Int
  /// For each screen, the nearest shared screen on its path, which can be the screen itself, or -1 without one.
  private var nearestShared: [Int]

  /// The longest list under `via`. navc refuses a shorter list than a path needs, so such a segue is omitted. The lists
  /// of a hostile file would otherwise be quadratic.
  private static let mostVia = 100

  /// - Complexity: Linear in the screens and the segues.
  init(_ repair: Repair) {
    shape = repair.lastShape
    firstPage = repair.firstPage
    isOffered = Set(
      zip(repair.draft.segues, repair.actions).compactMap { segue, action in
        segue.source == nil ? action?.opened : nil
      })
    nearestShared = [Int](repeating: Self.unknown, count: repair.draft.screens.count)
    for screen in nearestShared.indices { findNearestShared(screen) }
  }

  private static let unknown = -2

  private mutating func findNearestShared(_ screen: Int) {
    var path: [Int] = []
    var next = screen
    // A circle of screens that nothing opens has no shared screen.
    while nearestShared[next] == Self.unknown {
      nearestShared[next] = -1
      path.append(next)
      if next == shape.root || shape.isShared(next) { break }
      next = parent(of: next)
    }
    let found = next != shape.root && shape.isShared(next) ? next : nearestShared[next]
    for screen in path { nearestShared[screen] = found }
  }

  private func parent(of screen: Int) -> Int { shape.parents(of: screen).first ?? firstPage }

  /// Whether the graph declares that a screen has several parents.
  ///
  /// A screen that every screen offers is shared without the key.
  func isDeclaredShared(_ screen: Int) -> Bool { shape.isShared(screen) && !isOffered.contains(screen) }

  /// Returns the screens that open the shared screens on the path to a screen, the nearest first.
  ///
  /// - Parameters:
  ///   - screen: The last screen of the path.
  ///   - opener: The screen that opens the last screen, or `nil` for its first parent.
  /// - Returns: The screens for `via`.
  /// - Complexity: Linear in the result.
  func via(to screen: Int, openedBy opener: Int? = nil) -> [Int] {
    // navc refuses a list that names the only parent of a screen.
    if let opener, shape.isShared(screen) { return [opener] + via(to: opener) }
    var via: [Int] = []
    var next = nearestShared[screen]
    while next >= 0, via.count < Self.mostVia {
      via.append(parent(of: next))
      next = nearestShared[parent(of: next)]
    }
    return via
  }
}
