package import NavRuntime

/// An instance of a screen.
package struct PrototypeRunPage: Sendable, Equatable {
  package let id: InstanceID
  package let screen: ScreenID
  /// The arguments, in the order of their declarations.
  package let arguments: [PrototypeValue]
  /// The key, which equal instances share.
  let key: String
  let token: KeyToken
}

/// A screen to open.
struct PrototypeStep: Sendable, Equatable {
  /// The segue to the screen, or `.none` for a root.
  let segue: SegueID
  let screen: ScreenID
  let arguments: [PrototypeValue]
  let opening: StackOpening
}

/// A request from its start until its outcome.
struct PrototypeRequest: Sendable {
  let id: RequestID
  let segue: SegueID
  let source: InstanceID?
  let sender: Sender
  /// The arguments of the screen that the request opens or goes to.
  var arguments: [PrototypeValue]?
  /// The target of a back request.
  var target: InstanceID?
  var key = ""
  var token = KeyToken(rawValue: 0)
  /// The screens that are placed without a segue.
  var placed: [PrototypeStep] = []
  var plan: PrototypeRoutePlan?
  var madePages = 0
  /// Whether the awaited facts are known.
  var hasAwaited = false
  /// The page that the user may not leave.
  var holder: InstanceID?
  /// The page whose eviction causes the request.
  var evicts: InstanceID?

  var makesSeveral: Bool { plan != nil || !placed.isEmpty }
}

/// A link that continues when facts allow it.
struct PrototypeWaitingLink: Sendable {
  enum Cause: Sendable {
    /// The link stopped at the screen `at`. The user may have gone to the screen `detour`.
    case stopped(at: InstanceID, detour: ScreenID?)
    /// The user may not leave this page.
    case held(by: InstanceID)
    /// The link leads to a root that is not the current one.
    case root
  }

  let url: String
  let stops: [PrototypeRoutePlan.Stop]
  var cause: Cause
}
