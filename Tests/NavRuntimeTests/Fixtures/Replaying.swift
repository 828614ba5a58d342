import Foundation
import NavRuntime
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
