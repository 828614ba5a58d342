/// A push, as the parameter of its `prepare` hook. It is a typed counterpart of UIKit's `UIStoryboardSegue`.
///
/// This type and the other two in this file are frozen and hold one reference. Swift inlines their initializers even
/// in debug builds, because they are `@_transparent`. `@inlinable` has no effect there, and `@inline(always)` leaves
/// a call per variable. So generated code, which creates one for each hook, needs no metadata of the page types. The
/// casts are in these properties.
@frozen @MainActor public struct PushSegue<Source, Destination, Arguments: Screen> {
  @usableFromInline let context: SegueContext

  /// Creates the segue. Generated code calls this.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The page that performs the push.
  public var source: Source { context.source() }

  /// The page that the factory created. It is not visible yet.
  public var destination: Destination { context.target() }

  /// The arguments of the destination.
  public var arguments: Arguments { context.arguments() }

  /// The sender of the request.
  public var sender: Sender { context.sender }
}

/// An unwind, as the parameter of the hook of its target.
@frozen @MainActor public struct UnwindSegue<Source, Destination, Value> {
  @usableFromInline let context: SegueContext

  /// Creates the segue. Generated code calls this.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The page that the unwind leaves.
  public var source: Source { context.source() }

  /// The page that the unwind returns to.
  public var destination: Destination { context.target() }

  /// The sender of the request.
  public var sender: Sender { context.sender }

  /// The value that the unwind returns.
  public var value: Value { context.value() }
}

/// A plain back, as the parameter of the hook of the screen below.
@frozen @MainActor public struct BackSegue<Destination> {
  @usableFromInline let context: SegueContext

  /// Creates the segue. Generated code calls this.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The screen that the user left.
  public var source: ScreenInstance { context.sourceInstance }

  /// The page that is visible again.
  public var destination: Destination { context.target() }
}
