public import NavRuntime

/// What a person or a system can do to a host, as far as a test can: what ``HostConformance`` needs to try the other half of the protocol. Whatever
/// is `nil` is not tried, and the report says so.
///
/// Each does what happens in the toolkit, as a click does, and not what the host makes of it.
@MainActor public struct UserInput {
  /// Something that a person does.
  public typealias Deed = @MainActor () async -> Void

  /// A gesture that follows a finger.
  public struct Gesture {
    /// Puts the finger down and begins to move it. Where the host refuses, the other two come nevertheless, as from a finger.
    public var begin: Deed
    /// Moves it to this fraction of the way.
    public var move: @MainActor (Double) async -> Void
    /// Lifts it, so that the gesture finishes or is cancelled.
    public var end: @MainActor (InteractivePopEnd) async -> Void

    /// A gesture.
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
  /// Chooses, from the menu of the back button, the screen so many below the top.
  public var chooseBelow: (@MainActor (Int) async -> Void)?
  /// Swipes the top page off.
  public var swipe: Gesture?
  /// Draws the top layer away.
  public var dismissal: Gesture?
  /// Presses a tab of the bar on top, counted from 0.
  public var pressTab: (@MainActor (Int) async -> Void)?
  /// Presses a button of the alert on top, counted from 0 in the order of `Alert.buttons`.
  public var pressButton: (@MainActor (Int) async -> Void)?
  /// Takes the top page off without asking the host, as a toolkit does of its own accord.
  public var popByItself: Deed?
  /// Hides the window.
  public var hide: Deed?
  /// Shows the window again.
  public var reveal: Deed?
  /// Puts a layer of somebody else's over everything.
  public var cover: Deed?
  /// Takes that layer away.
  public var uncover: Deed?
  /// The number of the page that a person sees, as its maker was given it; `nil` where there is none, as under an alert. It may have to be
  /// asked of somebody else: of a web view, of another process.
  public var visiblePage: (@MainActor () async -> Int?)?
  /// Whether a tap on the top page would be taken. It may be tried, and awaited whether anybody notices.
  public var takesTaps: (@MainActor () async -> Bool)?

  /// No hands at all.
  public init() {}
}
