import SeededRandom

/// A random script from a seed: actions of the user, the app, and the host in an unusual order.
package struct Schedule: Hashable, Sendable {
  /// The settings of a host.
  package struct HostTraits: Hashable, Sendable {
    /// Whether a change that starts during another replaces it.
    package var coalesces = false
    /// Whether the outgoing page takes taps during an entire slide.
    package var outgoingTakesTaps = false
    /// Whether a gesture may begin at the root.
    package var swipesAtRoot = false
    /// Whether another object receives the host's reports about changes.
    package var isDelegateReplaced = false
  }

  /// The settings of the host.
  package var traits: HostTraits
  /// The moves, in order.
  package var moves: [Move]

  /// The initial root.
  package var root = LabRoot.home

  /// The features that the schedule needs in addition to a stack.
  package var needs: Scenario.Needs {
    if root == .tabs { return .tabs }
    return moves.contains { if case .layers = $0 { true } else { false } } ? .layers : .stack
  }

  /// Creates the schedule of a seed, with 4 to 16 moves. Most of the hosts behave like UIKit. Even seeds are for apps
  /// with layers, and every second of them is for an app with tabs.
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

  /// Plays the schedule under a guard, and judges the run.
  @MainActor package func play(_ kind: GuardKind) -> Judgement { play(on: ScenarioRunner(kind, on: root)) }

  /// Plays the schedule on a new stage with the schedule's root. `afterMove` runs after each move.
  @MainActor package func play(on stage: ScenarioRunner, afterMove: (Move) -> Void = { _ in }) -> Judgement {
    stage.host.coalesces = traits.coalesces
    stage.host.outgoingTakesTaps = traits.outgoingTakesTaps
    stage.host.swipesAtRoot = traits.swipesAtRoot
    stage.host.isDelegateReplaced = traits.isDelegateReplaced
    for move in moves {
      move.play(on: stage)
      afterMove(move)
    }
    return Judge.judge(stage)
  }

  /// Returns the smallest part of the schedule that has the same finding under a guard.
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
