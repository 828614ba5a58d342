import SeededRandom

/// A random script for an app whose facts change. It is played once with facts that the navigator follows, and once
/// with facts that the app announces.
package struct FollowingSchedule: Hashable, Sendable {
  /// A fact of the app.
  package enum Fact: CaseIterable, Sendable {
    case isOpen, isSignedIn, mayLeave, isGrand
  }

  /// A step, which takes place in a separate turn unless it joins the turn of the previous step.
  package enum Step: Hashable, Sendable {
    /// These facts change in this order in one turn.
    case flip([Fact], joins: Bool)
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

    /// Whether the step takes place in the turn of the previous step.
    var joins: Bool { if case .flip(_, joins: true) = self { true } else { false } }

    fileprivate var isRequest: Bool {
      switch self {
      case .leave, .back, .link, .restore: true
      case .flip, .wait, .lock, .unlock, .hide, .unhide, .press, .popByItself, .save: false
      }
    }
  }

  package var steps: [Step]
  /// The answer of the async fact, which is not followed, so it does not change.
  let isGrown: Bool

  /// The schedule of a seed: 6 to 20 steps, and changes of facts in the turns of requests.
  package init(seed: UInt64) {
    var random = SplitMix(seed: seed ^ 0xFAC7)
    steps = []
    isGrown = random.chance(50)
    for _ in 0..<6 + random.below(15) {
      let step = Step.any(&random)
      steps.append(step)
      if step.isRequest, random.chance(40) { steps.append(.flip(Step.facts(&random), joins: true)) }
    }
  }

  private init(steps: [Step], isGrown: Bool) {
    self.steps = steps
    self.isGrown = isGrown
  }

  /// Plays the script twice, and compares the runs.
  @MainActor package func play() async -> FollowingReport {
    let called = FollowingRun(isGrown: isGrown, followsFacts: false)
    let observed = FollowingRun(isGrown: isGrown, followsFacts: true)
    for run in [called, observed] { await run.play(self) }
    return FollowingReport(called, observed)
  }

  /// Returns the smallest part of the schedule that still has the same difference.
  @MainActor package func minimized(for fault: FollowingReport.Fault) async -> FollowingSchedule {
    FollowingSchedule(
      steps: await NavLab.minimized(steps) { steps in
        await FollowingSchedule(steps: steps, isGrown: isGrown).play().faults.contains(fault)
      }, isGrown: isGrown)
  }

  /// The answer of the async fact, and one line per step.
  package var text: String { "  isGrown: \(isGrown)\n" + steps.map { "  \($0)\n" }.joined() }
}

extension FollowingSchedule.Step {
  fileprivate static func facts(_ random: inout SplitMix) -> [FollowingSchedule.Fact] {
    (0...random.below(3)).map { _ in FollowingSchedule.Fact.allCases[random.below(4)] }
  }

  fileprivate static func any(_ random: inout SplitMix) -> FollowingSchedule.Step {
    switch random.below(40) {
    case 0..<10:
      .flip(facts(&random), joins: false)
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
