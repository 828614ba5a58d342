/// Where the host's frames go: a terminal, or a test's array.
@MainActor package protocol TerminalScreen: AnyObject {
  /// How large it is now.
  var size: GridSize { get }

  /// Shows a frame.
  func present(_ frame: Canvas)

  /// Shows the next frame whole, since what is there now is not known any more.
  func forget()
}
