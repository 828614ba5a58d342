/// What a terminal shows for a screen: it draws itself, and takes keys.
///
/// A page that is `@Observable`, or draws a model that is, is drawn again whenever something it has read changes; what a
/// handle's `can…` and `isVisible` say is observable too. Every page is drawn again after each key.
@MainActor public protocol TerminalPage: AnyObject {
  /// What the bar says; by default, and for `nil`, the screen's title in the graph, or else its name.
  var title: String? { get }

  /// Draws the page below the bar. The canvas is empty, and as large as the room there is.
  func draw(in canvas: inout Canvas)

  /// Takes a key. The host takes for itself what the page has ignored: Escape, Left and `b` go back.
  ///
  /// Keys that are pressed while a slide runs go to the page that the person has been looking at, the outgoing one, as the
  /// second tap of a double tap does: what it then asks the navigator for meets the guard.
  func handle(_ key: Key) -> KeyResponse
}

extension TerminalPage {
  /// The screen's title in the graph.
  public var title: String? { nil }
}

/// What became of a key.
public enum KeyResponse: Hashable, Sendable {
  /// The page has taken it.
  case handled
  /// It means nothing to the page.
  case ignored
}
