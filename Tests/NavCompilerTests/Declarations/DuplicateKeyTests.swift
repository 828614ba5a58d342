import NavCompiler
import Testing

@Suite struct DuplicateKeyTests {
  private func twice(_ name: String, _ mark: String, first: String) -> ExpectedDiagnostic {
    .init(.duplicateKey, mark, "the key '\(name)' is here twice", notes: [.init(first, "the first '\(name)' is here")])
  }

  @Test func inTheFile() {
    check(shop("1️⃣doc1️⃣: x\n2️⃣doc2️⃣: y\nscreens: { a: }\n"), twice("doc", "2️⃣", first: "1️⃣"))
  }

  @Test func allAreReportedAtTheFirst() {
    check(
      shop("screens:\n  1️⃣a1️⃣:\n  2️⃣a2️⃣: { title: x }\n  3️⃣\"a\"3️⃣: { titel: x }\n"),
      twice("a", "2️⃣", first: "1️⃣"), twice("a", "3️⃣", first: "1️⃣"))
  }

  @Test func amongMany() {
    let segues = (0..<50).map { "      go\($0): b\n" }.joined()
    check(
      shop("screens:\n  a:\n    push:\n      1️⃣again1️⃣: b\n\(segues)      2️⃣again2️⃣: b\n  b:\n"),
      twice("again", "2️⃣", first: "1️⃣"))
  }

  @Test func anInnerMappingDoesNotHideOne() {
    check(
      shop("screens:\n  a: { 1️⃣title1️⃣: x, metadata: { title: y }, 2️⃣title2️⃣: z }\n"),
      twice("title", "2️⃣", first: "1️⃣"))
  }

  @Test func whatTheSecondHoldsIsNotRead() {
    check(
      shop("screens:\n  a:\n    1️⃣push1️⃣: { go: b }\n    2️⃣push2️⃣: { go: nowhere }\n  b:\n"),
      twice("push", "2️⃣", first: "1️⃣"))
  }

  @Test func whatTheSecondHoldsIsNotMissed() {
    check(
      shop("facts: { f: Bool }\nscreens: { 1️⃣a1️⃣: , b: , 2️⃣a2️⃣: { push: { b: { to: b, shouldPerform: f } } } }\n"),
      twice("a", "2️⃣", first: "1️⃣"))
    check(
      shop(
        """
        facts: { f: Bool }
        screens:
          a:
            1️⃣push1️⃣: { c: c }
            2️⃣push2️⃣: { b: { to: b, shouldPerform: f } }
          b:
          c:

        """), twice("push", "2️⃣", first: "1️⃣"))
    check(
      shop("screens: { a: { push: { go: { 1️⃣to1️⃣: b, 2️⃣to2️⃣: c } } }, b: , c: }\n"), twice("to", "2️⃣", first: "1️⃣"))
    check(
      shop("1️⃣screens1️⃣: { a: { push: { b: b } } }\n2️⃣screens2️⃣: { b: }\n"), twice("screens", "2️⃣", first: "1️⃣"))
    check(
      shop(
        """
        screens:
          a: { push: { b: b, c: c } }
          b: { push: { c: c } }
          c: { 1️⃣shared1️⃣: false, 2️⃣shared2️⃣: true }

        """), twice("shared", "2️⃣", first: "1️⃣"))
  }

  @Test func whatElseIsWrongIsReported() {
    check(
      shop("1️⃣doc1️⃣: x\n2️⃣doc2️⃣: y\nscreens: { a: , 3️⃣b3️⃣: }\n"),
      twice("doc", "2️⃣", first: "1️⃣"),
      .init(
        .unreachableScreen, "3️⃣", "nothing pushes 'b', so it can never be shown; push it from a screen, or remove it"))
  }

  @Test func anAliasAsAKeyIsTheKey() {
    check(
      shop("doc: &d a\nscreens:\n  1️⃣a1️⃣:\n  2️⃣*d2️⃣ :\n"), twice("a", "2️⃣", first: "1️⃣"))
  }
}
