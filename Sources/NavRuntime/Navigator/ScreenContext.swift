/// A screen whose requirement is evaluated. Generated code reads the arguments from it.
@MainActor public struct ScreenContext {
  private let screen: (any Screen)?

  init(_ screen: (any Screen)?) {
    self.screen = screen
  }

  /// The arguments of the screen.
  public func arguments<S: Screen>() -> S { typed(screen, "screen") }

  /// The arguments of the screen, or `nil` if a push is evaluated without them.
  public func argumentsIfKnown<S: Screen>() -> S? { screen.map { typed($0, "screen") } }
}
