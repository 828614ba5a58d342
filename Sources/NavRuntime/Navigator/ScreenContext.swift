/// A screen whose requirement is asked for, as the generated code takes it apart.
@MainActor public struct ScreenContext {
  private let screen: (any Screen)?

  init(_ screen: (any Screen)?) {
    self.screen = screen
  }

  /// The arguments of the screen.
  public func arguments<S: Screen>() -> S { typed(screen, "screen") }

  /// The arguments of the screen, or `nil` where a push is asked about without them.
  public func argumentsIfKnown<S: Screen>() -> S? { screen.map { typed($0, "screen") } }
}
