import Foundation
import FuzzTargets
import NavDiff
import TestTiers
import Testing

/// `navc diff` reports exactly the changes after which code of an app does not compile.
///
/// `NAVC_DIFF_PAIRS=300` tries hundreds of pairs.
@Suite(.thorough) struct CallsJudgeTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NAVC_DIFF_PAIRS"].flatMap(Int.init) ?? 30
  private static let seed = environment["NAVC_DIFF_SEED"].flatMap(UInt64.init) ?? 1
  private static let perModule = 12

  /// Calls and stubs compile against their own graph. Otherwise, each comparison would be right.
  @Test func theCallsCompileAgainstTheirOwnGraph() throws {
    var judge = CallsJudge()
    for number in 0..<min(Self.perModule, Self.count) {
      try judge.add(#require(DifferencePair(number, seed: Self.seed, isEdited: false)))
    }
    let (modules, verdicts) = try judge.verdicts()
    #expect(modules == "")
    for (number, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
      #expect(verdict.calls + verdict.stubs == [], "graph \(number)")
    }
    #expect(judge.pairs.flatMap(\.changes).isEmpty)
  }

  @Test func callsCompileIfNothingBreaks() throws {
    var (pairs, broken, asking, onlyStubs) = (0, 0, 0, 0)
    var faults: [String] = []
    var conformances: [String: Int] = [:]
    for start in stride(from: 0, to: Self.count, by: Self.perModule) {
      var judge = CallsJudge()
      for number in start..<min(start + Self.perModule, Self.count) {
        if let pair = DifferencePair(number, seed: Self.seed) { try judge.add(pair) }
      }
      let (modules, verdicts) = try judge.verdicts()
      #expect(modules == "", "pairs from \(start)")
      if modules != "" { continue }
      for pair in judge.pairs {
        let verdict = verdicts[pair.number] ?? CallsJudge.Verdict()
        pairs += 1
        if !pair.breaks.isEmpty { broken += 1 }
        if pair.breaks.isEmpty, !pair.asks.isEmpty { asking += 1 }
        if !pair.breaks.isEmpty, verdict.calls.isEmpty {
          onlyStubs += 1
          for rule in Set(pair.breaks.map { $0.rule.rawValue + ": " + $0.message.prefix(90) }) {
            conformances[rule + " in \(pair.number)", default: 0] += 1
          }
        }
        if let fault = CallsJudge.fault(pair, verdict) {
          faults.append("\(fault)\n\(pair.description)")
          try Self.keep(pair)
        }
      }
    }
    print(
      "\(pairs) pairs: \(broken) break, of which \(onlyStubs) only in conformances; \(asking) ask; \(pairs - broken - asking) do neither; \(faults.count) disagree"
    )
    for (rule, _) in conformances.sorted(by: { $0.key < $1.key }) { print("only in conformances: \(rule)") }
    for fault in faults { print("----\n\(fault)") }
    #expect(faults.count == 0)
    #expect(broken > 0 && broken < pairs)
  }

  /// Writes a pair to a folder for inspection.
  private static func keep(_ pair: DifferencePair) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navc-difference-\(seed)-\(pair.number)")
    for (name, graph) in [("old", pair.old), ("new", pair.new)] {
      let part = folder.appending(path: name)
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      for file in graph.files {
        try file.yaml.write(to: part.appending(path: file.path), atomically: true, encoding: .utf8)
      }
    }
  }
}
