import Foundation
import NavRuntime
import SeededRandom
import TestTiers
import Testing

@testable import NavPlayer

/// The player decides as the real navigator does. Both perform the same random walks.
@Suite struct TwinTests {
  /// The number of schedules, which `NAVC_TWIN_SCHEDULES` can change.
  private static let schedules =
    ProcessInfo.processInfo.environment["NAVC_TWIN_SCHEDULES"].flatMap { Int($0) } ?? 12
  private static let steps = 60

  @MainActor @Test(.thorough, arguments: PlayedGraph.names + ["fragments/clinic"])
  func bothGoTheSameWays(_ name: String) async throws {
    try await Self.compare(try PlayedGraph.named(name), named: name)
  }

  @MainActor @Test(.thorough, arguments: TwinGraph.all) func bothGoTheSameWays(_ graph: TwinGraph) async throws {
    try await Self.compare(try PlayedGraph.of(graph.yaml), named: graph.name)
  }

  @MainActor private static func compare(_ graph: PrototypeGraph, named name: String) async throws {
    var outcomes: [String: Int] = [:]
    try await PlayedApp.$current.withValue(graph) {
      for seed in 0..<schedules {
        var random = SplitMix(seed: UInt64(seed) &* 7_919 &+ 1)
        var player = Prototype(graph)
        player.host.exchangesAtOnce = false
        let twin = NavigatorTwin(player)
        var walk: [String] = []
        for _ in 0..<steps {
          let command = RandomCommand.next(for: player, &random)
          walk.append(command.text)
          let before = player
          let asked = player.record.entries.last?.id
          let error = player.perform(command)
          if error == nil || player.record.entries.last?.id != asked { await twin.perform(command, as: before) }
          if player.record.entries.count == 200 { break }
          try #require(
            TwinSummary(player) == twin.summary,
            "\(name), seed \(seed):\n\(walk.joined(separator: "\n"))\n-- player\n\(TwinSummary(player))\n-- navigator\n\(twin.summary)"
          )
          for page in player.pages where random.chance(20) {
            for segue in player.offers(of: page) {
              var arguments: [PrototypeValue]?
              if let goal = graph.table.goal(of: segue),
                case .success(let values) = player.arguments([], for: segue, to: goal, from: page)
              {
                arguments = values
              }
              if graph.table[page.screen].isAlert { continue }
              try #require(
                (player.refusal(of: segue, from: page, arguments) == nil)
                  == twin.canPerform(segue, of: page, arguments),
                "\(name), seed \(seed): \(graph.table.name(of: segue)) of \(graph.table[page.screen].name)\n\(walk.joined(separator: "\n"))"
              )
            }
          }
        }
        for entry in player.record.entries {
          outcomes[entry.outcome.map { Prototype.word(for: $0) } ?? "…", default: 0] += 1
        }
      }
    }
    #expect(outcomes["shown", default: 0] > schedules, "\(outcomes)")
  }
}
