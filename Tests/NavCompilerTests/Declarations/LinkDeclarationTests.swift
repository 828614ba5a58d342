import NavCompiler
import Testing

/// The shape of `links`, `link`, `requires`, and the `link` of a type.
@Suite struct LinkDeclarationTests {
  private func wrong(
    _ graph: String, _ message: String, _ note: String? = nil, fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    wrong(graph, .wrongShape, message, note, fixed: fixed, sourceLocation: sourceLocation)
  }

  private func wrong(
    _ graph: String, _ id: Rule, _ message: String, _ note: String? = nil, fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      shop(graph), [ExpectedDiagnostic(id, "1️⃣", message, notes: note.map { [.init("1️⃣", $0)] } ?? [])],
      fixed: fixed.map(shop), sourceLocation: sourceLocation)
  }

  @Test func links() {
    for links in [
      "links:\n", "links: {}\n", "links: { whenRefused: stop }\n", "links: { whenRefused: reject, bases: [] }\n",
      "links: { bases: [shop://, \"https://x.com\"], whenRefused: resume }\n",
    ] {
      check(shop(links + "screens: { a: }\n"))
    }
    wrong(
      "links: 1️⃣[shop://]1️⃣\nscreens: { a: }\n",
      "'links' takes a mapping such as { bases: [\"shop://\"], whenRefused: stop }, not a list")
    wrong(
      "links: { whenRefused: 1️⃣resum1️⃣ }\nscreens: { a: }\n", "'whenRefused' takes stop, reject or resume, not 'resum'",
      "did you mean 'resume'?", fixed: "links: { whenRefused: resume }\nscreens: { a: }\n")
    wrong(
      "links: { bases: 1️⃣shop://1️⃣ }\nscreens: { a: }\n", "'bases' takes a list such as [\"shop://\"], not 'shop://'",
      "did you mean '[shop://]'?", fixed: "links: { bases: [shop://] }\nscreens: { a: }\n")
    wrong("links: { bases: [1️⃣[x]1️⃣] }\nscreens: { a: }\n", "'bases' takes texts such as shop://, not a list")
    wrong(
      "links: { 1️⃣base1️⃣: [] }\nscreens: { a: }\n", .unknownKey, "'base' is not a key of 'links'",
      "did you mean 'bases'?", fixed: "links: { bases: [] }\nscreens: { a: }\n")
  }

  @Test func aLink() {
    wrong(
      "screens: { a: { link: 1️⃣[x]1️⃣ } }\n",
      "'link' takes a path such as /p/{id}, or { path: …, via: … }, not a list")
    wrong("screens:\n  a:\n    link:1️⃣1️⃣\n", "'link' takes a path such as /p/{id}, or { path: …, via: … }, not nothing")
    wrong("screens: { a: { link: { path: 1️⃣[x]1️⃣ } } }\n", "'path' takes a path such as /p/{id}, not a list")
    wrong("screens: { a: { 1️⃣link1️⃣: {} } }\n", .missingKey, "the link has no path; add 'path: /…'")
    wrong(
      "screens: { a: { link: { path: /, via: 1️⃣{}1️⃣ } } }\n",
      "'via' takes the name of a screen, or a list of them, not an empty mapping")
    wrong(
      "screens: { a: { link: { path: /, via: [1️⃣[x]1️⃣] } } }\n",
      "'via' takes the name of a screen, or a list of them, not a list")
    wrong(
      "screens: { a: { link: { 1️⃣pth1️⃣: / } } }\n", .unknownKey, "'pth' is not a key of 'link'", "did you mean 'path'?",
      fixed: "screens: { a: { link: { path: / } } }\n")
  }

  /// YAML ends the path at the brace.
  @Test func aBraceInFlowStyle() {
    let graph = "screens:\n  a: { push: { b: b } }\n  b: { arguments: { id: Int }, link: { path: /p/1️⃣{1️⃣id} } }\n"
    let source = MarkedSource(shop(graph))
    let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: source.text)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.yamlSyntax])
    #expect(found.first?.message.contains("quotes") == true, "\(found)")
  }

  @Test func requires() {
    let facts = "facts: { f: Bool }\n"
    check(
      shop(
        facts
          + "screens:\n  a: { push: { b: b } }\n  b: { arguments: { n: Int }, requires: f and n > 3 and source.n < 9 }\n"
      ))
    wrong(
      facts + "screens:\n  a: { push: { b: b } }\n  b: { requires: 1️⃣[f]1️⃣ }\n",
      "'requires' takes a predicate such as 'isSignedIn and cartCount > 0', not a list")
    wrong(
      facts + "screens:\n  a: { push: { b: b } }\n  b: { requires: 1️⃣m1️⃣ > 3 and f }\n", .unknownName,
      "no fact, condition or argument is called 'm'")
    wrong(
      facts + "screens:\n  a: { push: { b: b } }\n  b: { requires: f and 1️⃣destination.m1️⃣ > 3 }\n", .unknownName,
      "'destination.m' is not available here: only a push can use the arguments of its destination")
    wrong(
      facts + "screens:\n  a: { push: { b: b } }\n  b: { requires: f and 1️⃣source.m1️⃣ > 3 }\n", .unknownName,
      "the screen has no argument called 'm'")
    wrong(
      "facts: { n: Int }\nscreens:\n  a: { push: { b: b } }\n  b: { arguments: { n: Int }, requires: 1️⃣n1️⃣ > 3 }\n",
      .ambiguousName,
      "'n' is a fact and an argument of the screen; write 'source.n', or rename one of them",
      fixed:
        "facts: { n: Int }\nscreens:\n  a: { push: { b: b } }\n  b: { arguments: { n: Int }, requires: source.n > 3 }\n"
    )
  }

  @Test func theRootIsAlwaysThere() {
    wrong(
      "facts: { f: Bool }\nscreens:\n  a: { 1️⃣requires1️⃣: f, push: { b: b } }\n  b: { requires: f }\n",
      "'a' is the root, which is always on the stack, so it cannot have 'requires'")
  }

  @Test func theLinkOfAType() {
    wrong(
      "types: { T: { swift: M.T, link: 1️⃣yes1️⃣ } }\nscreens: { a: { arguments: { t: T? }, link: \"/{t}\" } }\n",
      "'link' takes true or false, not 'yes'", "did you mean 'true'?",
      fixed: "types: { T: { swift: M.T, link: true } }\nscreens: { a: { arguments: { t: T? }, link: \"/{t}\" } }\n")
  }
}
