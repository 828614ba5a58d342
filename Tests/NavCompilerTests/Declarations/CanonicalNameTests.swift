import NavCompiler
import Testing

/// Swift treats canonically equivalent names as the same: `é` as one scalar, and as two.
@Suite struct CanonicalNameTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  private func one(_ graph: String, typed: Bool = false) {
    let (first, second) = typed ? ("C" + composed.dropFirst(), "C" + decomposed.dropFirst()) : (composed, decomposed)
    let marked = graph.replacing("FIRST", with: "1️⃣\(first)1️⃣").replacing("SECOND", with: "2️⃣\(second)2️⃣")
    check(
      shop(marked.replacing("REF1", with: first).replacing("REF2", with: second)),
      ExpectedDiagnostic(
        .nameCollision, "2️⃣",
        "'\(second)' and '\(first)' are the same name in Swift, although their characters differ",
        notes: [.init("1️⃣", "'\(first)' is here")]))
  }

  @Test func everyKindOfName() {
    one("screens:\n  a: { push: { x: REF1, y: REF2 } }\n  FIRST:\n  SECOND:\n")
    one("screens:\n  a: { push: { FIRST: b, SECOND: b } }\n  b:\n")
    one(
      "screens:\n  a: { push: { FIRST: b } }\n  b: { push: { go: c } }\n  c: { unwind: { x: b, y: { to: a } } }\n"
        .replacing("FIRST", with: "go").replacing("x: b, y: ", with: "FIRST: b, SECOND: "))
    one("screens:\n  a: { arguments: { FIRST: Int = 1, SECOND: Int = 2 } }\n")
    one("screens:\n  a: { arguments: { k: Kind = REF1 } }\ntypes: { Kind: [FIRST, SECOND] }\n")
    one("facts: { FIRST: Bool, SECOND: Bool }\nscreens:\n  a: { back: { shouldPerform: REF1 and REF2 } }\n")
    one("facts: { FIRST: Bool }\nconditions: { SECOND: not REF1 }\nscreens:\n  a: { back: { shouldPerform: REF2 } }\n")
    one(
      "facts: { f: { type: Bool, arguments: { FIRST: Int, SECOND: Int } } }\n"
        + "screens:\n  a: { back: { shouldPerform: \"f(1, 2)\" } }\n")
    one(
      "types: { FIRST: [x], SECOND: [y] }\nscreens:\n  a: { arguments: { k: REF1 = x, l: REF2 = y } }\n", typed: true)
  }

  @Test func exits() {
    let found = Compiler.check(
      SourceFile(
        path: "x",
        text: fragment(
          "exits: { \(composed): Void, \(decomposed): Void }\n"
            + "screens:\n  x: { unwind: { a: { exit: \(composed) }, b: { exit: \(decomposed) } } }\n"))
    ).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.nameCollision])
  }

  /// References are compared scalar by scalar, although both spellings look the same.
  @Test(arguments: [
    ("screens:\n  a: { push: { go: 1️⃣REF1️⃣ } }\n  NAME:\n", Rule.unknownScreen, "no screen is called 'REF'"),
    (
      "facts: { NAME: Bool }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: 1️⃣REF1️⃣ } } }\n  b:\n", .unknownName,
      "no fact, condition or argument is called 'REF'"
    ),
    (
      "screens:\n  a: { push: { go: { to: b, pass: { 1️⃣REF1️⃣: 1 } } } }\n  b: { arguments: { NAME: Int = 0 } }\n",
      .unknownArgument, "'b' has no argument called 'REF'"
    ),
  ])
  func aReferenceInOtherCharacters(_ graph: String, _ id: Rule, _ message: String) {
    let written = { (text: String) in text.replacing("REF", with: decomposed).replacing("NAME", with: composed) }
    check(
      shop(written(graph)),
      ExpectedDiagnostic(
        id, "1️⃣", written(message),
        notes: [.init("1️⃣", "it is declared with other characters that look the same")]),
      fixed: shop(written(graph.replacing("1️⃣", with: "").replacing("REF", with: "NAME"))))
  }

  @Test func theReplacementCharacterIsNoLetter() {
    check(
      shop("screens:\n  a: { push: { 1️⃣\u{FFFD}1️⃣: b } }\n  b:\n"),
      ExpectedDiagnostic(
        .invalidName, "1️⃣", "'\u{FFFD}' cannot be the name of a segue: a Swift identifier cannot contain '\u{FFFD}'"))
  }
}
