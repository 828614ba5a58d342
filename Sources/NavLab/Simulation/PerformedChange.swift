/// A call that a host was given, for whoever judges a run.
package struct PerformedChange: Hashable, Sendable {
  /// The request that it was made for; 0 for what nobody asked for.
  package let request: Int
  /// Which of the calls that were made for it, counted from 0.
  package let part: Int
  /// What was called.
  package let call: Call
  /// When.
  package let time: Duration
  /// The top of the stack before it.
  package let topBefore: SimulatedPage?
  /// What it did to the stack.
  package internal(set) var effect: Effect

  /// A call, and what it did.
  package init(request: Int, part: Int, call: Call, time: Duration, topBefore: SimulatedPage?, effect: Effect) {
    (self.request, self.part, self.call) = (request, part, call)
    (self.time, self.topBefore, self.effect) = (time, topBefore, effect)
  }

  /// What a call can do.
  package enum Effect: Hashable, Sendable {
    /// What was told.
    case full
    /// Nothing, or something else.
    case wrong
    /// Nothing, since there is nothing to take off.
    case nothingToDo
  }

  /// The calls of a navigation container, of what presents, and of a bar of tabs.
  package enum Call: Hashable, Sendable {
    case push, pop, popTo, popToRoot, setStack, present, dismiss, select
  }
}

/// Whether a change is animated.
package enum ChangeAnimation: Hashable, Sendable {
  case animated, unanimated
}
