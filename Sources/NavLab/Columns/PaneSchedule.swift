import SeededRandom

/// A random script from a seed for an app with columns: requests of several columns, changes of form, and faults.
package struct PaneSchedule: Hashable, Sendable {
  /// A move.
  package enum Step: Hashable, Sendable {
    /// A move with columns.
    case pane(PaneMove)
    /// A move that any app can have, such as a pause, a gesture, or a fault of the host.
    case other(Move)

    /// Performs the move on a stage.
    @MainActor package func play(on stage: ScenarioRunner) {
      switch self {
      case .pane(let move): move.play(on: stage)
      case .other(let move): move.play(on: stage)
      }
    }
  }

  /// The settings of the host.
  package var traits = Schedule.HostTraits()
  /// The place that back must not leave, if there is one.
  package var kept: LabScreen?
  /// The moves, in order.
  package var steps: [Step]

  /// Creates the schedule of a seed, with 4 to 20 moves. Every second host makes no change by itself. In a third of
  /// the schedules, a page holds.
  package init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    if Int.random(in: 0..<10, using: &random) == 0 { (traits.coalesces, traits.outgoingTakesTaps) = (true, true) }
    let holds = seed.isMultiple(of: 3)
    if holds { kept = [LabScreen.item, .other, .note, .list, .filter].randomElement(using: &random) }
    let isFaulty = seed.isMultiple(of: 2)
    let count = Int.random(in: 4...20, using: &random)
    steps = Self.start(&random)
    steps += (0..<count).map { _ in Self.step(&random, isFaulty: isFaulty, holds: holds) }
  }

  /// Returns the steps to a usual state: in most schedules, a wide window with a list or with an item.
  private static func start(_ random: inout SplitMix) -> [Step] {
    let number = Int.random(in: 0..<12, using: &random)
    var steps: [Step] = number < 9 ? [.pane(.fold(isExpanded: true))] : []
    if number % 3 > 0 { steps += [.pane(.open(.list, from: .desk)), .other(.wait(1_000))] }
    if number % 3 > 1 { steps += [.pane(.open(.item, from: .list)), .other(.wait(1_000))] }
    return steps
  }

  private static func step(_ random: inout SplitMix, isFaulty: Bool, holds: Bool) -> Step {
    if Int.random(in: 0..<3, using: &random) > 0 {
      let move = PaneMove.random(&random)
      // An eviction does not evaluate `back`, so a schedule with a page that holds has no evictions.
      if holds, case .forbid = move { return .pane(.allow) }
      return .pane(move)
    }
    switch Move.random(&random) {
    case .tap, .tapTogether, .push, .pushFrom, .pushWhen, .unwind, .setStack, .layers, .tabs, .longPressBack:
      return .other(.wait([0, 100, 350, 1_000, 3_000].randomElement(using: &random) ?? 0))
    case .fault, .systemPops:
      return isFaulty ? .other(fault(&random)) : .other(.wait(3_000))
    case let move: return .other(move)
    }
  }

  private static func fault(_ random: inout SplitMix) -> Move {
    for _ in 0..<100 {
      switch Move.random(&random) {
      case .fault(let fault): return .fault(fault)
      case .systemPops(let count): return .systemPops(count)
      default: continue
      }
    }
    return .fault(.neverCompletes)
  }

  /// Whether the host removes pages only by changes of the navigator.
  package var isHostHonest: Bool {
    !steps.contains { step in
      switch step {
      case .other(.systemPops), .other(.fault): true
      default: false
      }
    }
  }

  /// Plays the schedule under a guarded stack, and judges the run and the properties of columns.
  @MainActor package func play(_ kind: GuardKind) -> PaneRun {
    let stage = ScenarioRunner(kind, on: .desk)
    stage.host.coalesces = traits.coalesces
    stage.host.outgoingTakesTaps = traits.outgoingTakesTaps
    if let kept { stage.keepOnBack(kept) }
    let run = PaneRun(stage, kept: isHostHonest ? kept : nil)
    for step in steps {
      if case .pane(.fold(let isExpanded)) = step { run.fold(isExpanded) } else { step.play(on: stage) }
      run.inspect()
    }
    run.end()
    return run
  }

  /// Returns the smallest part of the schedule that violates the same property.
  @MainActor package func minimized(for kind: GuardKind) async -> PaneSchedule {
    let violation = play(kind).violation
    var least = self
    least.steps = await NavLab.minimized(steps) { steps in
      var shorter = self
      shorter.steps = steps
      return shorter.play(kind).violation == violation
    }
    return least
  }
}
