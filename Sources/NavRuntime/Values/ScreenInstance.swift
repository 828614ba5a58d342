/// A screen on the stack: its value, and which of its instances it is.
public struct ScreenInstance: Identifiable {
  /// The instance; never used twice.
  public let id: InstanceID
  /// Which screen of the whole graph.
  public let screenID: ScreenID
  /// The screen's name in the graph; behind the names of the places, where a fragment declares it.
  public let name: String
  /// The screen with its arguments.
  public let screen: any Screen
}

extension ScreenInstance: CustomStringConvertible {
  /// The screen's name.
  public var description: String { name }
}
