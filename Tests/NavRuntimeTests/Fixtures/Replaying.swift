import Foundation
import NavRuntime
import NavTesting
import Testing

/// Encodes a trace as JSON, and decodes it again.
func readAgain(_ trace: StackTrace) throws -> StackTrace {
  try JSONDecoder().decode(StackTrace.self, from: JSONEncoder().encode(trace))
}

/// Whether a run is equal after it is encoded and decoded, and replays to the same states. Records an issue if not.
func replays(_ trace: StackTrace) -> Bool {
  do {
    let read = try readAgain(trace)
    try read.replay()
    guard read == trace else {
      Issue.record("the trace is another when it is read again")
      return false
    }
    return true
  } catch {
    Issue.record(error)
    return false
  }
}

extension Navigator where Host == InMemoryHost<Any> {
  /// Whether an idle navigator is consistent, which is the meaning of *holds* in `faults.md`.
  var isAtRest: Bool {
    !isBusy && host.isInteractionEnabled && host.interactionOffCount == 0 && stack.map(\.id) == host.shownInstances
      && host.mostTransitionsAtOnce <= 1
  }

  /// Whether the navigator is consistent, and its run can be replayed.
  func isSound(_ recording: StackRecording) -> Bool {
    isAtRest && replays(recording.trace) && replays(trace)
  }
}
