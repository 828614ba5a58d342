import SeededRandom

/// A script from a seed: what people, code and the host do, in an order nobody would think of.
package struct Schedule: Hashable, Sendable {
  /// How a host is made.
  package struct HostTraits: Hashable, Sendable {
    /// Whether a change that is begun during another takes its place.
    package var coalesces = false
    /// Whether the outgoing page takes taps for the whole of a slide.
    package var outgoingTakesTaps = false
    /// Whether a gesture may begin at the root.
    package var swipesAtRoot = false
    /// Whether what the host says of changes goes to somebody else.
    package var isDelegateReplaced = false
  }

  /// What kind of host it is played on.
  package var traits: HostTraits
  /// What happens, in order.
  package var moves: [Move]

  /// What the app begins with.
  package var root = LabRoot.home

  /// What it needs beside a native stack.
  package var needs: Scenario.Needs {
    if root == .tabs { return .tabs }
    return moves.contains { if case .layers = $0 { true } else { false } } ? .layers : .stack
  }

  /// The schedule of a seed: 4 to 16 moves, on a host that mostly is as UIKit's. The apps of even seeds have layers, and every other one of
  /// those has tabs.
  package init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    traits = HostTraits()
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: (traits.coalesces, traits.outgoingTakesTaps) = (true, true)
    case 3: traits.swipesAtRoot = true
    case 4: traits.isDelegateReplaced = true
    default: break
    }
    let count = Int.random(in: 4...16, using: &random)
    if seed.isMultiple(of: 4) { root = .tabs }
    let hasTabs = root == .tabs
    moves = (0..<count).map { _ in
      if hasTabs, Int.random(in: 0..<5, using: &random) < 2 { return .tabs(TabMove.random(&random)) }
      if seed.isMultiple(of: 2), Bool.random(using: &random) { return .layers(LayerMove.random(&random)) }
      return Move.random(&random)
    }
  }

  /// Plays it under a guard, and says what became of it.
  @MainActor package func play(_ kind: GuardKind) -> Judgement { play(on: ScenarioRunner(kind, on: root)) }

  /// The same on a stage that has just been made, on the schedule's root.
  @MainActor package func play(on stage: ScenarioRunner) -> Judgement {
    stage.host.coalesces = traits.coalesces
    stage.host.outgoingTakesTaps = traits.outgoingTakesTaps
    stage.host.swipesAtRoot = traits.swipesAtRoot
    stage.host.isDelegateReplaced = traits.isDelegateReplaced
    for move in moves { move.play(on: stage) }
    return Judge.judge(stage)
  }

  /// The least of it that still comes to as bad an end under a guard.
  @MainActor package func minimized(for kind: GuardKind) async -> Schedule {
    let finding = play(kind).finding
    var least = self
    least.moves = await NavLab.minimized(moves) { moves in
      var shorter = self
      shorter.moves = moves
      return shorter.play(kind).finding == finding
    }
    var plain = least
    plain.traits = HostTraits()
    return plain.play(kind).finding == finding ? plain : least
  }
}
