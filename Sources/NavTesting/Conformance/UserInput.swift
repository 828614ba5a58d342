public import NavRuntime

/// The input of a user or a system that a test can simulate. ``HostConformance`` needs it to check half of the
/// protocol.
///
/// A property that is `nil` is not tried, and the report lists it. Each action simulates the event in the toolkit,
/// such as a click, not the host's reaction to it.
@MainActor public struct UserInput {
  /// An action of the user.
  public typealias Deed = @MainActor () async -> Void

  /// A gesture that follows a finger.
  public struct Gesture {
    /// Puts the finger down and starts to move it. If the host refuses, `move` and `end` follow anyway, as with a
    /// real finger.
    public var begin: Deed
    /// Moves the finger to this fraction of the gesture.
    public var move: @MainActor (Double) async -> Void
    /// Lifts the finger, so that the gesture finishes or is cancelled.
    public var end: @MainActor (InteractivePopEnd) async -> Void

    /// Creates a gesture.
    public init(
      begin: @escaping Deed, move: @escaping @MainActor (Double) async -> Void,
      end: @escaping @MainActor (InteractivePopEnd) async -> Void
    ) {
      self.begin = begin
      self.move = move
      self.end = end
    }
  }

  /// Presses the back button.
  public var pressBack: Deed?
  /// Chooses a screen in the back button's menu, by its distance from the top.
  public var chooseBelow: (@MainActor (Int) async -> Void)?
  /// Swipes the top page away.
  public var swipe: Gesture?
  /// Drags the top layer down.
  public var dismissal: Gesture?
  /// Presses a tab of the bar on top, counted from 0.
  public var pressTab: (@MainActor (Int) async -> Void)?
  /// Presses a button of the alert on top, counted from 0 in the order of `Alert.buttons`.
  public var pressButton: (@MainActor (Int) async -> Void)?
  /// Pops the top page as a toolkit does by itself, without a call of the host.
  public var popByItself: Deed?
  /// Hides the window.
  public var hide: Deed?
  /// Shows the window again.
  public var reveal: Deed?
  /// Presents a layer of other code over the whole stack.
  public var cover: Deed?
  /// Dismisses the layer of other code.
  public var uncover: Deed?
  /// The number of the visible page, as passed to its maker, or `nil` if there is none, as under an alert.
  ///
  /// It is asynchronous because a web view or another process may have to supply the number.
  public var visiblePage: (@MainActor () async -> Int?)?
  /// Whether the bar of the page on top shows a title.
  public var showsTitle: (@MainActor (String) async -> Bool)?
  /// Whether the top page accepts taps. The closure may simulate a tap and wait for an effect.
  public var takesTaps: (@MainActor () async -> Bool)?

  /// Makes the window wide enough for columns, or too narrow for them.
  public var resize: (@MainActor (_ isExpanded: Bool) async -> Void)?
  /// Presses the back button of the column whose last page is this instance.
  public var pressBackOf: (@MainActor (InstanceID) async -> Void)?
  /// Whether the placeholder of an empty column is visible.
  public var isPlaceholderVisible: (@MainActor () async -> Bool)?

  /// Creates an input without any actions.
  public init() {}
}
