import Foundation
import NavCompiler
import Testing

@testable import NavDiff

/// The effects of a rename, in sentences.
@Suite struct RenameEffectsTests {
  private func effects(_ old: String, _ new: String, _ name: NewName) throws -> RenameEffects {
    var effects = RenameEffects()
    let sides = (try Comparison.side([("a.nav.yaml", old)]), try Comparison.side([("a.nav.yaml", new)]))
    effects.add(from: sides.0.graph, to: sides.1.graph, by: name)
    // A graph that is added twice has each effect once.
    effects.add(from: sides.0.graph, to: sides.1.graph, by: name)
    return effects
  }

  /// A graph with a case in its links, and with a condition that only its predicates use.
  private func text(links: Int) -> String {
    """
    navc: 1
    graph: A
    root: a
    links: { bases: ["play://"] }
    types: { Color: [red, green] }
    screens:
      a: { push: { \((0..<links).map { "open\($0): s\($0)" }.joined(separator: ", ")) } }

    """
      + (0..<links).map { "  s\($0): { arguments: { color: Color }, link: \"/s\($0)/{color}\", unwind: { up: a } }\n" }
      .joined()
  }

  @Test func aCaseConcernsLinks() throws {
    let old = text(links: 1)
    let name = NewName(.enumCase, of: "Color", from: "red", to: "blue")
    let found = try effects(old, old.replacing("[red", with: "[blue"), name).text
    #expect(found.hasPrefix("'red' of 'A.Color' is now 'blue'."))
    #expect(found.contains("/s0/red does not open 's0' anymore."))
    #expect(found.ranges(of: "/s0/red").count == 1)
    #expect(!found.contains("Play://"))
  }

  /// A literal opens its own screen, before and after the rename.
  @Test func aLiteralTakesTheURLOfACase() throws {
    let old =
      text(links: 1).replacing("open0: s0", with: "open0: s0, fix: f")
      + "  f: { link: \"/s0/red\", unwind: { up: a } }\n"
    let name = NewName(.enumCase, of: "Color", from: "red", to: "blue")
    let found = try effects(old, old.replacing("[red", with: "[blue"), name).text
    #expect(!found.contains("/s0/red does not open"))
    #expect(found.contains("/s0/blue opens 's0'."))
  }

  @Test func aLongListIsCut() throws {
    let old = text(links: 40)
    let name = NewName(.enumCase, of: "Color", from: "red", to: "blue")
    let found = try effects(old, old.replacing("[red", with: "[blue"), name).text
    #expect(found.hasSuffix(" more effects."))
    #expect(found.count < 2_000)
  }

  @Test func theGeneratedNamesAreThoseOfTheEmitter() throws {
    let old = text(links: 1)
    let new = old.replacing("s0:", with: "self:").replacing(": s0", with: ": self")
    let found = try effects(old, new, NewName(.screen, from: "s0", to: "self")).text
    #expect(found.contains("'A.S0' is now 'A.SelfScreen'."))
    #expect(found.contains("A saved stack with 's0' cannot be restored; add 'was: s0' to 'self'."))
  }

  /// Two names can have the same declarations.
  @Test func theDeclarationsCanStayTheSame() throws {
    let old = text(links: 1)
    let new = old.replacing("s0:", with: "S0:").replacing(": s0", with: ": S0")
    let found = try effects(old, new, NewName(.screen, from: "s0", to: "S0")).text
    #expect(found == "A saved stack with 's0' cannot be restored; add 'was: s0' to 'S0'.")
    var options = DiffOptions()
    options.renames = ["s0": "S0"]
    #expect(try Comparison(old, new, options).effects(.api) == [])
  }

  @Test func equalGraphsHaveNoEffect() throws {
    let old = text(links: 1)
    let found = try effects(old, old, NewName(.screen, from: "s0", to: "s1")).text
    #expect(found == "Swift names, links, and saved states stay the same.")
  }

  /// A full comparison finds the same effects, except names that the new name displaces. In a graph that mounts a
  /// fragment, the comparison also lists the consequences of a new name in the fragment.
  @Test func theEffectsAreThoseOfTheComparison() throws {
    var count = 0
    for seed in Self.seeds {
      for rename in try RandomRename.some(seed: seed) {
        var options = DiffOptions()
        options.renames = rename.name.declaration
        let changes = GraphDiff(from: rename.old, to: rename.new, options).changes
        func messages(_ changes: [Change]) -> Set<String> {
          Set(changes.flatMap(\.effects).filter { [.api, .links, .state].contains($0.rule.area) }.map(\.message))
        }
        let (all, own) = (messages(changes), messages(changes.filter { $0.action == .renamed }))
        var effects = RenameEffects()
        effects.add(from: rename.old.graph, to: rename.new.graph, by: rename.name)
        #expect(effects.messages.isSuperset(of: own), "\(rename)")
        let others = effects.messages.subtracting(all).filter { !$0.contains("' is now '") }
        #expect(others == [], "\(rename)")
        if rename.old.graph.fragments.isEmpty { #expect(effects.messages.isSuperset(of: all), "\(rename)") }
        count += own.count
      }
    }
    #expect(count > 40)
  }

  private static let seeds: Range<UInt64> = {
    0..<(ProcessInfo.processInfo.environment["NAVC_RENAMES"].flatMap(UInt64.init) ?? 30)
  }()

  @Test func namesThatTheRenameTakesAreListed() throws {
    let old = text(links: 1)
    let new = old.replacing("s0:", with: "screens:").replacing(": s0", with: ": screens")
    let found = try effects(old, new, NewName(.screen, from: "s0", to: "screens")).text
    #expect(found.contains("'A.S0' is now 'A.Screens'."))
    #expect(found.contains("'A.Screens' is now 'A.AScreens'."))
  }
}
