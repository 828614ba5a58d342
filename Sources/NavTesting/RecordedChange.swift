public import NavRuntime

/// A change that an ``InMemoryHost`` was told, without the pages, so that writing it down keeps none alive.
public struct RecordedChange: Hashable, Sendable {
  /// The transition.
  public let transition: TransitionID
  /// The names of the screens of the whole new stack, from the bottom.
  public let stack: [String]
  /// How it differed from the one before.
  public let kind: StackChangeKind
  /// Whether it was to be animated.
  public let isAnimated: Bool
  /// The name of a custom transition.
  public let transitionName: String?
  /// The bar above the page that was to be on top.
  public let bar: Bar

  @MainActor init(_ change: StackChange<some Any>) {
    transition = change.transition
    stack = change.stack.map(\.info.name)
    kind = change.kind
    isAnimated = change.isAnimated
    transitionName = change.transitionName
    bar = change.bar
  }
}
