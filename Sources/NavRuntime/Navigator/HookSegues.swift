/// A push, as the hook that prepares for it is told: UIKit's `UIStoryboardSegue`, typed.
///
/// This and its siblings are frozen around one reference, with an initializer that Swift inlines in debug builds too
/// (`@_transparent`: `@inlinable` is not taken up there, and `@inline(always)` leaves a variable a call). So the generated
/// code that makes one for each hook needs no metadata of the pages' types; the casts are made here, when asked.
@frozen @MainActor public struct PushSegue<Source, Destination, Arguments: Screen> {
  @usableFromInline let context: SegueContext

  /// Made by generated code.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The page that the push starts at.
  public var source: Source { context.source() }

  /// The page that the factory has made and nobody has seen yet.
  public var destination: Destination { context.target() }

  /// The screen that the destination was made for.
  public var arguments: Arguments { context.arguments() }

  /// Who asked.
  public var sender: Sender { context.sender }
}

/// An unwind, as the hook of the screen that it lands on is told.
@frozen @MainActor public struct UnwindSegue<Source, Destination, Value> {
  @usableFromInline let context: SegueContext

  /// Made by generated code.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The page that is left.
  public var source: Source { context.source() }

  /// The page that the unwind lands on.
  public var destination: Destination { context.target() }

  /// Who asked.
  public var sender: Sender { context.sender }

  /// What the unwind returns.
  public var value: Value { context.value() }
}

/// A plain back, as the hook of the screen that it comes down to is told.
@frozen @MainActor public struct BackSegue<Destination> {
  @usableFromInline let context: SegueContext

  /// Made by generated code.
  @_transparent public init(_ context: SegueContext) { self.context = context }

  /// The screen that was left.
  public var source: ScreenInstance { context.sourceInstance }

  /// The page that is visible again.
  public var destination: Destination { context.target() }
}
