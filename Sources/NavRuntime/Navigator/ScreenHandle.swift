/// A reference to one instance of a screen on a stack. A page uses it to perform the segues of its screen.
///
/// A handle never acts on another screen: if its instance is not visible, a request is refused with
/// ``Refusal/notVisible``. A handle retains neither the navigator nor the page.
@MainActor public struct ScreenHandle<S: Screen> {
  let instance: InstanceState

  /// The arguments that the screen was pushed with.
  public var arguments: S { typed(instance.screen, "screen") }

  /// The ID of the instance. It is never reused.
  public var id: InstanceID { instance.id }

  /// Whether the requests of this handle are accepted: the instance is on top of the current stack or, if columns are
  /// side by side, the last page of a column. Observable.
  public var isVisible: Bool { instance.isVisible }

  /// Whether a screen with these arguments was opened from this page, and is still on it. Observable.
  ///
  /// A list marks its rows by this, and keeps no selection of its own:
  ///
  /// ```swift
  /// row.isSelected = screen.isOpen(Mail.Message(id: message.id))
  /// ```
  public func isOpen(_ screen: some Screen) -> Bool { instance.isOpen(screen) }

  /// The URL of this screen, with the graph's first base, or `nil` if no link leads to the screen. Omits arguments
  /// that are not part of the link, and arguments that equal their defaults.
  public var url: String? { instance.url }

  /// The object that a popover presented from this page points at, such as a view or a bar item. The handle does not
  /// retain it. If it is `nil`, the popover points at the middle of the page.
  ///
  /// ```swift
  /// screen.anchor = filterButton
  /// screen.filter()
  /// ```
  public var anchor: AnyObject? {
    get { instance.anchor }
    nonmutating set { instance.anchor = newValue }
  }

  /// Requests a push segue. Generated functions call this method.
  @discardableResult
  public func push<Value>(
    _ segue: SegueID, _ destination: some Screen, sender: Sender
  ) -> SegueRequest<Value> {
    SegueRequest(instance.perform(segue, destination: destination, value: nil, sender: sender))
  }

  /// Requests a segue that goes to a screen. Generated functions call this method.
  @discardableResult
  public func go(_ segue: SegueID, _ destination: some Screen, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: destination, value: nil, sender: sender))
  }

  /// Selects a tab of this container, or performs a segue that goes to a tab. Generated functions call this method.
  ///
  /// The tab is shown with its own stack. Layers above the container close first if `back` allows that. Otherwise,
  /// the request is refused with ``Refusal/held``. A user cannot select a tab under a layer. A tab that is already
  /// selected returns to its first page.
  @discardableResult
  public func select(_ tab: SegueID, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(tab, destination: nil, value: nil, sender: sender))
  }

  /// Requests an unwind segue that returns no value. Generated functions call this method.
  @discardableResult
  public func unwind(_ segue: SegueID, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: nil, sender: sender))
  }

  /// Requests an unwind segue that returns a value. Generated functions call this method.
  @discardableResult
  public func unwind(_ segue: SegueID, returning value: Any, sender: Sender) -> SegueRequest<Never> {
    SegueRequest(instance.perform(segue, destination: nil, value: value, sender: sender))
  }

  /// Whether a user's push with these arguments would be performed now. Observable. Evaluates the requirement, the
  /// predicate, and the page's `shouldPerform`.
  public func canPerform(_ segue: SegueID, _ destination: some Screen) -> Bool {
    instance.canPerform(segue, destination: destination)
  }

  /// Whether a user's segue would be performed now. Observable. Evaluates the requirement, the predicate, and the
  /// page's `shouldPerform`. A predicate that reads the arguments of a push counts as true.
  ///
  /// ```swift
  /// button.isEnabled = screen.canPerform(.openCart)
  /// ```
  public func canPerform(_ segue: Segue<S>) -> Bool {
    instance.canPerform(segue.id, destination: nil)
  }
}

extension Screen {
  /// The handle of an instance of this screen.
  public typealias Handle = ScreenHandle<Self>
}
