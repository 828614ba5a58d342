/// The table of one graph file, and the types of its screens by number. Generated enums conform.
///
/// Numbers count from 0 in the file, wherever it is mounted.
public protocol GraphSection: Sendable {
  /// The shape of the file's declarations, and of the fragments that it mounts.
  static var table: GraphTable { get }

  /// Returns the type of a screen by its number, or `nil` if there is no such screen.
  static func screenType(_ screen: ScreenID) -> (any Screen.Type)?

  /// Returns the fragment that is mounted as this screen, or `nil` if none is.
  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)?
}

extension GraphSection {
  /// The default for a file without mounts.
  public static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? { nil }
}

/// A graph.
public protocol NavigationGraph: GraphSection {}

/// A fragment: a sealed subtree that graphs and other fragments mount.
public protocol NavigationFragment: GraphSection {}
