import NavTable
import Testing

/// Texts with placeholders.
struct WordTemplateTests {
  @Test(
    arguments: [
      ("Tea", [.literal("Tea")]), ("", []), ("{id}", [.argument("id")]),
      ("No. {id}!", [.literal("No. "), .argument("id"), .literal("!")]),
      ("{a}{b}", [.argument("a"), .argument("b")]), ("{{id}}", [.literal("{id}")]),
      ("{{{id}}}", [.literal("{"), .argument("id"), .literal("}")]), ("}}{{", [.literal("}{")]),
      ("{ id }", [.argument(" id ")]), ("Grüße {ö}", [.literal("Grüße "), .argument("ö")]),
    ] as [(String, [WordTemplate.Part])])
  func partsOfATemplate(_ text: String, _ parts: [WordTemplate.Part]) throws {
    #expect(try WordTemplate(text).parts == parts)
  }

  @Test(arguments: [("a {", 2), ("a }", 2), ("{}", 0), ("{a{b}", 0), ("{a", 0), ("ä {a}}", 6), ("{{{", 2), ("}{a}", 0)])
  func aLooseBrace(_ text: String, _ offset: Int) {
    #expect { try WordTemplate(text) } throws: { ($0 as? WordTemplate.LooseBrace)?.offset == offset }
  }

  @Test func placeholdersHaveTheirBytes() throws {
    let template = try WordTemplate("ä {a} {{ {bc}")
    #expect(
      template.placeholders.map(\.name) == ["a", "bc"] && template.placeholders.map(\.range) == [3..<6, 10..<14])
  }

  @Test func formatsOfCatalogs() throws {
    func format(_ text: String) throws -> String {
      try WordTemplate(text).format { ["n": .integer, "d": .decimal][$0] ?? .text }
    }
    #expect(try format("100 %") == "100 %", "a text without arguments is not a format")
    #expect(try format("{n} of 100 %") == "%1$lld of 100 %%")
    #expect(try format("{s} {n} {d} {s}") == "%1$@ %2$lld %3$lf %1$@")
    #expect(try format("{{{n}}}") == "{%1$lld}")
    #expect(try WordTemplate("{b} {a} {b}").names == ["b", "a"])
  }

  /// A text without braces is itself, and doubled braces around a placeholder stay braces.
  @Test func textsWithArguments() throws {
    #expect(try WordTemplate("{a}-{{{a}}}").text { _ in "{x}" } == "{x}-{{x}}")
  }
}
