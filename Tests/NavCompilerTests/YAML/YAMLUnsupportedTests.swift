import NavCompiler
import Testing

@Suite struct YAMLUnsupportedTests {
  @Test func mergeKeys() {
    check(
      shop(
        """
        screens:
          a:
            push:
              first: &first { to: b, animated: false }
              second: { 1️⃣<<1️⃣: *first, doc: x }
          b:

        """),
      .init(.yamlUnsupported, "1️⃣", "merge keys ('<<') are not part of the language; write the entries out"))
  }

  @Test func aQuotedMergeKeyIsAName() {
    check(
      shop("screens: { a: { metadata: { \"<<\": x } } }\n"))
  }

  @Test func tags() {
    check(
      shop("doc: 1️⃣!!str1️⃣ x\nscreens:\n  a: { title: 2️⃣!x2️⃣ y }\n"),
      .init(
        .yamlUnsupported, "1️⃣", "tags are not part of the language; put quotes around a value that starts with '!'"),
      .init(
        .yamlUnsupported, "2️⃣", "tags are not part of the language; put quotes around a value that starts with '!'"))
  }

  @Test func aTagBehindAnAnchor() {
    check(
      shop("doc: &d\n  # a comment\n  1️⃣!!str1️⃣ x\nscreens: { a: { doc: *d } }\n"),
      .init(
        .yamlUnsupported, "1️⃣", "tags are not part of the language; put quotes around a value that starts with '!'"))
  }

  @Test func aPredicateThatStartsWithAnExclamationMark() {
    check(
      shop("facts: { isReady: Bool }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: 1️⃣!1️⃣isReady } } }\n  b:\n"),
      .init(
        .predicateSyntax, "1️⃣",
        "a value that starts with '!' is a tag in YAML; write 'not', or put quotes around the predicate",
        notes: [.init("1️⃣", "did you mean 'not isReady'?")]),
      fixed: shop(
        "facts: { isReady: Bool }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: not isReady } } }\n  b:\n"))
  }

  @Test func directives() {
    check(
      "1️⃣%TAG1️⃣ ! tag:a,b:\n---\n" + shop("screens: { a: }\n"),
      .init(.yamlUnsupported, "1️⃣", "'%TAG' is a directive, but a graph file accepts only %YAML"))
    check(
      "# first\n\n%YAML 1.2\n1️⃣%FOO1️⃣\n---\n" + shop("screens: { a: }\n"),
      .init(.yamlUnsupported, "1️⃣", "'%FOO' is a directive, but a graph file accepts only %YAML"))
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "# c\u{85}", "\r", "\r\n"])
  func directivesAfterEachLineBreak(_ start: String) {
    check(
      start + "1️⃣%TAG1️⃣ ! tag:a,b:\n---\n" + shop("screens: { a: }\n"),
      .init(.yamlUnsupported, "1️⃣", "'%TAG' is a directive, but a graph file accepts only %YAML"))
  }

  @Test func theYAMLDirectiveIsTaken() {
    check("%YAML 1.1\n---\n" + shop("screens: { a: }\n"))
    check("# a comment\n%YAML 1.2\n---\n" + shop("screens: { a: }\n...\n# the end\n"))
  }

  @Test(arguments: ["---\n", "...\n---\n", "...\n# c\n---\n"]) func aSecondDocument(_ separator: String) {
    check(
      shop("screens: { a: }\n") + separator.replacing("---", with: "1️⃣---1️⃣") + "more: 1\n",
      .init(.yamlUnsupported, "1️⃣", "a second document begins here; a graph file contains only one"))
  }

  @Test func aSecondDocumentWithoutADash() {
    check(
      shop("screens: { a: }\n...\n1️⃣m1️⃣ore: 1\n"),
      .init(.yamlUnsupported, "1️⃣", "a second document begins here; a graph file contains only one"))
  }
}
