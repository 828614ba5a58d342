/// The initial root of a laboratory app.
package enum LabRoot: Hashable, Sendable, CaseIterable {
  /// A page.
  case home
  /// A tab bar.
  case tabs
  /// A split with three columns.
  case desk

  /// The roots that must be forbidden for this root: the first root whose requirement holds is at the bottom.
  package var hidden: Set<LabScreen> { self == .home ? [.main] : [] }

  /// The page at the bottom after the start of the app.
  package var first: LabScreen { self == .home ? .home : self == .tabs ? .left : .desk }
}
