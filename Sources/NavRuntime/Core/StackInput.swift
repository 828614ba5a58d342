/// The state that a host reports.
public struct HostState: Hashable, Sendable {
  /// The instances on the host's stack, from the bottom.
  public var stack: [InstanceID]
  private var flags = Flags()

  /// Creates a state of a host.
  public init(stack: [InstanceID], isAnimating: Bool, isCovered: Bool = false, isExpanded: Bool = false) {
    self.stack = stack
    self.isAnimating = isAnimating
    self.isCovered = isCovered
    self.isExpanded = isExpanded
  }

  /// Whether a transition is in progress.
  public var isAnimating: Bool {
    get { flags.contains(.isAnimating) }
    set { flags.set(.isAnimating, to: newValue) }
  }

  /// Whether a layer that other code presents covers the entire stack.
  public var isCovered: Bool {
    get { flags.contains(.isCovered) }
    set { flags.set(.isCovered, to: newValue) }
  }

  /// Whether the columns of the topmost run are side by side.
  public var isExpanded: Bool {
    get { flags.contains(.isExpanded) }
    set { flags.set(.isExpanded, to: newValue) }
  }

  /// The Boolean values of a state. They share one number, because with a byte per value, Swift would copy parts of
  /// each input byte by byte. The number is as wide as that of a segue, which a request contains at this position.
  private struct Flags: OptionSet, Hashable {
    var rawValue: UInt32 = 0

    static var isAnimating: Flags { Flags(rawValue: 1) }
    static var isCovered: Flags { Flags(rawValue: 2) }
    static var isExpanded: Flags { Flags(rawValue: 4) }

    mutating func set(_ flag: Flags, to isSet: Bool) {
      if isSet { insert(flag) } else { remove(flag) }
    }
  }
}

/// An event that a guarded stack handles.
public enum StackInput: Hashable, Sendable, Codable {
  /// A segue, a link, or a saved stack is requested.
  case request(StackRequest)
  /// A button of an alert was chosen, so an unwind of the alert is requested. The host may already have closed the
  /// alert.
  case alertChosen(StackRequest)
  /// A gesture that pops the top screen is about to begin.
  case swipeBegan(StackRequest)
  /// The gesture moved.
  case swipeMoved
  /// The gesture ended, and the host is in this state.
  case swipeEnded(InteractivePopEnd, HostState)
  /// The caller no longer awaits the request.
  case cancel(RequestID)
  /// The reply to ``StackEffect/evaluate(_:source:target:)``, ``StackEffect/evaluateStep(_:source:)``, and
  /// ``StackEffect/evaluateHostChange``.
  case verdict(RequestID, StackVerdict)
  /// The reply to ``StackEffect/evaluate(_:source:target:)`` for a link that may take at least one step. Also the
  /// reply for a segue that opens several entries or selects a tab.
  case plan(RequestID, StackPlan)
  /// The values that requirements read may have changed.
  case factsChanged
  /// A reply to ``StackEffect/evaluateRequirements``: the lowest instance whose requirement does not hold, or `nil`.
  case requirements(InstanceID?)
  /// A reply to ``StackEffect/evaluateRequirements``: the plan that replaces a root or a tab that may not stay.
  case required(RequestID, StackPlan)
  /// A whole stack is placed: the first stack, or a restored one. An entry that is not legal is left out, with all
  /// entries above it.
  case place(RequestID, [StackPlacement])
  /// The transition takes this long.
  case lasts(TransitionID, Duration)
  /// The host reports that a transition ended, and is in this state.
  case completed(TransitionID, HostState)
  /// The host's stack changed without a request, or the host replies to ``StackEffect/askHost``.
  case hostReport(HostState)
  /// The time of ``StackEffect/timer(_:)`` is over.
  case timerFired
  /// The app takes a lock.
  case lock
  /// The app releases a lock.
  case unlock
  /// The host cannot show anything for a while.
  case suspended(HiddenHostPolicy)
  /// The host can show changes again, and is in this state.
  case resumed(HostState)
  /// No nested call is in progress, so the queue can be served.
  case serveQueue
}
