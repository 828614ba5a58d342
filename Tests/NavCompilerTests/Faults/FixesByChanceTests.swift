import NavCompiler
import TestTiers
import Testing

/// Each fix, applied alone to a graph with several faults, removes its own message and causes no other error.
@Suite(.thorough) struct FixesByChanceTests {
  private static let seeds: Range<UInt64> = 1..<601

  /// Whether a rule is about names or texts. A fix of such a fault lets the compiler check more of the graph, and
  /// more errors can appear.
  private static func uncovers(_ rule: Rule) -> Bool {
    rule.section == .file || rule.section == .names || rule.section == .predicates
      || [.unknownArgument, .argumentType, .invalidDefault, .linkSyntax].contains(rule)
  }

  /// The rules about keys and YAML, which a fix must not break.
  private static let shapes: [Rule] = [.unknownKey, .duplicateKey, .yamlSyntax, .missingKey]

  private struct Count {
    let errors: Int
    let shapes: Int
    let own: Int

    init(_ result: Compiler.Result, like own: Diagnostic) {
      let all = result.diagnostics.diagnostics
      errors = result.diagnostics.errorCount
      shapes = all.count { FixesByChanceTests.shapes.contains($0.rule) }
      self.own = all.count { $0.rule == own.rule && $0.message == own.message }
    }
  }

  private static func check(_ text: String) -> Compiler.Result {
    Compiler.check(SourceFile(path: "wild.nav.yaml", text: text))
  }

  /// Tries the fixes of the graphs of all seeds, and stops at the tenth failure.
  private func forEachFix(
    hasAliases: Bool, _ problem: (Diagnostic, _ before: String, _ after: String) -> String?
  ) -> Int {
    var (fixes, failures) = (0, 0)
    for seed in Self.seeds where failures < 10 {
      let text = WildGraph(seed: seed, changes: Int(seed % 5)).text(hasAliases: hasAliases)
      for diagnostic in Self.check(text).diagnostics.diagnostics {
        for fix in diagnostic.fixes {
          fixes += 1
          let mended = MarkedSource(text).applying(fix.edits)
          guard let problem = problem(diagnostic, text, mended) else { continue }
          failures += 1
          Issue.record("seed \(seed): '\(fix.title)' of '\(diagnostic.message)' \(problem)\n\(text)\n\(mended)")
        }
      }
    }
    return fixes
  }

  @Test func eachMendsItsOwnAndDoesNoHarm() {
    let count = forEachFix(hasAliases: false) { diagnostic, text, mended in
      let before = Count(Self.check(text), like: diagnostic)
      let after = Count(Self.check(mended), like: diagnostic)
      if after.own >= before.own { return "leaves it" }
      if after.shapes > before.shapes { return "writes a key that is not one" }
      return after.errors > before.errors && !Self.uncovers(diagnostic.rule) ? "makes more errors" : nil
    }
    #expect(count > 200, "there are fixes to try")
  }

  /// In a file with aliases, a fix changes one segue or one key of a screen.
  @Test func eachChangesOnePlace() {
    let count = forEachFix(hasAliases: true) { diagnostic, text, mended in
      let before = Count(Self.check(text), like: diagnostic)
      let after = Count(Self.check(mended), like: diagnostic)
      if after.shapes > before.shapes { return "writes a key that is not one" }
      if after.errors > before.errors, !Self.uncovers(diagnostic.rule) { return "makes more errors" }
      // A fault in a key or a predicate occurs in each place that repeats it through an alias.
      if diagnostic.rule.section == .file || diagnostic.rule == .predicateSyntax { return nil }
      let places = PlainPlaces(text).changes(to: PlainPlaces(mended))
      return places.count > 1 ? "changes \(places)" : nil
    }
    #expect(count > 100, "there are fixes to try")
  }
}
