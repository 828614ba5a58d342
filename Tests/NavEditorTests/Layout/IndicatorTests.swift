import NavCompiler
import SeededRandom
import TestTiers
import Testing

/// Flow collections of a few indicators, which reach all rare forms of YAML.
extension LayoutPropertiesTests {
  private static let indicators = [
    "?", ":", ",", "{", "}", "[", "]", "a", " ", "- ", "&x", "!t", "*x", "\"\"", "'", "# c\n", "\n", "|", "#",
  ]

  private func checkFlow(_ text: String) {
    // Comments with the same text could be exchanged without a difference.
    let parts = text.split(separator: "# c", omittingEmptySubsequences: false)
    let text = parts.enumerated().reduce("") { $0 + ($1.offset > 0 ? "# \($1.offset)" : "") + $1.element }
    for (start, end) in [("[", "]"), ("{", "}")] {
      check(SourceFile(path: "a.nav.yaml", text: "x: &x 1\na: \(start)\(text)\(end)\n"))
    }
  }

  /// Checks all texts of a number of indicators.
  private func checkAllFlows(of count: Int) {
    let base = Self.indicators.count
    for number in 0..<(0..<count).reduce(1, { product, _ in product * base }) {
      var (text, rest) = ("", number)
      for _ in 0..<count {
        text += Self.indicators[rest % base]
        rest /= base
      }
      checkFlow(text)
    }
  }

  private func checkRandomFlows(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix(seed: seed)
      checkFlow((0..<4 + random.below(8)).map { _ in Self.indicators[random.below(Self.indicators.count)] }.joined())
    }
  }

  @Test func shortFlows() {
    for count in 0...2 { checkAllFlows(of: count) }
  }

  @Test(.thorough) func flowsOfThreeIndicators() { checkAllFlows(of: 3) }

  @Test(.whole) func flowsOfFourIndicators() { checkAllFlows(of: 4) }

  @Test func randomFlows() { checkRandomFlows(0..<3_000) }

  @Test(.whole) func manyRandomFlows() { checkRandomFlows(3_000..<400_000) }
}
