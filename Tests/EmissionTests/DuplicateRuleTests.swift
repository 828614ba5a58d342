import Foundation
import Testing

/// The table has the author's rules for duplicates.
@Suite struct DuplicateRuleTests {
  @Test func aRuleIsWrittenWhereTheAuthorWroteOneOrAKey() throws {
    let swift = try Emitted(
      """
      navc: 1
      graph: Test
      root: plain
      screens:
        plain: { push: { toKeyed: keyed, toRefusing: refusing, toAllowing: allowing, toBoth: both, toOnlyOne: onlyOne } }
        keyed: { arguments: { id: Int = 0, page: Int = 0 }, key: [id], push: { again: { to: keyed, recursive: true } } }
        refusing: { whenDuplicate: refuse }
        allowing: { whenDuplicate: allow }
        both: { arguments: { id: Int = 0 }, key: [id], whenDuplicate: allow }
        onlyOne: { key: [] }

      """
    ).swift
    let table = try #require(swift.components(separatedBy: #"""""#).dropFirst().first)
    let lines = table.split(separator: "\n").map { $0.drop { $0 == " " } }
    let said = lines.filter { $0.hasPrefix("screen ") || $0.hasPrefix("duplicates ") }
    #expect(
      said == [
        "screen plain", "screen keyed", "duplicates refuse", "screen refusing", "duplicates refuse", "screen allowing",
        "duplicates allow", "screen both", "duplicates allow", "screen onlyOne", "duplicates refuse",
      ])
  }
}
