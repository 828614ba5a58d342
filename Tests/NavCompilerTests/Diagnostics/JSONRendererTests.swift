import Foundation
import NavCompiler
import Testing

@Suite struct JSONRendererTests {
  @Test func aMessageIsAsSpecified() throws {
    let file = SourceFile(path: "shop.nav.yaml", text: "ä\nto: prodct\n")
    let range = SourceRange(file: 0, lower: 7, upper: 13)
    let diagnostic = Diagnostic(
      .unknownScreen, "no screen is called 'prodct'", at: range, notes: [.init("did you mean 'product'?", at: range)],
      fixes: [.init("change to 'product'", [.init(range, "product")])])
    let place = #""file":"shop.nav.yaml","range":{"start":{"line":2,"column":5},"end":{"line":2,"column":11}}"#
    let expected =
      #"[{"id":"unknown-screen","severity":"error","message":"no screen is called 'prodct'",\#(place),"#
      + #""notes":[{"message":"did you mean 'product'?",\#(place)}],"#
      + #""fixes":[{"title":"change to 'product'","edits":[{\#(place),"newText":"product"}]}]}]"#
    let text = JSONValue.array(JSONRenderer(file).render([diagnostic])).text
    #expect(text.replacing(#/\n */#, with: "").replacing("\": ", with: "\":") == expected)
  }

  @Test func everyTextSurvives() throws {
    var text = String((0...0x2FF).compactMap { Unicode.Scalar($0) }.map { Character($0) })
    text += "漢😀\u{2028}\u{202E}\u{2066}\u{61C}\u{FFFD}\\\"/"
    let json = JSONValue.object([("a", .string(text))]).text
    #expect(json.unicodeScalars.allSatisfy { !$0.properties.isBidiControl && ($0.value >= 0x20 || $0 == "\n") })
    let data = Data(json.utf8)
    let back = try JSONDecoder().decode([String: String].self, from: data)
    #expect(back["a"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func emptyCollectionsAreShort() {
    #expect(JSONValue.object([("a", .array([])), ("b", .object([]))]).text == "{\n  \"a\": [],\n  \"b\": {}\n}\n")
    #expect(JSONValue.array([.null, .bool(true), .number(-1)]).text == "[\n  null,\n  true,\n  -1\n]\n")
  }
}
