/// What one graph file becomes: its table, and the way from a number to the type of a screen. Generated enums conform.
///
/// Numbers count from 0 in the file, wherever it is mounted.
public protocol GraphSection: Sendable {
  /// The shape of what the file declares, and of the fragments that it mounts.
  static var table: GraphTable { get }

  /// The type of a screen that is known by its number; `nil` where there is no such screen.
  static func screenType(_ screen: ScreenID) -> (any Screen.Type)?

  /// The fragment that is mounted in the place of a screen; `nil` where none is.
  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)?
}

extension GraphSection {
  /// A file that mounts nothing need not say so.
  public static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? { nil }
}

/// A graph.
public protocol NavigationGraph: GraphSection {}

/// A fragment: a sealed subtree that graphs, and other fragments, mount.
public protocol NavigationFragment: GraphSection {}
