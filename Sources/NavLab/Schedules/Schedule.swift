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

  /// Whether anything is presented or replaced in it.
  package var needsLayers: Bool {
    moves.contains { if case .layers = $0 { true } else { false } }
  }

  /// The schedule of a seed: 4 to 16 moves, on a host that mostly is as UIKit's. The apps of even seeds have layers.
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
    moves = (0..<count).map { _ in
      if seed.isMultiple(of: 2), Bool.random(using: &random) { return .layers(LayerMove.random(&random)) }
      return Move.random(&random)
    }
  }

  /// Plays it under a guard, and says what became of it.
  @MainActor package func play(_ kind: GuardKind) -> Judgement {
    let stage = Stage(kind)
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
    let plain = Schedule(traits: HostTraits(), moves: least.moves)
    return plain.play(kind).finding == finding ? plain : least
  }

  private init(traits: HostTraits, moves: [Move]) {
    self.traits = traits
    self.moves = moves
  }
}
