import Foundation
import NavCompiler
import NavPlayer
import NavPrototype
import Testing

/// The player as WebAssembly. A browser plays the same schedules, and `Tests/Integration/prototype.py` compares the
/// results.
@Suite struct ModuleTests {
  /// Writes schedules and their results for `Scripts/check prototype`. `NAVC_SCHEDULES` is their number, and
  /// `NAVC_SCHEDULES_FOLDER` is their folder.
  @Test func schedulesAreWrittenForABrowser() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["NAVC_SCHEDULES"].flatMap { Int($0) } ?? 120
    let names = PlayedGraph.names
    var outcomes: Set<String> = []
    for (index, name) in names.enumerated() {
      let text = try PrototypeGraphText.text(of: PlayedGraph.checked(name))
      let graph = try PrototypeGraph(text)
      let own = count / names.count + (index < count % names.count ? 1 : 0)
      var schedules: [JSONValue] = []
      for number in 0..<own {
        let schedule = RandomSchedule(graph, seed: Self.seed(of: name) &+ UInt64(number), steps: 10)
        outcomes.formUnion(schedule.player.record.entries.compactMap { $0.outcome.map { Prototype.word(for: $0) } })
        schedules.append(
          .object([
            ("lines", .array(schedule.lines.map { .string($0) })),
            ("answers", .array(schedule.answers.map { .string($0) })), ("state", .string(schedule.player.state)),
          ]))
      }
      guard let folder = environment["NAVC_SCHEDULES_FOLDER"] else { continue }
      let file = JSONValue.object([("text", .string(text)), ("schedules", .array(schedules))])
      try file.text.write(to: URL(filePath: folder).appending(path: "\(name).json"), atomically: true, encoding: .utf8)
    }
    // Without a refusal, the comparison would be too weak.
    #expect(outcomes.isSuperset(of: ["shown", "refused", "cancelled"]), "\(outcomes)")
  }

  /// A seed that does not depend on the other graphs.
  private static func seed(of name: String) -> UInt64 {
    name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// The same seed results in the same walk.
  @Test func aSeedIsASchedule() throws {
    let graph = try PlayedGraph.named("store")
    let (first, second) = (RandomSchedule(graph, seed: 7, steps: 40), RandomSchedule(graph, seed: 7, steps: 40))
    #expect(first.lines == second.lines)
    #expect(first.player.state == second.player.state)
    #expect(RandomSchedule(graph, seed: 8, steps: 40).lines != first.lines)
  }
}
