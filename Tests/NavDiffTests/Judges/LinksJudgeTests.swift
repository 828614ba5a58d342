import Foundation
import FuzzTargets
import NavCompiler
import NavDiff
import NavPlayer
import TestTiers
import Testing

/// Both revisions open the same stacks exactly if `navc diff` has no effect on links.
///
/// `NAVC_DIFF_PAIRS=300 NAVC_DIFF_URLS=10000` is the whole test.
@Suite struct LinksJudgeTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let pairs = environment["NAVC_DIFF_PAIRS"].flatMap(UInt64.init) ?? 12
  private static let urls = environment["NAVC_DIFF_URLS"].flatMap(Int.init) ?? 200
  private static let first = environment["NAVC_DIFF_SEED"].flatMap(UInt64.init) ?? 1

  /// A URL that the players do not open equally.
  struct Finding {
    let url: String
    let old: [PlayedGraph.Stop]
    let new: [PlayedGraph.Stop]
    let facts: [String: String]
  }

  @Test func urlsOpenTheSameStackIfLinksHaveNoEffect() {
    var (count, changed, equal, unproven, renamed) = (0, 0, 0, 0, 0)
    var (faults, doubts): ([String], [String]) = ([], [])
    for seed in Self.first..<Self.first + Self.pairs {
      guard let pair = Revisions(linked: seed), let old = pair.old.side, let new = pair.new.side else { continue }
      var options = DiffOptions()
      options.searchesRenames = false
      let diff = GraphDiff(from: old, to: new, options)
      let effects = diff.changes.flatMap(\.effects).filter { $0.rule.area == .links }
      count += 1
      let finding = Self.difference(old.graph, new.graph, seed)
      if effects.isEmpty { equal += 1 } else { changed += 1 }
      if let finding, effects.isEmpty {
        faults.append(
          "seed \(seed): \(finding.url)\n  old \(finding.old)\n  new \(finding.new)\n  facts \(finding.facts)\n\(pair.edits)\n\(diff.listing)"
        )
      }
      let renaming = GraphDiff(from: old, to: new)
      if renaming.changes.contains(where: { $0.action == .renamed }) {
        renamed += 1
        let names = RenamedNames(renaming)
        let effects = renaming.changes.flatMap(\.effects).filter { $0.rule.area == .links }
        if effects.isEmpty, let finding = Self.difference(old.graph, new.graph, seed, names) {
          faults.append(
            "seed \(seed), with renames: \(finding.url)\n  old \(finding.old)\n  new \(finding.new)\n\(pair.edits)\n\(renaming.listing)"
          )
        }
      }
      if finding == nil, !effects.isEmpty {
        unproven += 1
        doubts.append(
          "seed \(seed): \(pair.edits)\n" + effects.map { "    \($0.rule.rawValue): \($0.message)\n" }.joined())
      }
    }
    print(
      "\(count) pairs: \(changed) with effects on links, of which \(unproven) without a URL; \(equal) without, of which \(faults.count) disagree; \(renamed) with renames"
    )
    for fault in faults { print("----\n\(fault)") }
    for doubt in doubts { print("++++\n\(doubt)") }
    #expect(faults.count == 0)
  }

  /// A URL that opens different stacks, with random values of the facts.
  static func difference(_ old: Graph, _ new: Graph, _ seed: UInt64, _ names: RenamedNames? = nil) -> Finding? {
    if names?.hasOtherValues == true { return nil }
    let samples = URLSamples(of: [old, new])
    guard !samples.isEmpty, let first = PlayedGraph(old), let second = PlayedGraph(new) else { return nil }
    var choices = Choices(seed: seed &+ 99)
    let rounds = 24
    for _ in 0..<rounds {
      let (facts, later) = (Self.facts(first, second, &choices), Self.facts(first, second, &choices))
      let (before, after) = (first.player(facts), second.player(facts))
      for _ in 0..<max(1, Self.urls / rounds) {
        let url = samples.url(&choices)
        let (was, now) = (first.matches(url), second.matches(url))
        if !was, !now { continue }
        var (left, right) = (before, after)
        _ = left.perform(.open(url))
        _ = right.perform(.open(url))
        left.comeToRest()
        right.comeToRest()
        if was != now {
          return Finding(url: url, old: first.stack(of: left), new: second.stack(of: right), facts: facts)
        }
        func isUntouched(_ one: Prototype, _ other: Prototype, since old: Prototype, _ new: Prototype) -> Bool {
          first.stack(of: one) == first.stack(of: old) && second.stack(of: other) == second.stack(of: new)
        }
        // A link that is refused leaves the first tab, which can be another one.
        if !isUntouched(left, right, since: before, after),
          let finding = compare(first, left, second, right, url, facts, names)
        {
          return finding
        }
        if choices.chance(20) {
          var (rested, restedToo) = (before, after)
          first.set(later, in: &left)
          second.set(later, in: &right)
          first.set(later, in: &rested)
          second.set(later, in: &restedToo)
          if !isUntouched(left, right, since: rested, restedToo),
            let finding = compare(first, left, second, right, url, later, names)
          {
            return finding
          }
        }
      }
    }
    return nil
  }

  private static func compare(
    _ first: PlayedGraph, _ left: Prototype, _ second: PlayedGraph, _ right: Prototype, _ url: String,
    _ facts: [String: String], _ names: RenamedNames?
  ) -> Finding? {
    let (was, new) = (first.stack(of: left), second.stack(of: right))
    let now = new.map { names?.old($0) ?? $0 }
    if was.map(\.withoutTab) == now.map(\.withoutTab) { return nil }
    return Finding(url: url, old: was, new: now, facts: facts)
  }

  static func facts(_ graphs: PlayedGraph..., choices: inout Choices) -> [String: String] {
    var facts: [String: String] = [:]
    for graph in graphs {
      for fact in graph.graph.facts where facts[fact.name] == nil {
        facts[fact.name] = SampleTexts.value(of: fact.type, &choices)
      }
    }
    return facts
  }

  private static func facts(_ first: PlayedGraph, _ second: PlayedGraph, _ choices: inout Choices) -> [String: String] {
    facts(first, second, choices: &choices)
  }
}
