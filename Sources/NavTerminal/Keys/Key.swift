/// A key that was pressed in the terminal.
public enum Key: Hashable, Sendable {
  /// A character as it was typed, space included.
  case character(Character)
  /// A letter with the control key held, in lower case. Control-C and Control-Z never arrive: they end the program and stop it.
  case control(Character)
  /// A digit from 1 to 9 with the Alt key held.
  case alternate(Character)
  /// Return.
  case enter
  /// Escape, on its own.
  case escape
  /// The key that erases to the left.
  case backspace
  /// The key that erases to the right.
  case delete
  /// Tab.
  case tab
  /// Tab with the shift key held.
  case backTab
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
}
