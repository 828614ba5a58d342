import NavTable
import Testing

/// The escaping of all JSON that navc writes.
@Suite struct JSONStringTests {
  private func json(_ text: String) -> String {
    var json = "["
    json.append(jsonString: text)
    return json
  }

  @Test func textsAreQuoted() {
    #expect(json("") == "[\"\"")
    #expect(json("Tea “お茶” 🍵") == "[\"Tea “お茶” 🍵\"")
    #expect(json("\"\\/") == "[\"\\\"\\\\/\"")
    #expect(json("a\nb\rc\td") == "[\"a\\nb\\rc\\td\"")
  }

  /// A terminal that prints the JSON does not execute an escape sequence, and does not reverse a text.
  @Test func charactersThatMoveACursorAreEscaped() {
    #expect(json("\u{0}\u{1B}[2J\u{7F}\u{9B}") == "[\"\\u0000\\u001b[2J\\u007f\\u009b\"")
    #expect(json("\u{202E}\u{2066}\u{61C}\u{2028}") == "[\"\\u202e\\u2066\\u061c\\u2028\"")
  }
}
