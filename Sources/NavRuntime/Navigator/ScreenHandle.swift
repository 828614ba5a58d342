/// What a page navigates with: one instance of a screen on one stack, offering that screen's segues.
///
/// A handle never acts on another screen: used when its instance is not the visible one, it is refused with
/// ``Refusal/notVisible``. It keeps neither the navigator nor the page alive.
@MainActor public struct ScreenHandle<S: Screen> {
  /// The arguments that the screen was pushed with.
  public let arguments: S
  let instance: InstanceState

  /// The instance; never used twice.
  public var id: InstanceID { instance.id }

  /// Whether the instance is the top of the stack and stands. Observable.
  public var isVisible: Bool { instance.isVisible }

  /// Asks for a push segue. Generated functions call this.
  @discardableResult
  public func push<Value: Sendable>(
    _ segue: SegueID, _ destination: some Screen, sender: Sender
  ) -> SegueRequest<Value> {
    SegueRequest(instance.perform(segue, destination: destination, value: nil, sender: sender))
  }

  /// Asks for an unwind segue that returns nothing. Generated functions call this.
  @discardableResult
  public func unwind(_ segue: SegueID, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: nil, sender: sender))
  }

  /// Asks for an unwind segue that returns a value. Generated functions call this.
  @discardableResult
  public func unwind(_ segue: SegueID, returning value: some Sendable, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: value, sender: sender))
  }

  /// Whether a user's push with these arguments would be taken now. Observable; asks the predicate and no hook.
  public func canPerform(_ segue: SegueID, _ destination: some Screen) -> Bool {
    instance.canPerform(segue, destination: destination)
  }

  /// Whether a user's unwind, or push without arguments, would be taken now. Observable; asks the predicate and no hook.
  public func canPerform(_ segue: SegueID) -> Bool {
    instance.canPerform(segue, destination: nil)
  }
}
