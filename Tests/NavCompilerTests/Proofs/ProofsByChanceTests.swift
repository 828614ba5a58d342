import Foundation
import NavCompiler
import SeededRandom
import TestTiers
import Testing

/// Compares the proofs about random predicates with their values in every world.
@Suite(.thorough) struct ProofsByChanceTests {
  /// Whether a predicate is never or always true, or `nil` if it depends on the world.
  private enum Constancy: Hashable { case never, always }

  @Test func provesWhatHoldsInEveryWorld() {
    var random = SplitMix(seed: 2026)
    var counts: [Constancy?: Int] = [:]
    for number in 0..<3_000 {
      let kinds = [[0], [1], [2], [3], [4], [0, 1], [0, 4], [2, 3], [1, 2], [0, 3, 4]][random.below(10)]
      let hasCondition = random.chance(30)
      let condition = RandomPredicate.random(&random, depth: 1 + random.below(2), kinds: kinds, hasCondition: false)
      let predicate = RandomPredicate.random(
        &random, depth: 1 + random.below(3), kinds: kinds, hasCondition: hasCondition)
      let ofCondition = constancy(of: condition, condition: nil)
      // A constant condition is reported itself, and can have either value where it is used.
      let expected = constancy(of: predicate, condition: ofCondition == nil ? condition : nil)
      let found = answers(for: predicate, condition)
      counts[expected, default: 0] += 1
      #expect(found.condition == ofCondition, "condition \(number): \(condition.text)")
      #expect(found.predicate == expected, "predicate \(number): \(predicate.text) with \(condition.text)")
    }
    // Otherwise, the test would prove little.
    #expect((counts[.never] ?? 0) > 200 && (counts[.always] ?? 0) > 200 && (counts[nil] ?? 0) > 1_000, "\(counts)")
  }

  /// A screen requires one predicate, and a segue of the screen has another one.
  @Test func provesWhatHoldsInEveryWorldThatIsLeft() {
    var random = SplitMix(seed: 7)
    var counts: [Constancy?: Int] = [:]
    for number in 0..<1_500 {
      let kinds = [[0], [1], [2], [4], [0, 1], [0, 4], [2, 3], [0, 3, 4]][random.below(8)]
      let required = RandomPredicate.random(&random, depth: random.below(3), kinds: kinds, hasCondition: false)
      let predicate = RandomPredicate.random(&random, depth: random.below(3), kinds: kinds, hasCondition: false)
      guard constancy(of: required, condition: nil) == nil else { continue }
      let isImpossible = constancy(of: .and([required, predicate]), condition: nil) == .never
      let isCertain = constancy(of: .or([.not(required), predicate]), condition: nil) == .always
      let expected: Constancy? = isImpossible ? .never : isCertain ? .always : nil
      counts[expected, default: 0] += 1
      let text = """
        navc: 1
        graph: Chance
        root: a
        types: { Tier: [basic, silver, gold] }
        facts: { p: Bool, q: Bool, tier: Tier, other: Tier, limit: Int?, x: Int, y: Int }
        screens:
          a: { push: { b: b } }
          b: { requires: \(required.text), push: { c: { to: c, shouldPerform: \(predicate.text) } } }
          c:

        """
      let ids = Compiler.check(SourceFile(path: "chance.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule)
      let found = ids.filter { [Rule.neverPerforms, .alwaysPerforms].contains($0) }
      let wanted = expected.map { [$0 == .never ? Rule.neverPerforms : .alwaysPerforms] } ?? []
      #expect(found == wanted, "predicate \(number): \(predicate.text) where \(required.text)")
    }
    #expect((counts[.never] ?? 0) > 50 && (counts[.always] ?? 0) > 50 && (counts[nil] ?? 0) > 300, "\(counts)")
  }

  private func answers(
    for predicate: RandomPredicate, _ condition: RandomPredicate
  ) -> (predicate: Constancy?, condition: Constancy?) {
    let text = """
      navc: 1
      graph: Chance
      root: a
      types: { Tier: [basic, silver, gold] }
      facts: { p: Bool, q: Bool, tier: Tier, other: Tier, limit: Int?, x: Int, y: Int }
      conditions:
        both: \(condition.text)
      screens:
        a: { push: { b: { to: b, shouldPerform: \(predicate.text) } } }
        b:

      """
    let diagnostics = Compiler.check(SourceFile(path: "chance.nav.yaml", text: text)).diagnostics.diagnostics
    #expect(!diagnostics.contains { $0.severity == .error && $0.rule != .neverPerforms })
    let screens = text.range(of: "screens:").map { text[..<$0.lowerBound].utf8.count } ?? 0
    var found: (predicate: Constancy?, condition: Constancy?)
    for diagnostic in diagnostics where [Rule.neverPerforms, .alwaysPerforms].contains(diagnostic.rule) {
      let constancy = diagnostic.rule == .neverPerforms ? Constancy.never : .always
      if Int(diagnostic.range.lower) < screens { found.condition = constancy } else { found.predicate = constancy }
    }
    return found
  }

  /// Evaluates a predicate in every world.
  private func constancy(of predicate: RandomPredicate, condition: RandomPredicate?) -> Constancy? {
    let reads = predicate.reads(condition: condition)
    func choices<Value>(_ part: RandomPredicate.Reads, _ values: [Value]) -> [Value] {
      reads.contains(part) ? values : Array(values.prefix(1))
    }
    let flags = choices(.flags, [[false, false], [false, true], [true, false], [true, true]])
    let tiers = choices(.tiers, (0..<9).map { [$0 / 3, $0 % 3] })
    let limits = choices(.limit, [nil] + RandomPredicate.values)
    let (xs, ys) = (choices(.x, RandomPredicate.values), choices(.y, RandomPredicate.values))
    // An unknown condition has either value.
    let conditions = condition.map { [$0] } ?? [.or([]), .and([])]
    var (isEverTrue, isEverFalse) = (false, false)
    var world = RandomPredicate.World()
    for condition in conditions {
      world.condition = condition
      for flags in flags {
        world.flags = flags
        for tiers in tiers {
          world.tiers = tiers
          for limit in limits {
            world.limit = limit
            for x in xs {
              for y in ys {
                world.numbers = [x, y]
                if predicate.value(in: world) { isEverTrue = true } else { isEverFalse = true }
                if isEverTrue && isEverFalse { return nil }
              }
            }
          }
        }
      }
    }
    return isEverTrue ? .always : .never
  }
}
