package import NavRuntime

/// An instance of a screen, as the shell knows it.
package struct PrototypeRunPage: Sendable, Equatable {
  package let id: InstanceID
  package let screen: ScreenID
  /// In the order of the screen's arguments.
  package let arguments: [PrototypeValue]
  /// What makes it the same as another.
  let key: String
  let token: KeyToken
}

/// A screen that is to be put up.
struct PrototypeStep: Sendable, Equatable {
  /// What leads there; none leads to a root.
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
  /// Of what opens a screen, or goes to one: its arguments.
  var arguments: [PrototypeValue]?
  /// Of back: where to.
  var target: InstanceID?
  var key = ""
  var token = KeyToken(rawValue: 0)
  /// What is put up without a segue.
  var placed: [PrototypeStep] = []
  var plan: PrototypeRoutePlan?
  var madePages = 0
  /// Whether what it waited for has been answered.
  var hasAwaited = false
  /// The page that does not let itself be left.
  var holder: InstanceID?
  /// What may not stay, and is why this happens.
  var evicts: InstanceID?

  var makesSeveral: Bool { plan != nil || !placed.isEmpty }
}

/// The link that goes on when facts allow it.
struct PrototypeWaitingLink: Sendable {
  enum Cause: Sendable {
    /// It has stopped at this screen. The user may have gone to the screen that is named second.
    case stopped(at: InstanceID, detour: ScreenID?)
    /// This page may not be left.
    case held(by: InstanceID)
    /// It leads under a root that may not stand.
    case root
  }

  let url: String
  let stops: [PrototypeRoutePlan.Stop]
  var cause: Cause
}
