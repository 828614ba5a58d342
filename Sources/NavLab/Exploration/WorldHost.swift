import NavRuntime

/// A host without rules, as a value.
struct WorldHost {
  /// The cause of an animation.
  enum Motion: UInt8 {
    /// The host does not animate.
    case still
    /// The host performs a change, or claims to.
    case told
    /// The host follows a finger.
    case finger
    /// The host animates by itself.
    case own
  }

  var shown: [InstanceID] = []
  /// Whether the columns of a split are side by side.
  var isExpanded = false
  var motion = Motion.still
  /// The last change and its stack.
  var told: TransitionID?
  var target: [InstanceID] = []
  /// An alert that was closed before it appeared.
  var closed: InstanceID?
  /// Whether the end of the last change was not reported yet.
  var owesWord = false
  /// Whether the finger is still down after its gesture was ended.
  var hasFinger = false

  var state: HostState { HostState(stack: shown, isAnimating: motion != .still, isExpanded: isExpanded) }

  mutating func begin(_ transition: TransitionID, _ stack: ProposedStack, _ motion: Motion) {
    told = transition
    target = stack.map(\.instance)
    self.motion = motion
    owesWord = true
    closed = nil
    // The finger may be lifted later, while the host does something else.
    if motion == .finger { hasFinger = true }
  }

  /// Performs the change.
  mutating func arrive() {
    shown = target
    if let closed, shown.last == closed { shown.removeLast() }
    motion = .still
  }

  /// Closes an alert by itself, even while the alert is appearing.
  mutating func close(_ alert: InstanceID) {
    if motion == .still, shown.last == alert { shown.removeLast() }
    if motion == .told, target.last == alert { closed = alert }
  }

  mutating func settle() {
    if motion == .told || motion == .finger { arrive() }
    motion = .still
  }
}
