import NavCompiler
import Testing

@testable import NavDiff

/// The effects of a rename, in sentences.
@Suite struct RenameEffectsTests {
  private func effects(_ old: String, _ new: String, _ name: NewName) throws -> RenameEffects {
    var effects = RenameEffects()
    let sides = (try Comparison.side([("a.nav.yaml", old)]), try Comparison.side([("a.nav.yaml", new)]))
    effects.add(from: sides.0, to: sides.1, by: name)
    // A graph that is added twice has each effect once.
    effects.add(from: sides.0, to: sides.1, by: name)
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
    #expect(found.contains("A saved stack with 's0' cannot be restored."))
  }

  @Test func equalGraphsHaveNoEffect() throws {
    let old = text(links: 1)
    let found = try effects(old, old, NewName(.screen, from: "s0", to: "s1")).text
    #expect(found == "Swift names, links, and saved states stay the same.")
  }
}
