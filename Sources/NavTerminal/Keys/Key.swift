/// A key that the user pressed in the terminal.
public enum Key: Hashable, Sendable {
  /// A character, including a space.
  case character(Character)
  /// A lowercase letter with the Control key. Control-C and Control-Z do not arrive, because they end and stop the
  /// program.
  case control(Character)
  /// A digit from 1 to 9 with the Alt key.
  case alternate(Character)
  /// Return.
  case enter
  /// Escape by itself.
  case escape
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// Tab.
  case tab
  /// Tab with the Shift key.
  case backTab
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
}
