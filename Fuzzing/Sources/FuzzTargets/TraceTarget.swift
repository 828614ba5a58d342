import Foundation
import NavRuntime

/// A recorded run that somebody sent. The parts of it come one after the other, so that what is tried are its lines and not
/// its JSON.
enum TraceTarget {
  private struct Paper: Encodable {
    let format = "navc stack trace 1"
    let graph: [String]
    let limits: String
    let start: [String]
    let steps: [String]
    let end: [String]

    init(_ text: String) {
      let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false).map {
        $0.split(separator: "\n").map(String.init)
      }
      func part(_ index: Int) -> [String] { index < parts.count ? parts[index] : [] }
      (graph, limits) = (part(0), part(1).first ?? "")
      (start, steps, end) = (part(2), part(3), part(4))
    }
  }

  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let data = try? JSONEncoder().encode(Paper(String(decoding: input, as: UTF8.self))),
      let trace = try? JSONDecoder().decode(StackTrace.self, from: data)
    else { return }
    // A difference is an answer.
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
