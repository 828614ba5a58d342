/// A page on the stack, as a host carries it.
@MainActor public struct StackItem<Page>: Identifiable {
  /// The instance of the screen.
  nonisolated public let id: InstanceID
  /// What the app's factory made for it.
  public let page: Page
  /// Title, bar and metadata of the screen.
  public let info: ScreenInfo
}

/// What a host is told to do: to show another stack.
@MainActor public struct StackChange<Page> {
  /// What the completion has to name.
  public let transition: TransitionID
  /// The whole new stack, from the bottom.
  public let stack: [StackItem<Page>]
  /// How it differs from the one before.
  public let kind: StackChangeKind
  /// Whether it is to be animated.
  public let isAnimated: Bool
  /// The name of a custom transition, from the graph.
  public let transitionName: String?

  /// The page that will be on top.
  public var top: StackItem<Page>? { stack.last }

  /// The bar above the page that will be on top.
  public var bar: Bar { top?.info.bar ?? Bar() }
}
