/// A screen on the stack: its value, and the identity of the instance.
public struct ScreenInstance: Identifiable {
  /// The ID of the instance. It is never reused.
  public let id: InstanceID
  /// The number of the screen in the entire graph.
  public let screenID: ScreenID
  /// The screen's name in the graph. For a screen of a fragment, the names of the mounts precede it.
  public let name: String
  /// The screen with its arguments.
  public let screen: any Screen
}

extension ScreenInstance: CustomStringConvertible {
  /// The screen's name.
  public var description: String { name }
}
