/// A request of a run, with the conditions when it was made.
package struct AskedRequest {
  /// The request.
  package let request: GuardRequest
  /// Whether the request could be performed at once: the app was idle, visible, and unlocked.
  package let wasDueAtOnce: Bool
  /// Whether a layer of other code covered the host.
  package let wasCovered: Bool
  /// The alert that was on top of the guard's stack.
  package let alert: SimulatedPage?
  /// The result of the call, or `nil` if the tap did not reach a control.
  package internal(set) var reply: GuardReply?
}
