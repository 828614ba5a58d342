/// A screen of a graph: the position of its line among the screens of the table, from 0.
public struct ScreenID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
  /// The position in the order of the graph file.
  public let rawValue: Int32

  /// The screen at a position.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The screen at a position, as generated code writes it; inlined in debug builds too.
  @_transparent public init(integerLiteral value: Int32) {
    rawValue = value
  }
}

/// A segue of a graph: the position of its line among all segues of the table, from 0.
public struct SegueID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
  /// The position in the order of the graph file, or -1 for ``back``.
  public let rawValue: Int32

  /// The segue at a position.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The segue at a position, as generated code writes it; inlined in debug builds too.
  @_transparent public init(integerLiteral value: Int32) {
    rawValue = value
  }

  /// The unwind that every screen but the root has: the host's back button and swipe.
  public static var back: SegueID { -1 }

  /// A change that no segue makes: the first stack, a restored one, a repair.
  public static var none: SegueID { -2 }

  /// What requirements make of the stack: another root, or another tab.
  public static var required: SegueID { -4 }

  /// What a link does: as many pushes as it takes, shown at once.
  public static var link: SegueID { -3 }
}

/// One instance of a screen on a stack. Never used twice in the life of a stack.
public struct InstanceID: RawRepresentable, Hashable, Sendable, Codable {
  /// Counted from 1.
  public let rawValue: Int

  /// The instance of that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// One request for a segue. The asker numbers its requests.
public struct RequestID: RawRepresentable, Hashable, Sendable, Codable {
  /// Counted from 1; 0 stands for no request.
  public let rawValue: Int

  /// The request of that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What nobody asked for: a change that the host made, or a repair.
  public static var none: RequestID { RequestID(rawValue: 0) }
}

/// One change of the host's stack. A completion names the change it completes.
public struct TransitionID: RawRepresentable, Hashable, Sendable, Codable {
  /// Counted from 1.
  public let rawValue: Int

  /// The transition of that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Stands for the key of a screen: equal tokens mean equal keys. The core compares them and knows nothing else.
public struct KeyToken: RawRepresentable, Hashable, Sendable, Codable {
  /// Any number.
  public let rawValue: Int

  /// The token of that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
