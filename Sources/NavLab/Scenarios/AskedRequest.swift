/// A request of a run, as the laboratory remembers it.
package struct AskedRequest {
  /// What was asked.
  package let request: GuardRequest
  /// Whether nothing moved, everything was in view, and it could have been done.
  package let wasDueAtOnce: Bool
  /// Whether a layer of somebody else's lay over the host.
  package let wasCovered: Bool
  /// What the call gave back; `nil` where a tap did not get through to anything.
  package internal(set) var reply: GuardReply?
}
