/// What the app provides for the screens of one file, a graph's or a fragment's: a factory for each, and hooks. Generated
/// protocols refine this one and implement its requirements; an app conforms to the generated protocol.
///
/// Numbers of screens and segues count from 0 in the file.
@MainActor public protocol SectionScreens {
  /// Makes the page of a screen.
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any

  /// Tells the source that a push runs, before the destination is seen.
  func preparePush(_ segue: SegueID, _ context: SegueContext)

  /// Tells the target of an unwind, of an exit, or of ``SegueID/back``, what comes back.
  func unwind(_ segue: SegueID, _ context: SegueContext)

  /// Who provides for the fragment that is mounted in the place of a screen; `nil` where none is.
  func mounted(_ screen: ScreenID) -> (any SectionScreens)?
}

extension SectionScreens {
  /// A file that mounts nothing need not say so.
  public func mounted(_ screen: ScreenID) -> (any SectionScreens)? { nil }
}

/// What the app provides for the screens of a graph.
@MainActor public protocol GraphScreens<Graph>: SectionScreens {
  /// The graph whose screens these are.
  associatedtype Graph: NavigationGraph
}

/// What the app provides for the screens of a fragment in one place where it is mounted.
@MainActor public protocol FragmentScreens<Fragment>: SectionScreens {
  /// The fragment whose screens these are.
  associatedtype Fragment: NavigationFragment
}
