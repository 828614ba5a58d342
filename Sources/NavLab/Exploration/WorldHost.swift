import NavRuntime

/// A host that keeps to no rule, as a value.
struct WorldHost {
  /// What it is doing.
  enum Motion: UInt8 {
    /// Nothing.
    case still
    /// What it was told, or so it says.
    case told
    /// It follows a finger.
    case finger
    /// Something of its own.
    case own
  }

  var shown: [InstanceID] = []
  var motion = Motion.still
  /// What it was told last, and to show what.
  var told: TransitionID?
  var target: [InstanceID] = []
  /// An alert that was closed before it stood.
  var closed: InstanceID?
  /// Whether it has not said yet that what it was told has ended.
  var owesWord = false
  /// Whether a finger is still on a gesture that has been ended for it.
  var hasFinger = false

  var state: HostState { HostState(stack: shown, isAnimating: motion != .still) }

  mutating func begin(_ transition: TransitionID, _ stack: ProposedStack, _ motion: Motion) {
    told = transition
    target = stack.map(\.instance)
    self.motion = motion
    owesWord = true
    closed = nil
    // A finger that is still there may be lifted while the host does something else.
    if motion == .finger { hasFinger = true }
  }

  /// It does what it was told.
  mutating func arrive() {
    shown = target
    if let closed, shown.last == closed { shown.removeLast() }
    motion = .still
  }

  /// It closes an alert by itself, also one that is just coming.
  mutating func close(_ alert: InstanceID) {
    if motion == .still, shown.last == alert { shown.removeLast() }
    if motion == .told, target.last == alert { closed = alert }
  }

  mutating func settle() {
    if motion == .told || motion == .finger { arrive() }
    motion = .still
  }
}
