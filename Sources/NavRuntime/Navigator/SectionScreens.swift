/// The factories and hooks that the app provides for the screens of one file: a graph or a fragment. Generated
/// protocols refine this protocol and implement its requirements. An app conforms to the generated protocol.
///
/// The numbers of screens and segues count from 0 in the file.
@MainActor public protocol SectionScreens {
  /// Creates the page of a screen.
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any

  /// Creates the page that fills the empty last column beside a screen, or returns `nil` if there is none.
  func makePlaceholder(_ screen: ScreenID, _ context: PageContext) -> Any?

  /// Calls the `prepare` hook of a push, before the destination is visible.
  func preparePush(_ segue: SegueID, _ context: SegueContext)

  /// Calls the hook of the target of an unwind, of an exit, or of ``SegueID/back``.
  func unwind(_ segue: SegueID, _ context: SegueContext)

  /// Returns the provider of the fragment that is mounted as this screen, or `nil` if none is.
  func mounted(_ screen: ScreenID) -> (any SectionScreens)?
}

extension SectionScreens {
  /// The default for a file without placeholders.
  public func makePlaceholder(_ screen: ScreenID, _ context: PageContext) -> Any? { nil }

  /// The default for a file without mounts.
  public func mounted(_ screen: ScreenID) -> (any SectionScreens)? { nil }
}

/// The factories and hooks that the app provides for the screens of a graph.
@MainActor public protocol GraphScreens<Graph>: SectionScreens {
  /// The graph of these screens.
  associatedtype Graph: NavigationGraph
}

/// The factories and hooks that the app provides for the screens of a mounted fragment, for one mount.
@MainActor public protocol FragmentScreens<Fragment>: SectionScreens {
  /// The fragment of these screens.
  associatedtype Fragment: NavigationFragment
}
