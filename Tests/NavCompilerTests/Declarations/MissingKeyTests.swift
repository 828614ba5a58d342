import NavCompiler
import Testing

@Suite struct MissingKeyTests {
  private let navc = ExpectedDiagnostic(
    .missingKey, "start",
    "the file does not declare the version of the language; a graph file has a line 'navc: 1'")
  private let graph = ExpectedDiagnostic(
    .missingKey, "start",
    "the graph has no name; a graph file has a line 'graph: Shop', and a fragment 'fragment: Checkout'")
  private let root = ExpectedDiagnostic(
    .missingKey, "start", "the file does not name the root screen; a graph file has a line 'root: catalog'"
  )
  private let screens = ExpectedDiagnostic(
    .missingKey, "start", "the graph has no screens; a graph file lists them under 'screens:'")

  @Test(arguments: ["", "# nothing\n", "---\n", "\n\n", "\u{FEFF}"]) func anEmptyFile(_ text: String) {
    check(text, navc, graph, root, screens)
  }

  @Test func eachKeyOfTheFile() {
    check("graph: Shop\nroot: a\nscreens: { a: }\n", navc)
    check("navc: 1\nroot: a\nscreens: { a: }\n", graph)
    check("navc: 1\ngraph: Shop\nscreens: { a: }\n", root)
    check("navc: 1\ngraph: Shop\nroot: a\n", screens)
  }

  @Test func aMisspeltKeyIsNotMissing() {
    check(
      "navc: 1\ngraph: Shop\nroot: a\n1️⃣screen1️⃣: { a: }\n",
      .init(
        .unknownKey, "1️⃣", "'screen' is not a key of a graph file", notes: [.init("1️⃣", "did you mean 'screens'?")]),
      fixed: "navc: 1\ngraph: Shop\nroot: a\nscreens: { a: }\n")
  }

  /// The other keys decide whether a file is a graph or a fragment.
  @Test func neitherGraphNorFragment() {
    check(
      "navc: 1\n1️⃣fragmnt1️⃣: Inner\nroot: a\nexits: { done: Void }\nscreens: { a: { unwind: { go: { exit: done } } } }\n",
      .init(
        .unknownKey, "1️⃣", "'fragmnt' is not a key of a fragment", notes: [.init("1️⃣", "did you mean 'fragment'?")]),
      fixed: fragment("exits: { done: Void }\nscreens: { a: { unwind: { go: { exit: done } } } }\n")
        .replacing("root: x", with: "root: a"))
    check(
      "navc: 1\n1️⃣grpah1️⃣: Shop\nroot: a\nscreens: { a: }\n",
      .init(.unknownKey, "1️⃣", "'grpah' is not a key of a graph file", notes: [.init("1️⃣", "did you mean 'graph'?")]),
      fixed: shop("screens: { a: }\n"))
    check(
      "navc: 1\nroot: a\nexits: { done: Void }\nscreens: { a: { unwind: { go: { exit: done } } } }\n",
      .init(.missingKey, "start", "the fragment has no name; a fragment has a line 'fragment: Checkout'"))
  }

  @Test func theTargetOfASegue() {
    check(
      shop(
        "screens:\n  a: { push: { go: b, 1️⃣far1️⃣: { animated: false }, 2️⃣wide2️⃣: {} } }\n  b: { unwind: { 3️⃣up3️⃣: {} } }\n"),
      .init(.missingKey, "1️⃣", "the segue 'far' has no target; add 'to: <screen>'"),
      .init(.missingKey, "2️⃣", "the segue 'wide' has no target; add 'to: <screen>'"),
      .init(.missingKey, "3️⃣", "the segue 'up' has no target; add 'to: previous'"))
  }

  @Test func theTypeOfAFactAndOfAnArgument() {
    check(
      shop("facts: { 1️⃣f1️⃣: { doc: x } }\nscreens: { a: { arguments: { 2️⃣n2️⃣: { doc: x } } } }\n"),
      .init(.missingKey, "1️⃣", "the fact 'f' has no type; add 'type: Bool'"),
      .init(.missingKey, "2️⃣", "the argument 'n' has no type; add 'type: String'"))
  }

  @Test func theSwiftTypeOfAType() {
    check(
      shop("types: { 1️⃣T1️⃣: { doc: x } }\nscreens: { a: { arguments: { t: T? } } }\n"),
      .init(.missingKey, "1️⃣", "the type 'T' does not name a Swift type; add 'swift: Module.Type'"))
  }
}
