/// How much a compilation spends on proofs, in steps: a look at one node of a formula, or at one order between two
/// quantities. Steps are counted, not time, so that the same file gives the same messages everywhere.
struct ProofEffort {
  /// For one question. A predicate that people read takes a few dozen.
  static let question = 20_000
  /// For all questions of a file: a fraction of a second, so that a hostile file gets no more.
  static let file = 2_000_000
  /// For finding which parts of the predicates are to blame, in all messages.
  static let reasons = 1_000_000

  private var left = Self.file
  private var leftForReasons = Self.reasons

  /// What the next question may take.
  var steps: Int { min(Self.question, left) }
  /// What the next attempt to find a reason may take.
  var stepsForReason: Int { min(Self.question, leftForReasons) }

  mutating func take(_ steps: Int) { left -= steps }
  mutating func takeForReason(_ steps: Int) { leftForReasons -= steps }
}
