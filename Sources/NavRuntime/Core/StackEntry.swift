/// One instance on the stack.
public struct StackEntry: Hashable, Sendable, Codable {
  /// The instance.
  public let instance: InstanceID
  /// The screen of the instance.
  public let screen: ScreenID
  /// The opening of the instance. At this position, it uses padding, and does not make an entry larger.
  public let opening: StackOpening
  /// For an entry that a pane opened, 1. For the first entry of a layer, the number of columns directly below that are
  /// set aside. It also uses padding.
  package let columns: ColumnCount
  /// The key of the instance.
  public let key: KeyToken

  package init(
    instance: InstanceID, screen: ScreenID, key: KeyToken, opening: StackOpening = .push, columns: ColumnCount = .none
  ) {
    self.instance = instance
    self.screen = screen
    self.key = key
    self.opening = opening
    self.columns = columns
  }

  /// Whether a pane opened the entry, so that it starts a column of a split.
  public var isPane: Bool { columns != .none && opening == .push }

  /// The number of columns directly below that are set aside for the layer that the entry starts.
  public var columnsAside: Int { opening.beginsLayer ? Int(columns.rawValue) : 0 }

  func with(columns: ColumnCount) -> StackEntry {
    StackEntry(instance: instance, screen: screen, key: key, opening: opening, columns: columns)
  }
}

/// A screen to put on the stack without a segue: the first screen, or a screen of a restored stack.
public struct StackPlacement: Hashable, Sendable, Codable {
  /// The screen.
  public let screen: ScreenID
  /// The opening of the screen.
  public let opening: StackOpening
  /// The number of screens directly below that are set aside for the layer that the screen starts.
  public let aside: Int?
  /// The key of the screen.
  public let key: KeyToken

  /// Creates a placement of a screen.
  public init(screen: ScreenID, key: KeyToken, opening: StackOpening = .push, aside: Int? = nil) {
    self.screen = screen
    self.key = key
    self.opening = opening
    self.aside = aside
  }
}
