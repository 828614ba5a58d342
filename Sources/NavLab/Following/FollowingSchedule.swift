import SeededRandom

/// A random script for an app whose facts change. It is played once with facts that the navigator follows, and once
/// with facts that the app announces.
package struct FollowingSchedule: Hashable, Sendable {
  /// A fact of the app.
  package enum Fact: CaseIterable, Sendable {
    case isOpen, isSignedIn, mayLeave, isGrand
  }

  /// Something that happens in a turn of its own.
  package enum Step: Hashable, Sendable {
    /// These facts change, in this order, in one turn.
    case flip([Fact])
    /// A segue of the visible screen.
    case leave(Int, isUser: Bool)
    case back(isUser: Bool)
    case link(Int)
    case wait(Int)
    case lock, unlock
    case hide(waits: Bool), unhide
    case press(Int)
    case popByItself
    case save, restore
  }

  package var steps: [Step]

  /// The schedule of a seed: 6 to 20 steps.
  package init(seed: UInt64) {
    var random = SplitMix(seed: seed ^ 0xFAC7)
    steps = (0..<6 + random.below(15)).map { _ in Step.any(&random) }
  }

  package init(steps: [Step]) {
    self.steps = steps
  }

  /// Plays the script twice, and compares the runs.
  @MainActor package func play() async -> FollowingReport {
    let called = FollowingRun(followsFacts: false)
    let observed = FollowingRun(followsFacts: true)
    for run in [called, observed] { await run.play(self) }
    return FollowingReport(called, observed)
  }

  /// The fewest of its steps in which the same is wrong.
  @MainActor package func minimized(for fault: FollowingReport.Fault) async -> FollowingSchedule {
    FollowingSchedule(
      steps: await NavLab.minimized(steps) { steps in
        await FollowingSchedule(steps: steps).play().faults.contains(fault)
      })
  }

  /// A step a line.
  package var text: String { steps.map { "  \($0)\n" }.joined() }
}

extension FollowingSchedule.Step {
  fileprivate static func any(_ random: inout SplitMix) -> FollowingSchedule.Step {
    switch random.below(40) {
    case 0..<10:
      .flip((0...random.below(3)).map { _ in FollowingSchedule.Fact.allCases[random.below(4)] })
    case 10..<21: .leave(random.below(720), isUser: random.chance(60))
    case 21: .back(isUser: random.chance(70))
    case 22..<26: .link(random.below(ReentryGraph.links.count))
    case 26..<33: .wait([0, 100, 350, 700, 3_000][random.below(5)])
    case 33: .lock
    case 34: .unlock
    case 35: .hide(waits: random.chance(50))
    case 36: .unhide
    case 37: .press(random.below(2))
    case 38: .popByItself
    default: random.chance(50) ? .save : .restore
    }
  }
}
