import NavTable
import Testing

/// The two forms of the only JSON writer.
@Suite struct JSONWriterTests {
  private func write(_ form: JSONWriter.Form) -> String {
    var writer = JSONWriter(form)
    writer.object { writer in
      writer.string("a\u{1B}", "\u{202E}\n")
      writer.array("list") { writer in
        writer.number(nil, 1)
        writer.number(nil, 0.5)
        writer.truth(nil, true)
        writer.null()
        writer.object { _ in }
      }
      writer.array("empty") { _ in }
      writer.copy("id", json: "9007199254740993")
    }
    return writer.text
  }

  @Test func theIndentedFormHasALinePerMember() {
    #expect(
      write(.indented) == """
        {
          "a\\u001b": "\\u202e\\n",
          "list": [
            1,
            0.5,
            true,
            null,
            {}
          ],
          "empty": [],
          "id": 9007199254740993
        }
        """)
  }

  @Test func theOneLineFormHasTheSameEscapes() {
    #expect(
      write(.oneLine)
        == "{\"a\\u001b\":\"\\u202e\\n\",\"list\":[1,0.5,true,null,{}],\"empty\":[],\"id\":9007199254740993}")
  }
}
