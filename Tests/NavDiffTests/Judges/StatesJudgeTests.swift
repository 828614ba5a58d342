import Foundation
import FuzzTargets
import NavCompiler
import NavDiff
import NavRuntime
import NavTable
import TestTiers
import Testing

@testable import NavPlayer

/// The new revision restores the stacks of the old one completely exactly if `navc diff` has no effect on states.
///
/// `NAVC_DIFF_PAIRS=300 NAVC_DIFF_WALKS=2000` is the whole test.
@Suite struct StatesJudgeTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let pairs = environment["NAVC_DIFF_PAIRS"].flatMap(UInt64.init) ?? 12
  private static let walks = environment["NAVC_DIFF_WALKS"].flatMap(Int.init) ?? 20
  private static let first = environment["NAVC_DIFF_SEED"].flatMap(UInt64.init) ?? 1

  @Test func statesAreRestoredIfTheyHaveNoEffect() {
    var (count, changed, unproven, stacks, cuts) = (0, 0, 0, 0, 0)
    var (faults, doubts): ([String], [String]) = ([], [])
    for seed in Self.first..<Self.first + Self.pairs {
      guard let pair = Revisions(seed: seed &+ 5_000), let old = pair.old.side, let new = pair.new.side else {
        continue
      }
      var options = DiffOptions()
      options.searchesRenames = false
      let diff = GraphDiff(from: old, to: new, options)
      let effects = diff.changes.flatMap(\.effects).filter { $0.rule.area == .state }
      // Devices do not know renames.
      let found = GraphDiff(from: old, to: new).changes.flatMap(\.effects).filter { $0.rule.area == .state }
      let isAboutPredicates = effects.allSatisfy { $0.rule == .stateRequires }
      if found.isEmpty != effects.isEmpty, !isAboutPredicates {
        faults.append(
          "seed \(seed): with renames \(found.map(\.message)), without \(effects.map(\.message))\n\(pair.edits)")
      }
      count += 1
      if !effects.isEmpty { changed += 1 }
      let losses = ReportedLosses(diff, from: old.graph, to: new.graph)
      let walked = Self.walk(old.graph, new.graph, losses, seed)
      stacks += walked.stacks
      cuts += walked.cuts
      if let fault = walked.fault { faults.append("seed \(seed): \(fault)\n\(pair.edits)\n\(diff.listing)") }
      if walked.cuts == 0, !effects.isEmpty {
        unproven += 1
        doubts.append(
          "seed \(seed): \(pair.edits), the walks saw \(walked.ways.sorted().joined(separator: ", "))\n"
            + effects.map { "    \($0.rule.rawValue): \($0.message)\n" }.joined())
      }
    }
    print(
      "\(count) pairs, \(stacks) stacks, \(cuts) cut: \(changed) pairs with effects on states, of which \(unproven) without a cut stack; \(faults.count) disagree"
    )
    for fault in faults { print("----\n\(fault)") }
    for doubt in doubts { print("++++\n\(doubt)") }
    #expect(faults.count == 0)
    #expect(stacks > 0)
  }

  private struct Walked {
    var (stacks, cuts) = (0, 0)
    /// The pairs of screens in the saved stacks.
    var ways: Set<String> = []
    /// The first stack that the new revision cuts elsewhere than the comparison says.
    var fault: String?
  }

  /// Saves stacks in the old revision, and restores them in the new one.
  private static func walk(_ old: Graph, _ new: Graph, _ losses: ReportedLosses, _ seed: UInt64) -> Walked {
    var walked = Walked()
    guard let first = PlayedGraph(old), let second = PlayedGraph(new) else { return walked }
    let (types, newTypes) = (SavedTypes(old), SavedTypes(new))
    var choices = Choices(seed: seed &+ 7)
    for _ in 0..<Self.walks where walked.fault == nil {
      let facts = LinksJudgeTests.facts(first, second, choices: &choices)
      var player = first.player(facts)
      for number in 0..<10 {
        // The first stack is the root.
        guard number == 0 || step(&player, &choices) else { continue }
        let saved = SavedStack(player, first, types)
        if saved.entries.isEmpty { continue }
        // A stack that its own revision does not restore proves nothing.
        if saved.cut(in: first, types, facts) != nil { continue }
        walked.stacks += 1
        for (below, above) in zip(saved.entries, saved.entries.dropFirst()) {
          walked.ways.insert("'\(above.screen)' on '\(below.screen)'")
        }
        let cut = saved.cut(in: second, newTypes, facts)
        if cut != nil { walked.cuts += 1 }
        if let fault = losses.contradiction(to: cut, of: saved, in: second) {
          walked.fault = "\(saved.entries.map { "\($0.screen) \($0.opening)" }): \(fault), facts \(facts)"
          break
        }
      }
    }
    return walked
  }

  /// Performs a random segue of a random page. Returns whether the stack is another one.
  private static func step(_ player: inout Prototype, _ choices: inout Choices) -> Bool {
    let before = player.core.stack
    let pages = before.compactMap { player.page($0.instance) }
    guard let page = choices.chance(75) ? pages.last : pages.isEmpty ? nil : choices.pick(pages) else { return false }
    let table = player.table
    let segues = player.offers(of: page) + table[page.screen].segues
    guard !segues.isEmpty else { return false }
    // Most walks go up.
    let up = segues.filter { table.destination(of: $0) != nil }
    let segue = choices.pick(up.isEmpty || choices.chance(20) ? segues : up)
    var given: [PrototypeCommand.Given] = []
    if let screen = table.destination(of: segue), table.opening(of: segue).tab == nil {
      for argument in player.graph.arguments(of: screen) where choices.chance(70) {
        let text = SampleTexts.argument(of: argument.type, &choices)
        if argument.type.value(of: text) != nil {
          given.append(PrototypeCommand.Given(name: argument.name, value: text))
        }
      }
    }
    let command = PrototypeCommand.press(Int(page.id.rawValue), table.ownName(of: segue), arguments: given)
    _ = player.perform(command)
    player.comeToRest()
    return player.core.stack != before
  }
}

extension SampleTexts {
  /// A text that a user types for an argument.
  static func argument(of type: PrototypeType, _ choices: inout Choices) -> String {
    if type.isOptional, choices.chance(30) { return "nil" }
    if type.isList {
      switch type.base {
      case .choice(let cases): return PrototypeValue.list([.text(choices.pick(cases))]).text
      case .text: return PrototypeValue.list([.text(choices.pick(all))]).text
      case .integer: return choices.pick(["[]", "[7, -7]"])
      case .decimal: return choices.pick(["[]", "[1.5]"])
      case .truth: return choices.pick(["[]", "[true]"])
      case .uuid: return #"["A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11"]"#
      case .url: return #"["https://example.com/"]"#
      case .date: return #"["2026-01-01T00:00:00Z"]"#
      case .foreign: return choices.pick(["[]", #"["1"]"#])
      }
    }
    if case .choice(let cases) = type.base { return choices.pick(cases) }
    if type.base == .uuid { return "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11" }
    if type.base == .truth { return choices.pick(["true", "false"]) }
    switch type.base {
    case .decimal: return choices.pick(["1.5", "7", "-0.25"])
    case .integer: return choices.pick(["7", "-7", "0"])
    default: return choices.chance(50) ? choices.pick(all) : type.sample.plain
    }
  }
}
