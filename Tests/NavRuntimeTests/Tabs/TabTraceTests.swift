import Foundation
import NavRuntime
import NavTesting
import Testing

/// The tab data of a trace must describe a state that a guarded stack can continue from.
@MainActor struct TabTraceTests {
  /// A trace that starts just before the stack shows the plan of a segue.
  private func trace(bySegue segue: Int, resuming resumed: Int) throws -> StackTrace {
    let world = StoreWorld()
    let data = try JSONEncoder().encode(world.navigator.trace)
    var trace = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var start = try #require(trace["end"] as? [String: Any])
    let entries = try #require(start["entries"] as? [Any])
    start["draft"] = entries
    start["phase"] = [
      "confirming": [
        "_0": [
          "link": [
            "_0": [
              "request": 1, "segue": segue, "kept": 1, "resumed": resumed, "built": entries.count,
              "outcome": ["shown": [String: Any]()], "isHostSettled": false,
            ]
          ]
        ]
      ]
    ]
    (trace["start"], trace["end"], trace["steps"]) = (start, start, [Any]())
    return try JSONDecoder().decode(StackTrace.self, from: JSONSerialization.data(withJSONObject: trace))
  }

  @Test func aPlanByASegueOfTheGraphIsRead() throws {
    try trace(bySegue: -4, resuming: 0).replay()
  }

  @Test func aPlanByASegueThatNobodyKnowsIsRefused() {
    #expect(throws: StackTraceError.self) { try trace(bySegue: 999, resuming: 0) }
  }

  @Test func aRunThatIsLongerThanTheStackIsRefused() {
    #expect(throws: StackTraceError.self) { try trace(bySegue: -4, resuming: 9) }
  }
}
