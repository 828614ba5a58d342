public import NavRuntime

/// A change that an ``InMemoryHost`` received, without its pages, so that the record does not retain them.
public struct RecordedChange: Hashable, Sendable {
  /// The ID of the transition.
  public let transition: TransitionID
  /// The names of all screens on the new stack, from the bottom.
  public let stack: [String]
  /// The kind of difference from the previous stack.
  public let kind: StackChangeKind
  /// Whether the navigator requested an animation.
  public let isAnimated: Bool
  /// The name of the custom transition, or `nil` if there is none.
  public let transitionName: String?
  /// The navigation bar of the page on top.
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
