/// The paths from the root to each screen through the first parents.
struct FirstPaths {
  private let shape: DraftShape
  /// The screens that every screen offers, which have more parents than the shape knows.
  private let isOffered: Set<Int>
  /// The first page of the app, which opens a screen that only `anywhere` leads to.
  private let firstPage: Int

  init(_ repair: Repair) {
    shape = repair.lastShape
    firstPage = repair.firstPage
    isOffered = Set(
      zip(repair.draft.segues, repair.actions).compactMap { segue, action in
        segue.source == nil ? action?.opened : nil
      })
  }

  /// Whether the graph declares that a screen has several parents.
  ///
  /// A screen that every screen offers is shared without the key.
  func isDeclaredShared(_ screen: Int) -> Bool { shape.parents(of: screen).count > 1 && !isOffered.contains(screen) }

  private func isShared(_ screen: Int) -> Bool { shape.parents(of: screen).count > 1 || isOffered.contains(screen) }

  /// Returns the screens that open the shared screens on the path to a screen, the nearest first.
  ///
  /// - Complexity: Linear in the path.
  func via(to screen: Int) -> [Int] {
    var via: [Int] = []
    var seen: Set<Int> = []
    var next = screen
    while next != shape.root, seen.insert(next).inserted {
      let parent = shape.parents(of: next).first ?? firstPage
      if isShared(next) { via.append(parent) }
      next = parent
    }
    return via
  }
}
