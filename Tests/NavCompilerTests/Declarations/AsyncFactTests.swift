import NavCompiler
import Testing

/// `async`, `timeout` and `otherwise` of a fact.
@Suite struct AsyncFactTests {
  private static func around(_ fact: String) -> String {
    """
    navc: 1
    graph: Shop
    root: a
    types: { Mood: [good, bad] }
    facts:
      p: Bool
      2️⃣f2️⃣: \(fact)
    screens:
      a: { arguments: { mood: Mood? }, push: { go: { to: b, shouldPerform: p == (f == f) } } }
      b:

    """
  }

  private func wrong(
    _ fact: String, _ id: Rule, _ mark: String, _ message: String, _ note: String? = nil, fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      Self.around(fact), [ExpectedDiagnostic(id, mark, message, notes: note.map { [.init(mark, $0)] } ?? [])],
      fixed: fixed.map { MarkedSource(Self.around($0)).text }, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "{ type: Bool, async: true, timeout: 2s, otherwise: false }",
    "{ type: Int, async: true, timeout: 500ms, otherwise: -3 }",
    "{ type: Bool, async: false }", "{ type: Mood, async: true, timeout: 86400s, otherwise: good }",
    "{ type: Int?, async: true, timeout: 1ms, otherwise: nil }",
    "{ type: String, async: true, timeout: 1s, otherwise: \"\" }",
  ])
  func facts(_ fact: String) {
    check(Self.around(fact))
  }

  @Test func whatItNeeds() {
    wrong(
      "{ type: Bool, async: true }", .missingKey, "2️⃣",
      "the async fact 'f' has no time limit and no value after it; add 'timeout: 2s' and 'otherwise: …'")
    wrong(
      "{ type: Bool, async: true, otherwise: true }", .missingKey, "2️⃣",
      "the async fact 'f' has no time limit; add 'timeout: 2s'")
    wrong(
      "{ type: Bool, async: true, timeout: 2s }", .missingKey, "2️⃣",
      "the async fact 'f' has no value after its time limit; add 'otherwise: …'")
    wrong(
      "{ type: Bool, timeout: 2s }", .missingKey, "2️⃣", "the fact 'f' has 'timeout' but is not async; add 'async: true'")
    wrong(
      "{ type: Bool, async: false, otherwise: true }", .missingKey, "2️⃣",
      "the fact 'f' has 'otherwise' but is not async; add 'async: true'")
  }

  @Test func whatABrokenKeyHeldIsNotMissed() {
    wrong(
      "{ type: Bool, async: 1️⃣yes1️⃣, timeout: 2s, otherwise: true }", .wrongShape, "1️⃣",
      "'async' takes true or false, not 'yes'", "did you mean 'true'?",
      fixed: "{ type: Bool, async: true, timeout: 2s, otherwise: true }")
    wrong(
      "{ type: Bool, async: true, 1️⃣timeot1️⃣: 2s, otherwise: true }", .unknownKey, "1️⃣",
      "'timeot' is not a key of a fact", "did you mean 'timeout'?",
      fixed: "{ type: Bool, async: true, timeout: 2s, otherwise: true }")
  }

  @Test func durations() {
    let expected = "'timeout' takes a duration of up to a day, such as 2s or 500ms, not"
    for text in ["fast", "0s", "-1s", "1.5s", "2m", "2 s", "86401s", "s", "99999999999999999999s", "0"] {
      wrong(
        "{ type: Bool, async: true, timeout: 1️⃣\(text)1️⃣, otherwise: true }", .wrongShape, "1️⃣", "\(expected) '\(text)'")
    }
    wrong(
      "{ type: Bool, async: true, timeout: 1️⃣[2s]1️⃣, otherwise: true }", .wrongShape, "1️⃣", "\(expected) a list")
    for (text, meant) in [("2", "2s"), ("500", "500ms")] {
      wrong(
        "{ type: Bool, async: true, timeout: 1️⃣\(text)1️⃣, otherwise: true }", .wrongShape, "1️⃣",
        "\(expected) '\(text)'", "did you mean '\(meant)'?",
        fixed: "{ type: Bool, async: true, timeout: \(meant), otherwise: true }")
    }
  }

  @Test func otherwiseIsALiteralOfTheType() {
    wrong(
      "{ type: Bool, async: true, timeout: 2s, otherwise: 1️⃣maybe1️⃣ }", .invalidDefault, "1️⃣",
      "'maybe' is not a Bool, so it cannot be the 'otherwise' value of 'f'", "write a Bool as true or false")
    wrong(
      "{ type: Mood, async: true, timeout: 2s, otherwise: 1️⃣god1️⃣ }", .invalidDefault, "1️⃣",
      "'god' is not a Mood, so it cannot be the 'otherwise' value of 'f'", "did you mean 'good'?",
      fixed: "{ type: Mood, async: true, timeout: 2s, otherwise: good }")
    wrong(
      "{ type: Bool, async: true, timeout: 2s, otherwise: 1️⃣{ a: b }1️⃣ }", .wrongShape, "1️⃣",
      "'otherwise' takes a literal of the fact's type, not a mapping")
  }
}
