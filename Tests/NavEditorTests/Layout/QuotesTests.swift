import NavCompiler
import Testing

@testable import NavEditor

/// The quotes of scalars.
struct QuotesTests {
  @Test func singleQuotesBecomeDoubleQuotes() {
    checkLayout("a: 'b'\n'c': 'it''s'\n", "a: \"b\"\n\"c\": \"it's\"\n")
    checkUnchanged("a: 'b\"c'\nd: 'e\\f'\ng: \"h\"\n")
  }

  /// In YAML 1.1, these characters end a line. In YAML 1.2, they and the blanks around them are text.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
  func rareLineBreaksInQuotesKeepTheirBlanks(_ character: String) {
    checkUnchanged("a: \"b\(character)c\"\n")
    checkUnchanged("a:\n  - \"b  \(character) c\(character)\(character)   \"\n")
    checkLayout("a:   'b \(character)   c'\n", "a: \"b \(character)   c\"\n")
    checkUnchanged("a: 'b \(character) \" c'\n")
    checkLayout("a: \"b \(character)  \n   \(character) c\"\n", "a: \"b \(character)\n  \(character) c\"\n")
    checkLayout("a: {b: \"c\(character)d\", e: 1}\n", "a:\n  b: \"c\(character)d\"\n  e: 1\n")
  }

  /// The quote before the text is the escape of its first character.
  @Test func aTextBeginsWithAQuote() {
    checkLayout("a: ''''\nb: '''Tis'\nc: '''''x'\n", "a: \"'\"\nb: \"'Tis\"\nc: \"''x\"\n")
    checkUnchanged("a: \"\\\"x\"\n")
  }

  @Test func quotesAreNeverRemoved() {
    checkUnchanged("title: \"Catalog\"\n")
  }

  private static let ambiguous = [
    "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "yes", "Yes", "YES", "no", "No", "NO", "on", "On",
    "ON",
    "off", "OFF", "y", "Y", "n", "N", "0", "1", "-1", "+1", "1_000", "0b101", "0o17", "017", "0x1F", "12:30",
    "1:20:30.5",
    "1.5", "-1.5e3", "1.", ".5", "1e3", "6.02e+23", ".inf", "-.INF", ".nan", "2024-01-01",
    "2001-12-14t21:59:43.10-05:00",
    "2001-12-14 21:59:43", "=", "<<", "1:30", "-1:30", "+190:20:30", "1_0:30", "09:30.5", "0:30.", "2001-1-4T1:02:03Z",
  ]
  private static let plain = [
    "Null1", "nULL", "oN", "yes!", "1a", "0b2", "0x", "12:60", "1-2", "2024-1", "2024-01-01x", "v1", "1.2.3", "e3", ".",
    "..", "-", "+", "nan", "inf", "<", "_1", "1,000", "nope", "y1", "-a", "/p/1",
    "09:30", "00:30", "0:30", "+01:30", "08:00:00", "1:2_0", "2024-1-1", "2024-01-1", "2024-1-01T10:00",
  ]

  @Test func namesAndTextsGainQuotes() {
    let isAmbiguous = { (text: String) in PlainText.isAmbiguous(Array(text.utf8).span) }
    for text in Self.ambiguous {
      #expect(isAmbiguous(text), "\(text)")
      checkLayout("screens:\n  a:\n    title: \(text)\n", "screens:\n  a:\n    title: \"\(text)\"\n")
    }
    for text in Self.plain { #expect(!isAmbiguous(text), "\(text)") }
  }

  @Test func aTextThatPyYAMLCannotReadGainsQuotesInFlow() {
    checkLayout(
      "screens: { a: { arguments: { id: String?, ids: [Int?] }, requires: not a, link: /p?q } }\n",
      "screens:\n  a: { arguments: { id: \"String?\", ids: [\"Int?\"] }, requires: not a, link: \"/p?q\" }\n")
    checkUnchanged("screens:\n  a:\n    arguments:\n      id: String?\n")
  }

  @Test func aDashIsNotAnItem() {
    checkLayout("a: [-, # c\n b]\n", "a:\n  - \"-\"  # c\n  - b\n")
  }

  @Test func aTextWithQuotesGainsSingleQuotes() {
    checkLayout(
      "conditions: { a: b == \"x?\" }\n".replacing("\"x?\"", with: "it's \"x?\""),
      "conditions: { a: 'b == it''s \"x?\"' }\n")
  }

  @Test func placesOfTexts() {
    let old = """
      navc: 1
      graph: On
      doc: no
      root: [y, n]
      access: public
      imports: [No]
      pages: { conform: no, import: off }
      types: { E: [no, yes], No: { swift: no, is: [Hashable], link: true, doc: 1 } }
      facts: { on: Bool, b: { type: [Int?], arguments: { n: Int? }, async: true, timeout: 2s, otherwise: no } }
      conditions: { c: yes }
      defaults: { animated: no, transition: on, whenBusy: drop }
      links: { bases: [on], whenRefused: stop }
      anywhere: { push: { y: n } }
      screens:
        1: { title: 12:30, class: no, key: [n], requires: true, back: no, alert: off, shared: yes, link: 1 }
        2: { arguments: { d: { type: Int, default: 1, optional: no }, e: [Int?] }, metadata: { since: 2024-01-01 } }
        3: { back: { shouldPerform: no, otherwise: no }, bar: { hidden: no, style: no }, mount: no, exits: { e: no } }
        4: { push: { a: no, b: { to: no, pass: { y: no, z: [no] }, recursive: { maxDepth: 4 }, hook: required } } }
        5: { unwind: { a: { to: no, returns: Int? }, b: { returns: { n: Int? } } }, tabs: { n: no, o: { to: no } } }
        6: { alert: { destructive: [no], cancel: no }, link: { path: 1, via: [no] }, unknown: no }

      """
    let new = """
      navc: 1
      graph: "On"
      doc: "no"
      root: ["y", "n"]
      access: public
      imports: ["No"]
      pages: { conform: "no", import: "off" }
      types: { E: [no, yes], "No": { swift: "no", is: [Hashable], link: true, doc: "1" } }
      facts: { "on": Bool, b: { type: ["Int?"], arguments: { "n": "Int?" }, async: true, timeout: 2s, otherwise: no } }
      conditions: { c: "yes" }
      defaults: { animated: no, transition: "on", whenBusy: drop }
      links: { bases: ["on"], whenRefused: stop }
      anywhere: { push: { "y": "n" } }
      screens:
        "1": { title: "12:30", class: "no", key: ["n"], requires: "true", back: no, alert: off, shared: yes, link: "1" }
        "2": { arguments: { d: { type: Int, default: 1, optional: no }, e: ["Int?"] }, metadata: { since: "2024-01-01" } }
        "3":
          back: { shouldPerform: "no", otherwise: "no" }
          bar: { hidden: no, style: "no" }
          mount: "no"
          exits: { e: "no" }
        "4": { push: { a: "no", b: { to: "no", pass: { "y": no, z: [no] }, recursive: { maxDepth: 4 }, hook: required } } }
        "5":
          unwind: { a: { to: "no", returns: "Int?" }, b: { returns: { "n": "Int?" } } }
          tabs: { "n": "no", o: { to: "no" } }
        "6": { alert: { destructive: ["no"], cancel: "no" }, link: { path: "1", via: ["no"] }, unknown: no }

      """
    checkLayout(old, new)
  }

  @Test func theExitsOfAFragmentAreTypes() {
    checkLayout("fragment: F\nexits: { done: Int? }\n", "fragment: F\nexits: { done: \"Int?\" }\n")
  }

  @Test func mergeKeysTagsAndMissingValuesGainNoQuotes() {
    checkUnchanged("a: &x { b: 1 }\nc: { <<: *x }\ntitle: !t no\ndoc:\n")
  }
}
