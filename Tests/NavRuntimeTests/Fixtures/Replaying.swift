import Foundation
import NavRuntime
import NavTesting
import Testing

/// A trace as it is on paper, read again.
func readAgain(_ trace: StackTrace) throws -> StackTrace {
  try JSONDecoder().decode(StackTrace.self, from: JSONEncoder().encode(trace))
}

/// Whether a run, written down and read again, is the same run, and can be run again to the same states. Says where not.
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
  /// What holds whenever nothing is under way: what *Holds* means in the list of faults.
  var isAtRest: Bool {
    !isBusy && host.isInteractionEnabled && host.interactionOffCount == 0 && stack.map(\.id) == host.shownInstances
      && host.mostTransitionsAtOnce <= 1
  }

  /// That, and that all of it can be run again.
  func isSound(_ recording: StackRecording) -> Bool {
    isAtRest && replays(recording.trace) && replays(trace)
  }
}
