import Foundation
import NavCompiler
import TestTiers
import Testing

/// Graphs with several faults at once. The compiler reports all faults, and nothing else.
///
/// `NAVC_FAULTY_GRAPHS` is the number of graphs, and `NAVC_FAULTY_SEED` is the first seed.
@Suite(.thorough) struct FaultsByChanceTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NAVC_FAULTY_GRAPHS"].flatMap(Int.init) ?? 600
  private static let first = environment["NAVC_FAULTY_SEED"].flatMap(UInt64.init) ?? 1
  /// One of `stride` graphs has each of its fixes tried.
  private static let stride = 5

  private static func check(_ text: String) -> Compiler.Result {
    Compiler.check(SourceFile(path: "faulty.nav.yaml", text: text))
  }

  /// The messages of a severity, regardless of their place.
  private static func said(_ result: Compiler.Result, _ severity: Severity) -> [String] {
    result.diagnostics.diagnostics.filter { $0.severity == severity }.map { "\($0.rule.id): \($0.message)" }
      .sorted()
  }

  /// Checks the graphs of all seeds, and stops at the tenth failure.
  private func forEach(by step: Int = 1, _ problem: (UInt64, FaultyGraph) -> String?) {
    var failures = 0
    for index in Swift.stride(from: 0, to: Self.count, by: step) where failures < 10 {
      let seed = Self.first + UInt64(index)
      let graph = FaultyGraph(seed: seed)
      guard let problem = problem(seed, graph) else { continue }
      failures += 1
      Issue.record("seed \(seed), \(graph.faults): \(problem)\n\(graph.text())")
    }
  }

  /// A file with several faults has the errors of all files with one of the faults. No fault hides another one or
  /// causes further messages. A warning can be missing if an error makes it uncertain, but no error causes a warning.
  @Test func noFaultHidesAnother() {
    forEach { seed, graph in
      let all = Self.check(graph.text())
      var (errors, warnings): ([String], Set<String>) = ([], [])
      for index in graph.faults.indices {
        let one = Self.check(FaultyGraph(seed: seed, faults: index..<index + 1).text())
        errors += Self.said(one, .error)
        warnings.formUnion(Self.said(one, .warning))
      }
      let found = Self.said(all, .error)
      if found != errors.sorted() {
        let missing = errors.filter { !found.contains($0) }
        let extra = found.filter { !errors.contains($0) }
        return "missing \(missing), more than that \(extra)"
      }
      let new = Self.said(all, .warning).filter { !warnings.contains($0) }
      return new.isEmpty ? nil : "new warnings \(new)"
    }
  }

  @Test func aGraphWithoutFaultsIsRight() {
    forEach { seed, _ in
      let result = Self.check(FaultyGraph(seed: seed, faults: 0..<0).text())
      let all = result.diagnostics.diagnostics.map(\.message)
      return all.isEmpty && result.graph != nil ? nil : "\(all)"
    }
  }

  /// The same messages appear in flow style and with aliases. A fault that aliases repeat is reported once.
  @Test func theStyleDoesNotMatter() {
    forEach { _, graph in
      let plain = Self.check(graph.text())
      for (isFlow, hasAliases) in [(true, false), (false, true), (true, true)] {
        let text = graph.text(FaultyGraph.Style(isFlow: isFlow, hasAliases: hasAliases))
        let other = Self.check(text)
        for severity in [Severity.error, .warning] where Self.said(plain, severity) != Self.said(other, severity) {
          return "\(Self.said(plain, severity)) and, otherwise written, \(Self.said(other, severity)): \(text)"
        }
      }
      return nil
    }
  }

  /// Each fix that needs no decision corrects its own error, causes no new error, and hides no other.
  @Test func eachFixMendsItsOwn() {
    forEach(by: Self.stride) { seed, graph in
      let style = FaultyGraph.Style(isFlow: seed % 2 == 0, hasAliases: seed % 3 == 0)
      let result = Self.check(graph.text(style))
      for diagnostic in result.diagnostics.diagnostics {
        guard diagnostic.fixes.count == 1, let fix = diagnostic.fixes.first, fix.safety == .safe else { continue }
        let mended = Self.check(Self.apply(fix, to: result.file))
        var left = Self.said(result, .error) + Self.said(result, .warning)
        let own = "\(diagnostic.rule.id): \(diagnostic.message)"
        left.removeAll { $0 == own }
        let now = Self.said(mended, .error) + Self.said(mended, .warning)
        if now.filter({ $0 == own }).count >= (Self.said(result, diagnostic.severity).filter { $0 == own }.count) {
          return "'\(fix.title)' does not mend '\(own)'"
        }
        let new = Self.said(mended, .error).filter { !left.contains($0) && $0 != own }
        if !new.isEmpty { return "'\(fix.title)' makes \(new)" }
        let lost = Self.said(result, .error).filter { $0 != own && !now.contains($0) }
        if !lost.isEmpty { return "'\(fix.title)' takes away \(lost)" }
      }
      return nil
    }
  }

  @Test func mendingComesToAnEnd() {
    forEach(by: Self.stride) { seed, graph in
      let result = Self.check(graph.text(FaultyGraph.Style(isFlow: seed % 2 == 0, hasAliases: seed % 3 == 0)))
      let isEasy = result.diagnostics.diagnostics.allSatisfy { diagnostic in
        diagnostic.severity == .warning || diagnostic.fixes.count == 1 && diagnostic.fixes[0].safety == .safe
      }
      guard let mended = Compiler.mend(result) else {
        let isSafe = { (diagnostic: Diagnostic) in diagnostic.fixes.count == 1 && diagnostic.fixes[0].safety == .safe }
        return isEasy && result.diagnostics.diagnostics.contains(where: isSafe) ? "nothing was mended" : nil
      }
      if mended.result.graph == nil { return "what was mended has errors" }
      if !Self.said(result, .error).isEmpty, !isEasy { return "an error without a fix was mended" }
      return Compiler.mend(mended.result) == nil ? nil : "what was mended is mended again"
    }
  }

  private static func apply(_ fix: Diagnostic.Fix, to file: SourceFile) -> String {
    var bytes = file.bytes
    for edit in fix.edits.sorted(by: { $0.range.lower > $1.range.lower }) {
      bytes.replaceSubrange(Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.newText.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
