import Foundation
import NavLab
import Testing

@testable import UIKit

/// Apps that call any API at any moment, through the UIKit host on the double.
@MainActor @Suite(.serialized) struct HostileAppTests {
  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["NAVC_SEED"].flatMap(UInt64.init)
    let count = environment["NAVC_HOSTILE_RUNS"].flatMap(UInt64.init) ?? (first == nil ? 3_000 : 1)
    return Array((first ?? 0)..<((first ?? 0) + count))
  }()

  /// Seeds that failed once: a navigator that is freed by the assignment of another, transitions that UIKit never
  /// ends, and a page that pushes when its tab is selected.
  private static let failed: [UInt64] = [500_000, 910_265, 911_482, 913_458, 919_308]

  /// No changes overlap, UIKit shows the navigator's stack, no request waits forever, and removed pages are freed.
  @Test func whateverAnAppCallsTheHostHolds() async {
    var moments: Set<HostileMoment> = []
    var acts: Set<HostileAct> = []
    var failed = 0
    let runs = Self.failed.map { ($0, HostileRepertoire.first) } + Self.seeds.map { ($0, .all) }
    for (seed, repertoire) in runs {
      let simulator = Simulator()
      await Simulator.$current.withValue(simulator) {
        let world = HostileWorld(seed, simulator, repertoire)
        let found = await world.run()
        moments.formUnion(world.reached)
        acts.formUnion(world.acted)
        if found.isEmpty { return }
        failed += 1
        if failed <= 10 { Issue.record("seed \(seed), \(world.home): \(found)\n\(await Self.log(seed, repertoire))") }
      }
    }
    #expect(failed == 0)
    #expect(
      moments.count == HostileMoment.allCases.count, "not reached: \(Set(HostileMoment.allCases).subtracting(moments))")
    #expect(acts.count == HostileAct.allCases.count, "never made: \(Set(HostileAct.allCases).subtracting(acts))")
  }

  /// Repeats the runs on a hostile double. The tests of this suite run one after another, because each app posts
  /// notifications to every host.
  @Test(arguments: UIKitModeTests.modes) func whateverAnAppCallsTheHostHolds(in mode: Simulator.Hostility) async {
    for seed in 0..<(UIKitModeTests.runs ?? 150) {
      let simulator = Simulator()
      simulator.hostility = mode
      await Simulator.$current.withValue(simulator) {
        let world = HostileWorld(seed, simulator, .all)
        let found = await world.run()
        #expect(found.isEmpty, "seed \(seed), \(world.home)")
      }
    }
  }

  /// Repeats a run, and returns its log.
  private static func log(_ seed: UInt64, _ repertoire: HostileRepertoire) async -> String {
    let simulator = Simulator()
    return await Simulator.$current.withValue(simulator) {
      let world = HostileWorld(seed, simulator, repertoire)
      world.logs = true
      _ = await world.run()
      return world.log.joined(separator: "\n")
    }
  }
}
