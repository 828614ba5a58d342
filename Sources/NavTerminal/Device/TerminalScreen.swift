/// The destination of the host's frames: a terminal, or an array in tests.
@MainActor package protocol TerminalScreen: AnyObject {
  /// The current size.
  var size: GridSize { get }

  /// Shows a frame.
  func present(_ frame: Canvas)

  /// Makes the next frame complete, because the content of the screen is unknown.
  func forget()
}
