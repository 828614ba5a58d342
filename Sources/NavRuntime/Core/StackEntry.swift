/// One instance on the stack, as the core knows it.
public struct StackEntry: Hashable, Sendable, Codable {
  /// Which instance.
  public let instance: InstanceID
  /// Of which screen.
  public let screen: ScreenID
  /// How it was opened. It stands here because there is room: an entry is no larger for it.
  public let opening: StackOpening
  /// With which key.
  public let key: KeyToken

  package init(instance: InstanceID, screen: ScreenID, key: KeyToken, opening: StackOpening = .push) {
    self.instance = instance
    self.screen = screen
    self.key = key
    self.opening = opening
  }
}

/// A screen that is to be put on the stack without a segue: the first one, or one of a restored stack.
public struct StackPlacement: Hashable, Sendable, Codable {
  /// Which screen.
  public let screen: ScreenID
  /// How it is opened.
  public let opening: StackOpening
  /// With which key.
  public let key: KeyToken

  /// A screen to be placed.
  public init(screen: ScreenID, key: KeyToken, opening: StackOpening = .push) {
    self.screen = screen
    self.key = key
    self.opening = opening
  }
}
