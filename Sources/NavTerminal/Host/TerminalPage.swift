/// The page of a screen in a terminal. It draws itself and handles keys.
///
/// If a page or the model that it draws is `@Observable`, the page is redrawn when a value that it read changes. The
/// `can…` functions and `isVisible` of a handle are observable too. The page is also redrawn after each key.
@MainActor public protocol TerminalPage: AnyObject {
  /// The title in the bar. If it is `nil`, as by default, the bar shows the screen's title in the graph, or else its
  /// name.
  var title: String? { get }

  /// Draws the page below the bar. The canvas is empty, and has the size of the available space.
  func draw(in canvas: inout Canvas)

  /// Handles a key. The host handles keys that the page ignores: Escape, Left, and `b` go back.
  ///
  /// During a slide, the outgoing page receives the keys, because the user was looking at it. The guard decides about
  /// its requests, as it does for the second tap of a double tap.
  func handle(_ key: Key) -> KeyResponse
}

extension TerminalPage {
  /// The screen's title in the graph.
  public var title: String? { nil }
}

/// The result of handling a key.
public enum KeyResponse: Hashable, Sendable {
  /// The page handled the key.
  case handled
  /// The page does not use the key.
  case ignored
}
