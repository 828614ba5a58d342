/// What a page navigates with: one instance of a screen on one stack, offering that screen's segues.
///
/// A handle never acts on another screen: used when its instance is not the visible one, it is refused with
/// ``Refusal/notVisible``. It keeps neither the navigator nor the page alive.
@MainActor public struct ScreenHandle<S: Screen> {
  let instance: InstanceState

  /// The arguments that the screen was pushed with.
  public var arguments: S { typed(instance.screen, "screen") }

  /// The instance; never used twice.
  public var id: InstanceID { instance.id }

  /// Whether the instance is the top of the stack and stands. Observable.
  public var isVisible: Bool { instance.isVisible }

  /// The URL that leads here, with the graph's first base; `nil` where no link does. Arguments that the link does not hold
  /// are not in it, and defaults are left out.
  public var url: String? { instance.url }

  /// What a popover points at that is presented from this page: a view, a bar item, whatever its host can point at. It is not kept alive.
  /// Without one, the host takes the middle of the page.
  ///
  /// ```swift
  /// screen.anchor = filterButton
  /// screen.filter()
  /// ```
  public var anchor: AnyObject? {
    get { instance.anchor }
    nonmutating set { instance.anchor = newValue }
  }

  /// Asks for a push segue. Generated functions call this.
  @discardableResult
  public func push<Value>(
    _ segue: SegueID, _ destination: some Screen, sender: Sender
  ) -> SegueRequest<Value> {
    SegueRequest(instance.perform(segue, destination: destination, value: nil, sender: sender))
  }

  /// Asks for a segue that goes to a screen. Generated functions call this.
  @discardableResult
  public func go(_ segue: SegueID, _ destination: some Screen, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: destination, value: nil, sender: sender))
  }

  /// Selects a tab: of this container, or by a segue that goes to one. Generated functions call this.
  ///
  /// The tab is shown with the stack that it has. Layers above the container go first, as far as `back` allows: else it is
  /// ``Refusal/held``. A user cannot select a tab under a layer. The tab that is selected goes to its first page.
  @discardableResult
  public func select(_ tab: SegueID, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(tab, destination: nil, value: nil, sender: sender))
  }

  /// Asks for an unwind segue that returns nothing. Generated functions call this.
  @discardableResult
  public func unwind(_ segue: SegueID, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: nil, sender: sender))
  }

  /// Asks for an unwind segue that returns a value. Generated functions call this.
  @discardableResult
  public func unwind(_ segue: SegueID, returning value: Any, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: value, sender: sender))
  }

  /// Whether a user's push with these arguments would be taken now. Observable; asks the predicate and no hook.
  public func canPerform(_ segue: SegueID, _ destination: some Screen) -> Bool {
    instance.canPerform(segue, destination: destination)
  }

  /// Whether a user's segue would be taken now, as far as that can be told without the arguments of a push: a predicate
  /// that reads them counts as true. Observable; asks the predicate and no hook.
  ///
  /// ```swift
  /// button.isEnabled = screen.canPerform(.openCart)
  /// ```
  public func canPerform(_ segue: Segue<S>) -> Bool {
    instance.canPerform(segue.id, destination: nil)
  }
}

extension Screen {
  /// What a page of this screen navigates with.
  public typealias Handle = ScreenHandle<Self>
}
