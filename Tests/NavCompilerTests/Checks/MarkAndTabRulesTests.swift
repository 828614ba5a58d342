import NavCompiler
import SeededRandom
import TestTiers
import Testing

/// Compares go segues to tabs, and screens with `shared`, to the unfolded tree of small random graphs.
@Suite(.thorough) struct MarkAndTabRulesTests {
  @Test func aTabIsKnownExactlyIfItIsTheSameEverywhere() {
    var random = SplitMix(seed: 12)
    var (right, wrong) = (0, 0)
    for _ in 0..<4000 {
      var small = SmallGraph.valid(&random)
      small.addSelections(&random)
      guard small.screens.contains(where: { !$0.selects.isEmpty && $0.isContainer == false }) else { continue }
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml))
      let messages = result.diagnostics.diagnostics.filter { $0.severity == .error }
      #expect((result.graph != nil) == small.keepsTheRules, "\(messages.map(\.message)) \(small.yaml)")
      #expect(messages.allSatisfy { $0.rule == .unknownTab })
      if messages.isEmpty { right += 1 } else { wrong += 1 }
    }
    #expect(right > 100 && wrong > 500, "\(right) right, \(wrong) wrong")
  }

  /// `shared` has no effect if only one screen opens the screen and no unwind above goes to `opener`. It also
  /// has no effect on a target of `anywhere`.
  @Test func aMarkIsNeedlessExactlyIfNothingChangesWithoutIt() {
    var random = SplitMix(seed: 13)
    var (needless, needed) = (0, 0)
    for _ in 0..<4000 {
      let small = SmallGraph.valid(&random)
      let text = small.yaml
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: text))
      let reported = Set(
        result.diagnostics.diagnostics.filter { $0.rule == .needlessShared }.map { screen(at: $0.range, in: text) })
      let places = small.occurrences ?? []
      for (number, screen) in small.screens.enumerated() where screen.isShared {
        let isOffered = small.anywhere.contains { $0.target == number }
        // A target of `anywhere` has one parent node, which represents any number of screens.
        guard isOffered || small.anywhere.isEmpty else { continue }
        let parents = Set(
          places.filter { $0.last?.screen == number && $0.count > 1 }.map {
            [$0[$0.count - 2].screen, $0[$0.count - 1].tab]
          })
        let asks = places.contains { way in
          way.contains { $0.screen == number }
            && small.screens[way[way.count - 1].screen].unwinds.contains { $0.target == .opener }
        }
        let isNeedless = isOffered || parents.count < 2 && !asks
        #expect(reported.contains(number) == isNeedless, "s\(number) of\n\(text)")
        if isNeedless { needless += 1 } else { needed += 1 }
      }
    }
    #expect(needless > 200 && needed > 200, "\(needless) needless, \(needed) needed")
  }

  /// The number of the screen whose declaration contains a range.
  private func screen(at range: SourceRange, in text: String) -> Int {
    let before = String(decoding: Array(text.utf8).prefix(Int(range.lower)), as: UTF8.self)
    let head = before.split(separator: "\n").last { $0.hasPrefix("  s") && $0.hasSuffix(":") } ?? ""
    return Int(head.dropFirst(3).dropLast()) ?? -1
  }
}
