/// One instance on the stack.
public struct StackEntry: Hashable, Sendable, Codable {
  /// The instance.
  public let instance: InstanceID
  /// The screen of the instance.
  public let screen: ScreenID
  /// The opening of the instance. At this position, it uses padding, and does not make an entry larger.
  public let opening: StackOpening
  /// The key of the instance.
  public let key: KeyToken

  package init(instance: InstanceID, screen: ScreenID, key: KeyToken, opening: StackOpening = .push) {
    self.instance = instance
    self.screen = screen
    self.key = key
    self.opening = opening
  }
}

/// A screen to put on the stack without a segue: the first screen, or a screen of a restored stack.
public struct StackPlacement: Hashable, Sendable, Codable {
  /// The screen.
  public let screen: ScreenID
  /// The opening of the screen.
  public let opening: StackOpening
  /// The key of the screen.
  public let key: KeyToken

  /// Creates a placement of a screen.
  public init(screen: ScreenID, key: KeyToken, opening: StackOpening = .push) {
    self.screen = screen
    self.key = key
    self.opening = opening
  }
}
