import SeededRandom

/// A random script for an app and a host that call any public API at any moment: the steps outside of callbacks, in
/// order, and the nested calls.
package struct ReentrySchedule: Hashable, Sendable {
  /// A step outside of callbacks.
  package enum Step: Hashable, Sendable {
    case call(PickedCall)
    /// Advances the time by this number of milliseconds.
    case wait(Int)
    /// Sets the fault of the host's next change.
    case fault(ReentryHostFault)
  }

  /// The settings of a run.
  package struct Traits: Hashable, Sendable {
    /// Whether the host shows a page of its own before there is a stack.
    package var hasForeignPage = false
    /// The maximum number of waiting requests.
    package var queue = 64
    /// The duration of an animated change in milliseconds.
    package var animation = 350
    /// The number of the last evaluation of a requirement, from 1, that returns `true`. The facts change directly
    /// after it.
    package var lastMet = 0
    /// Whether the host has columns.
    package var hasColumns = false
    /// Whether an observer that is notified of a change observes again at once, as a view does.
    package var looksAgain = false
  }

  /// The settings of most runs.
  package static let plainTraits = Traits()

  package var traits = plainTraits
  package var steps: [Step]
  package var reentries: [Reentry]

  /// Creates the schedule of a seed: 4 to 16 steps, and 1 to 6 nested calls.
  ///
  /// - Parameters:
  ///   - seed: The seed. It is another schedule for a host with columns.
  ///   - hasColumns: Whether the host has columns.
  package init(seed: UInt64, hasColumns: Bool = false) {
    var random = SplitMix(seed: seed ^ 0x5EED)
    let words = ReentryVocabulary(ofColumns: hasColumns)
    traits.hasColumns = hasColumns
    traits.hasForeignPage = Int.random(in: 0..<10, using: &random) == 0
    traits.queue = [64, 64, 64, 64, 2, 0, .max].randomElement(using: &random) ?? 64
    traits.animation = [350, 350, 0, 3_000].randomElement(using: &random) ?? 350
    if Int.random(in: 0..<12, using: &random) == 0 { traits.lastMet = Int.random(in: 1...4, using: &random) }
    steps = [.call(Self.first(&random))]
    for _ in 0..<Int.random(in: 4...16, using: &random) { steps.append(Step.any(of: words, &random)) }
    reentries = [Reentry.pair(seed, of: words, &random)]
    if Int.random(in: 0..<30, using: &random) == 0 { reentries.append(Reentry.endless(of: words, &random)) }
    if Int.random(in: 0..<12, using: &random) == 0 { reentries.append(Reentry.takeover(of: words, &random)) }
    for _ in 0..<Int.random(in: 0...5, using: &random) { reentries.append(Reentry.any(of: words, &random)) }
    // An unlimited queue with a request at each event would be unbounded work.
    if reentries.contains(where: { $0.insistence == .always }) { traits.queue = min(traits.queue, 64) }
    traits.looksAgain = Int.random(in: 0..<3, using: &random) == 0
    if hasColumns, Int.random(in: 0..<3, using: &random) > 0 {
      steps.insert(.call(PickedCall(call: .fold, pick: 0)), at: 0)
    }
  }

  /// Returns the first call. In most cases, it starts the app.
  private static func first(_ random: inout SplitMix) -> PickedCall {
    let pick = Int.random(in: 0..<720, using: &random)
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: PickedCall(call: .open, pick: pick)
    case 1: PickedCall(call: .restore, pick: pick)
    default: PickedCall(call: .start, pick: pick)
    }
  }

  /// Plays the schedule, and returns its violations and calls, and the story if `isTold` is `true`.
  @MainActor package func play(isTold: Bool = false) async -> ReentryReport {
    let stage = ReentrancyRun(self, isTold: isTold)
    await ReentrancyRun.$current.withValue(stage) { await stage.run() }
    return stage.report
  }

  /// Returns the smallest part of the schedule that still has the same violation.
  @MainActor package func minimized(for fault: ReentryFault) async -> ReentrySchedule {
    var least = self
    func fails(_ schedule: ReentrySchedule) async -> Bool { await schedule.play().faults.contains(fault) }
    for _ in 0..<2 {
      for index in least.reentries.indices {
        for simpler in least.reentries[index].simpler {
          var shorter = least
          shorter.reentries[index] = simpler
          if await fails(shorter) { least = shorter }
        }
      }
      let whole = least
      least.reentries = await NavLab.minimized(least.reentries) { reentries in
        var shorter = whole
        shorter.reentries = reentries
        return await fails(shorter)
      }
      let called = least
      least.steps = await NavLab.minimized(least.steps) { steps in
        var shorter = called
        shorter.steps = steps
        return await fails(shorter)
      }
    }
    var plain = least
    plain.traits = Self.plainTraits
    plain.traits.hasColumns = traits.hasColumns
    return await fails(plain) ? plain : least
  }

  /// The steps, one per line, followed by the nested calls.
  package var text: String {
    var lines = steps.map { "\($0)" } + reentries.map(\.description)
    if traits != Self.plainTraits { lines.insert("with \(traits)", at: 0) }
    return lines.map { "  \($0)\n" }.joined()
  }
}

extension ReentrySchedule.Step: CustomStringConvertible {
  static func any(of words: ReentryVocabulary, _ random: inout SplitMix) -> ReentrySchedule.Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: .call(.ordinary(&random))
    case 8..<12: .call(.any(of: words, &random))
    case 12..<14: .fault(ReentryHostFault.allCases.randomElement(using: &random) ?? .isSkipped)
    default: .wait([0, 16, 50, 100, 350, 400, 1_000, 3_000, 12_000].randomElement(using: &random) ?? 0)
    }
  }

  package var description: String {
    switch self {
    case .call(let call): "\(call)"
    case .wait(let milliseconds): "wait(\(milliseconds))"
    case .fault(let fault): "fault(\(fault))"
    }
  }
}
