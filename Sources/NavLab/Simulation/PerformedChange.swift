/// A call that a host received, recorded for the judge of a run.
package struct PerformedChange: Hashable, Sendable {
  /// The request that caused the call, or 0 if no request did.
  package let request: Int
  /// The index of the call among the calls of its request, from 0.
  package let part: Int
  /// The method that was called.
  package let call: Call
  /// The time of the call.
  package let time: Duration
  /// The top of the stack before the call.
  package let topBefore: SimulatedPage?
  /// The effect of the call on the stack.
  package internal(set) var effect: Effect
  /// The last pages of the columns of the topmost native stack before the call.
  package internal(set) var columnsBefore: [SimulatedPage] = []

  /// Creates a call with its effect.
  package init(request: Int, part: Int, call: Call, time: Duration, topBefore: SimulatedPage?, effect: Effect) {
    (self.request, self.part, self.call) = (request, part, call)
    (self.time, self.topBefore, self.effect) = (time, topBefore, effect)
  }

  /// The effect of a call.
  package enum Effect: Hashable, Sendable {
    /// The requested change.
    case full
    /// No change, or another change.
    case wrong
    /// No change, because there is nothing to remove.
    case nothingToDo
  }

  /// The calls of a navigation container, a presenter, and a tab bar.
  package enum Call: Hashable, Sendable {
    case push, pop, popTo, popToRoot, setStack, present, dismiss, select, showDetail
  }
}

/// Whether a change is animated.
package enum ChangeAnimation: Hashable, Sendable {
  case animated, unanimated
}
