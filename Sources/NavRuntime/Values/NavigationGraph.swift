/// A graph: its table, and the way from a number to a typed screen. Generated enums conform.
public protocol NavigationGraph: Sendable {
  /// The shape of the graph.
  static var table: GraphTable { get }

  /// Reads the arguments of a screen that is known by its number.
  ///
  /// - Throws: ``ArgumentError/unknownScreen(_:)``, or what the screen's `init(from:)` throws.
  static func read(_ screen: ScreenID, from arguments: inout ArgumentReader) throws -> any Screen
}
