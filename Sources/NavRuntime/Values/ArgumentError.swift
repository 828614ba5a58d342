/// The reason that saved or given arguments cannot be read as a screen.
public enum ArgumentError: Error, Hashable, Sendable {
  /// The argument is required and absent.
  case missing(String)
  /// The argument's type is not `Codable`, so it is never saved, and it has no default.
  case notSaved(String)
  /// The text in a link, or the literal in the graph, is not a value of the argument's type.
  case unreadable
  /// The graph has no screen with this number.
  case unknownScreen(ScreenID)
}

/// The name of an argument, as a coding key.
struct ArgumentName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}
