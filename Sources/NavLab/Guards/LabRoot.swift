/// What an app of the laboratory begins with.
package enum LabRoot: Hashable, Sendable, CaseIterable {
  /// A page.
  case home
  /// A bar of tabs.
  case tabs

  /// What may not be there beside it: the first root whose requirement holds is at the bottom.
  package var hidden: Set<LabScreen> { self == .home ? [.main] : [] }

  /// The page at the bottom when the app has started.
  package var first: LabScreen { self == .home ? .home : .left }
}
