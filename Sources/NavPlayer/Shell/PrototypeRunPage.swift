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

/// A request on its way.
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
  var journey: PrototypeJourney?
  var madePages = 0
  /// Whether what it waited for has been answered.
  var hasAwaited = false
  /// The page that does not let itself be left.
  var holder: InstanceID?
  /// What may not stay, and is why this happens.
  var evicts: InstanceID?

  var makesSeveral: Bool { journey != nil || !placed.isEmpty }
}

/// A link on its way, or a segue that opens more than one screen: what has been found out of it before anything is made.
struct PrototypeJourney: Sendable {
  /// A screen on the way.
  struct Stop: Sendable {
    let way: LinkWay.Stop
    var given: [String: PrototypeValue] = [:]
    var standing: [String: PrototypeValue] = [:]
    /// The arguments of the screen itself, where a segue leads to it.
    var value: [PrototypeValue]?
    /// Whether any instance will do.
    var takesAny = false
  }

  /// `nil` where it is no link.
  var url: String?
  var stops: [Stop] = []
  /// Of a link that goes on: the instance at which it had stopped.
  var stoppedAt: InstanceID?
  var hasWaited = false
  var holder: InstanceID?
  /// Where on the stack it stops, where that is not on top but at a container.
  var stop: Int?
  var awaitsRoot = false
  /// The reason that a link stopped.
  var stopped: StackRefusal?
  var kept = 0
  var resumed: [StackEntry] = []
  var steps: [PrototypeStep] = []
  /// Which of the segues to the next screen is asked.
  var candidate = 0
  var isAnswered = false
  /// Why the first one was not it.
  var refusal: StackReason?
  /// Whether anything has been waited for.
  var hasAwaited = false

  var count: Int { kept + resumed.count + steps.count }

  mutating func startOver(kept: Int, resumed: [StackEntry]) {
    self.kept = kept
    self.resumed = resumed
    steps = []
    candidate = 0
    isAnswered = false
    refusal = nil
    stop = nil
  }

  mutating func refuse(_ refusal: StackReason) {
    self.refusal = self.refusal ?? refusal
    candidate += 1
    isAnswered = false
  }

  mutating func append(_ step: PrototypeStep) {
    steps.append(step)
    candidate = 0
    isAnswered = false
    refusal = nil
  }
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
  let stops: [PrototypeJourney.Stop]
  var cause: Cause
}
