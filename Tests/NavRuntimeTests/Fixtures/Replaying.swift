import Foundation
import NavRuntime
import NavTesting
import Testing

/// A value as JSON, with sorted keys.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Decodes JSON.
func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Encodes a value as JSON, and decodes it again.
func readAgain<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
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
