/// The ID of a screen: its position among the screens of the table, from 0.
public struct ScreenID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
  /// The position in the order of the graph file.
  public let rawValue: Int32

  /// Creates the ID of the screen at a position.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an ID from a literal in generated code. Inlined in debug builds too.
  @_transparent public init(integerLiteral value: Int32) {
    rawValue = value
  }
}

/// The ID of a segue: its position among all segues of the table, from 0.
public struct SegueID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
  /// The position in the order of the graph file, or a negative number for ``back``, ``none``, ``link``, and
  /// ``required``.
  public let rawValue: Int32

  /// Creates the ID of the segue at a position.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an ID from a literal in generated code. Inlined in debug builds too.
  @_transparent public init(integerLiteral value: Int32) {
    rawValue = value
  }

  /// The unwind of every screen except the root: the host's back button and swipe.
  public static var back: SegueID { -1 }

  /// A change without a segue: the first stack, a restored stack, or a repair.
  public static var none: SegueID { -2 }

  /// A change that requirements make: another root, or another tab.
  public static var required: SegueID { -4 }

  /// The pushes of a link, which are shown at once.
  public static var link: SegueID { -3 }
}

/// The ID of one instance of a screen. A stack never uses an ID twice.
public struct InstanceID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the instance, from 1.
  public let rawValue: Int

  /// Creates the ID with a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The ID of one request for a segue. The caller numbers its requests.
public struct RequestID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the request, from 1, or 0 for no request.
  public let rawValue: Int

  /// Creates the ID with a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No request: a change that the host made by itself, or a repair.
  public static var none: RequestID { RequestID(rawValue: 0) }
}

/// The ID of one change of the host's stack. A completion names the change that it completes.
public struct TransitionID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the transition, from 1.
  public let rawValue: Int

  /// Creates the ID with a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A number that represents the key of a screen. Equal tokens mean equal keys, and the core only compares them.
public struct KeyToken: RawRepresentable, Hashable, Sendable, Codable {
  /// Any number.
  public let rawValue: Int

  /// Creates a token from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
