/// The limit for proofs in one compilation. A step is one visit of a node in a formula, or of an order between two
/// quantities. The limit counts steps instead of time, so that the same file always has the same messages.
struct ProofEffort {
  /// The limit for one question. A typical predicate needs a few dozen steps.
  static let question = 20_000
  /// The limit for all questions of a file, which take a fraction of a second.
  static let file = 2_000_000
  /// The limit for finding the parts of predicates that cause a contradiction, for all messages.
  static let reasons = 1_000_000

  private var left = Self.file
  private var leftForReasons = Self.reasons

  /// The limit for the next question.
  var steps: Int { min(Self.question, left) }
  /// The limit for the next search of a reason.
  var stepsForReason: Int { min(Self.question, leftForReasons) }

  mutating func take(_ steps: Int) { left -= steps }
  mutating func takeForReason(_ steps: Int) { leftForReasons -= steps }
}
