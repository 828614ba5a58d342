import Foundation
import NavRuntime

/// A recorded run from an untrusted source.
enum TraceTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let trace = try? JSONDecoder().decode(StackTrace.self, from: Data(input)) else { return }
    // A difference is a valid result.
    try? trace.replay()
    let rerun = trace.rerun()
    do {
      try rerun.replay()
      let again = try JSONDecoder().decode(StackTrace.self, from: JSONEncoder().encode(rerun))
      problems.expect(again == rerun, "what was run is read as another run")
    } catch {
      problems.expect(false, "what was run cannot be run again: \(error)")
    }
  }
}
